import type { TitleFacts } from '../library/filters/title-facts.ts';
import type { StoredTitle } from '../library/saved-title.ts';

/** What figures know of titles. */
export interface TitleKnowledge {
  readonly factsOf: (title: StoredTitle) => TitleFacts;
  /** The visitor's own, 1 to 10. */
  readonly ratingOf: (title: StoredTitle) => number | undefined;
}
