import { defer, from, map, merge, of, scan, switchMap, throttleTime, type Observable } from 'rxjs';
import { mediaTypeOf, type TitleKey, type TitleRef } from '#domain/title.ts';
import { checkServices, keepingSet, type ServicesCheck } from '#domain/watch/services-check.ts';
import type { WatchChoice } from '#domain/watch/watch-choice.ts';
import type { WatchOffers } from '#domain/watch/watch-offers.ts';
import type { WatchOptions } from '../../ports/catalog/watch-options.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Outcome } from '../../requests/abortable.ts';
import type { TitleAsker } from '../../requests/title-asker.ts';
import { OffersBook, type OffersBookDeps } from './offers-book.ts';

export interface CheckServicesDeps extends OffersBookDeps {
  readonly clock: Clock;
  readonly titleAsker: TitleAsker;
  readonly watchOptions: Pick<WatchOptions, 'optionsOf'>;
}

/** What is to be checked. */
interface CheckRequest extends WatchChoice {
  /** In the order in which they are asked about: the newest first. */
  readonly titles: readonly TitleRef[];
  /** Whether the visitor waits for it. */
  readonly isAwaited: boolean;
}

/** The list has been shown by then. */
const IDLE_MS = 2_000;
/** At most four times a second: the list is drawn anew. */
const STATE_MS = 250;

/** Finds out which titles of a list are on the visitor's services (product.md, Where to watch: checks). */
export class CheckServices {
  private readonly book: OffersBook;

  constructor(private readonly deps: CheckServicesDeps) {
    this.book = new OffersBook(deps);
  }

  /** Emits what is known, and again as more is. The provider is asked while somebody looks. Never errors. */
  execute(request: CheckRequest): Observable<ServicesCheck> {
    return defer(() => from(this.book.recall(request.titles, request.region))).pipe(
      switchMap(() => merge(of(undefined), this.askAll(request))),
      throttleTime(STATE_MS, this.deps.clock.scheduler, { leading: true, trailing: true }),
      map(() => this.check(request)),
      scan(keepingSet),
    );
  }

  /** The titles that are known to be on the visitor's services: nothing is asked. Never rejects. */
  async known(titles: readonly TitleRef[], { region, services }: WatchChoice): Promise<ReadonlySet<TitleKey>> {
    await this.book.recall(titles, region);
    return this.check({ titles, region, services }).on;
  }

  private check({ titles, region, services }: Omit<CheckRequest, 'isAwaited'>): ServicesCheck {
    return checkServices(titles, services, (title) => this.book.streamsOf(title, region));
  }

  private askAll(request: CheckRequest): Observable<unknown> {
    const { titles, region, isAwaited } = request;
    const { titleAsker, watchOptions } = this.deps;
    return titleAsker.run<TitleRef, WatchOffers>({
      startMs: isAwaited ? 0 : IDLE_MS,
      policy: 'detail',
      missing: () => titles.filter((title) => this.book.streamsOf(title, region) === undefined),
      ask: (title, signal) => watchOptions.optionsOf({ id: title.id, media_type: mediaTypeOf(title) }, region, signal),
      note: (title, outcome) => this.note(title, region, outcome),
    });
  }

  private note(title: TitleRef, region: string, outcome: Outcome<WatchOffers>): void {
    if (outcome.status === 'loaded')
      this.book.remember(
        title,
        region,
        outcome.value.stream.map(({ id }) => id),
      );
    // A title that is gone is nowhere.
    else if (outcome.error.type === 'not_found') this.book.remember(title, region, []);
  }
}
