import { map } from 'rxjs';
import { addressKey, type TitleAddress } from '#domain/addresses/title-address.ts';
import type { Title } from '#domain/title.ts';
import type { MovieCatalog } from '../../ports/catalog/movie-catalog.ts';
import type { TitleFinder } from '../../ports/catalog/title-finder.ts';
import { LoadableQuery } from '../../queries/loadable-query.ts';
import { QueryCache } from '../../queries/query-cache.ts';
import type { Outcome } from '../../requests/abortable.ts';
import type { Request, RequestRunner } from '../../requests/request-runner.ts';

/** 'unknown' where nobody knows a title of this id. */
export type LookedUpTitle = Title | 'unknown';

export interface TitleLookupDeps {
  readonly catalog: Pick<MovieCatalog, 'fetchDetails'>;
  readonly titleFinder: Pick<TitleFinder, 'findById'>;
  readonly requestRunner: RequestRunner;
}

/** Of what was typed lately. */
const CACHED = 20;
/** An id that is typed grows key by key: who goes on typing asks nothing of the provider. */
const DEBOUNCE_MS = 200;

const unknownIsAnAnswer = (outcome: Outcome<LookedUpTitle>): Outcome<LookedUpTitle> =>
  outcome.status === 'failed' && outcome.error.type === 'not_found' ? { status: 'loaded', value: 'unknown' } : outcome;

/** Finds out which title an address or an id is of (product.md, Search: address). */
export class TitleLookup {
  private readonly queries = new QueryCache<LoadableQuery<LookedUpTitle>>(CACHED);

  constructor(private readonly deps: TitleLookupDeps) {}

  /** The same query for the same address, for a while. */
  of(address: TitleAddress): LoadableQuery<LookedUpTitle> {
    return this.queries.get(addressKey(address), () => this.loadable((signal) => this.ask(address, signal)));
  }

  private async ask(address: TitleAddress, signal: AbortSignal): Promise<LookedUpTitle> {
    const { catalog, titleFinder } = this.deps;
    if (address.kind === 'tmdb') return catalog.fetchDetails(address.title, signal);
    const [title] = await titleFinder.findById({ service: 'imdb', id: address.imdbId }, signal);
    return title ?? 'unknown';
  }

  private loadable(call: Request<LookedUpTitle>['call']): LoadableQuery<LookedUpTitle> {
    const { requestRunner } = this.deps;
    const outcome$ = (debounceMs?: number) =>
      requestRunner
        .run({ call, policy: 'detail', ...(debounceMs !== undefined && { debounceMs }) })
        .pipe(map(unknownIsAnAnswer));
    return new LoadableQuery({ load$: outcome$(DEBOUNCE_MS), again$: outcome$(), renewal: requestRunner.renewal });
  }
}
