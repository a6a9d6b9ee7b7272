import { defer, from, map, merge, of, switchMap, throttleTime, type Observable } from 'rxjs';
import { hasFacts, type TitleFacts, type ToldFact } from '#domain/library/filters/title-facts.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TitleAsker } from '../../requests/title-asker.ts';
import type { TitleCache } from './title-cache.ts';

export interface AskFactsDeps {
  readonly clock: Pick<Clock, 'scheduler'>;
  readonly titleAsker: TitleAsker;
  readonly titleCache: TitleCache;
}

interface FactsRequest {
  /** In the order in which they are asked about: the newest first. */
  readonly titles: readonly StoredTitle[];
  /** What must be known of each; of a filter it is `factsNeeded`. */
  readonly needs: readonly ToldFact[];
}

export type FactsOf = (title: StoredTitle) => TitleFacts;

/** What is known of titles, and of how many of them it is all that must be. */
export interface FactsCheck {
  readonly factsOf: FactsOf;
  readonly checked: number;
  readonly total: number;
}

/** At most four times a second: the list is drawn anew. */
const STATE_MS = 250;

/** Finds out what the titles of a list are like, as far as somebody needs it (product.md, Lists: facts). */
export class AskFacts {
  constructor(private readonly deps: AskFactsDeps) {}

  /** Emits what is known, and again, with another function, as more is. The provider is asked while somebody looks. Never errors. */
  execute({ titles, needs }: FactsRequest): Observable<FactsCheck> {
    const { clock, titleAsker, titleCache } = this.deps;
    const isMissing = (title: StoredTitle) => !hasFacts(titleCache.factsOf(title), needs);
    const asking$ = titleAsker.run<StoredTitle>({
      policy: 'detail',
      titles: () => titles,
      isMissing,
      // All else is in the details.
      wants: (title) => (needs.includes('people') && !titleCache.factsOf(title).people ? { credits: true } : {}),
    });
    return defer(() => from(titleCache.recall(titles))).pipe(
      switchMap(() => merge(of(undefined), asking$)),
      throttleTime(STATE_MS, clock.scheduler, { leading: true, trailing: true }),
      map(() => ({
        factsOf: (title) => titleCache.factsOf(title),
        checked: titles.length - titles.filter(isMissing).length,
        total: titles.length,
      })),
    );
  }
}
