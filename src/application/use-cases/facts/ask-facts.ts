import { defer, from, map, merge, of, switchMap, throttleTime, type Observable } from 'rxjs';
import { isKnownFor, type ListFilter } from '#domain/library/filters/list-filter.ts';
import type { TitleFacts } from '#domain/library/filters/title-facts.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { mediaTypeOf } from '#domain/title.ts';
import type { MovieCatalog } from '../../ports/catalog/movie-catalog.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TitleAsker } from '../../requests/title-asker.ts';
import type { FactsBook } from './facts-book.ts';

export interface AskFactsDeps {
  readonly clock: Pick<Clock, 'scheduler'>;
  readonly titleAsker: TitleAsker;
  readonly catalog: Pick<MovieCatalog, 'fetchDetails'>;
}

interface FactsRequest {
  /** In the order in which they are asked about: the newest first. */
  readonly titles: readonly StoredTitle[];
  /** What must be known is what it asks for. */
  readonly filter: ListFilter;
}

export type FactsOf = (title: StoredTitle) => TitleFacts;

/** At most four times a second: the list is drawn anew. */
const STATE_MS = 250;

/** Finds out what the titles of a list are like, as far as a filter asks for it (product.md, Lists: facts). */
export class AskFacts {
  constructor(
    private readonly deps: AskFactsDeps,
    private readonly book: FactsBook,
  ) {}

  /** Emits what is known, and again, as another function, as more is. The provider is asked while somebody looks. Never errors. */
  execute({ titles, filter }: FactsRequest): Observable<FactsOf> {
    const { catalog, clock, titleAsker } = this.deps;
    const asking$ = titleAsker.run<StoredTitle, TitleDetails>({
      policy: 'detail',
      missing: () => titles.filter((title) => !isKnownFor(this.book.factsOf(title), filter)),
      ask: (title, signal) => catalog.fetchDetails({ id: title.id, media_type: mediaTypeOf(title) }, signal),
      note: (title, outcome) => this.book.note(title, outcome),
    });
    return defer(() => from(this.book.recall(titles))).pipe(
      switchMap(() => merge(of(undefined), asking$)),
      throttleTime(STATE_MS, clock.scheduler, { leading: true, trailing: true }),
      map(() => (title) => this.book.factsOf(title)),
    );
  }
}
