import type { TitleFacts } from '../library/filters/title-facts.ts';
import type { StoredTitle } from '../library/saved-title.ts';
import type { NamedId } from '../title-details.ts';

/** Who made a title. */
export interface TitlePeople {
  readonly directors: readonly NamedId[];
  readonly cast: readonly NamedId[];
}

export interface YearFacts extends TitleFacts {
  readonly people?: TitlePeople | undefined;
  /** The average of others' ratings; absent where nobody rated it. */
  readonly average?: number | undefined;
}

/** What figures know of titles. */
export interface TitleKnowledge {
  readonly factsOf: (title: StoredTitle) => YearFacts;
  /** The visitor's own, 1 to 10. */
  readonly ratingOf: (title: StoredTitle) => number | undefined;
}
