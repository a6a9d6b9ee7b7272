import { DAY_MS } from '#domain/days/day-ms.ts';
import type { NamedTitle } from '#domain/import/named-title.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import type { AnswerMemory, TimedAnswer } from './answer-memory.ts';

/** No answer is kept for longer (product.md, Import: remembered; tmdb.md, Terms: age). */
export const ANSWERS_KEPT_MS = 30 * DAY_MS;

/** What it takes to save a title, and to tell whether it is called as a file says. */
export type RememberedTitle = StoredTitle & Pick<NamedTitle, 'originalName' | 'englishName'>;

/** What the provider answered to one question about a title of a file. */
export interface RememberedAnswer extends TimedAnswer {
  /** None where the provider knows none. */
  readonly titles: readonly RememberedTitle[];
}

/** What the provider answered about the titles of files, by the keys of the questions. */
export type MatchMemory = AnswerMemory<RememberedAnswer>;
