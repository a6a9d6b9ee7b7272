import { DAY_MS } from '#domain/days/day-ms.ts';
import type { AnswerMemory, TimedAnswer } from './answer-memory.ts';

/** No answer is kept for longer (product.md, Where to watch: kept). */
export const OFFERS_KEPT_MS = 7 * DAY_MS;

/** What the provider answered about one title in one country. */
export interface RememberedOffers extends TimedAnswer {
  /** The ids of the services that stream it. */
  readonly streams: readonly number[];
}

/** On which services the titles of lists are. */
export type OffersMemory = AnswerMemory<RememberedOffers>;
