import { DAY_MS } from '#domain/days/day-ms.ts';
import type { TitleFacts } from '#domain/library/filters/title-facts.ts';
import type { KnownShow } from '#domain/shows/known-show.ts';
import type { AnswerMemory, TimedAnswer } from './answer-memory.ts';

/** No answer is kept for longer (product.md, Lists: facts; tmdb.md, Terms: age). */
export const FACTS_KEPT_MS = 180 * DAY_MS;

/** What the provider answered about the seasons of a show. It may have been asked later than the rest. */
export interface RememberedShow extends KnownShow, TimedAnswer {}

/** What the provider answered about one title. */
export interface RememberedFacts extends TitleFacts, TimedAnswer {
  readonly show?: RememberedShow | undefined;
}

/** What titles of lists are like, as far as the lists themselves do not keep it. */
export type FactsMemory = AnswerMemory<RememberedFacts>;
