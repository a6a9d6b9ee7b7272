import { defer, from, map, merge, of, switchMap, throttleTime, type Observable } from 'rxjs';
import { isKnownFor, type ListFilter } from '#domain/library/filters/list-filter.ts';
import type { TitleFacts } from '#domain/library/filters/title-facts.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TitleAsker } from '../../requests/title-asker.ts';
import type { TitleBook } from './title-book.ts';

export interface AskFactsDeps {
  readonly clock: Pick<Clock, 'scheduler'>;
  readonly titleAsker: TitleAsker;
  readonly titleBook: TitleBook;
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
  constructor(private readonly deps: AskFactsDeps) {}

  /** Emits what is known, and again, as another function, as more is. The provider is asked while somebody looks. Never errors. */
  execute({ titles, filter }: FactsRequest): Observable<FactsOf> {
    const { clock, titleAsker, titleBook } = this.deps;
    const asking$ = titleAsker.run<StoredTitle>({
      policy: 'detail',
      titles: () => titles,
      isMissing: (title) => !isKnownFor(titleBook.factsOf(title), filter),
      wants: () => ({}),
    });
    return defer(() => from(titleBook.recall(titles))).pipe(
      switchMap(() => merge(of(undefined), asking$)),
      throttleTime(STATE_MS, clock.scheduler, { leading: true, trailing: true }),
      map(() => (title) => titleBook.factsOf(title)),
    );
  }
}
