import type { NamedTitle } from '#domain/import/named-title.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import type { AnswerMemory, TimedAnswer } from '../ports/memories/answer-memory.ts';

/** No answer is kept for longer (product.md, Import: remembered; tmdb.md, Terms: age). */
export const ANSWERS_KEPT_MS = 30 * 86_400_000;

/** What the provider answered to one question about a title of a file. */
export interface RememberedAnswer extends TimedAnswer {
  /** Of each what it takes to save it, and its other name. None where the provider knows none. */
  readonly titles: readonly (StoredTitle & Pick<NamedTitle, 'originalName'>)[];
}

/** What the provider answered about the titles of files, by the keys of the questions. */
export type MatchMemory = AnswerMemory<RememberedAnswer>;
