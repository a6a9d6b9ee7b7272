import { titleKey } from '#domain/title.ts';
import type { WatchOffers, WatchService } from '#domain/watch/watch-offers.ts';
import type { WatchRegion } from '#domain/watch/watch-region.ts';
import type { TitleId } from '../../ports/catalog/movie-catalog.ts';
import type { WatchOptions } from '../../ports/catalog/watch-options.ts';
import { LoadableQuery } from '../../queries/loadable-query.ts';
import { QueryCache } from '../../queries/query-cache.ts';
import type { Request, RequestRunner } from '../../requests/request-runner.ts';
import type { TitleCache } from '../facts/title-cache.ts';

export interface WatchQueriesDeps {
  readonly watchOptions: WatchOptions;
  readonly requestRunner: RequestRunner;
  /** Keeps what a title's page was answered: lists need not ask for it. */
  readonly titleCache: TitleCache;
}

/** Enough for a long way back. */
const CACHED_OFFERS = 40;
const CACHED_REGIONS = 10;

/** Where titles can be watched, as screens look at it. What was loaded once is asked for no more in this visit. */
export class WatchQueries {
  /** The countries to choose from. */
  readonly regions: LoadableQuery<readonly WatchRegion[]>;
  private readonly services = new QueryCache<LoadableQuery<readonly WatchService[]>>(CACHED_REGIONS);
  private readonly offers = new QueryCache<LoadableQuery<WatchOffers>>(CACHED_OFFERS);

  constructor(private readonly deps: WatchQueriesDeps) {
    this.regions = this.loadable((signal) => deps.watchOptions.regions(signal));
  }

  servicesOf(region: string): LoadableQuery<readonly WatchService[]> {
    return this.services.get(region, () => this.loadable((signal) => this.deps.watchOptions.services(region, signal)));
  }

  offersOf(title: TitleId, region: string): LoadableQuery<WatchOffers> {
    return this.offers.get(`${titleKey(title)} ${region}`, () =>
      this.loadable(async (signal) => {
        const offers = await this.deps.watchOptions.optionsOf(title, region, signal);
        this.deps.titleCache.notePageOffers(title, region, offers);
        return offers;
      }),
    );
  }

  // Without a name for it: a failure is told in its own section alone.
  private loadable<T>(call: Request<T>['call']): LoadableQuery<T> {
    const request = { call, policy: 'detail' } as const;
    const { requestRunner } = this.deps;
    return new LoadableQuery({ load$: requestRunner.run(request), again$: requestRunner.runAgain(request) });
  }
}
