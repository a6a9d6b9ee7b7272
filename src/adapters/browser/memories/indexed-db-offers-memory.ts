import * as v from 'valibot';
import type { Clock } from '#application/ports/clock.ts';
import { OFFERS_KEPT_MS, type RememberedOffers } from '#application/ports/memories/offers-memory.ts';
import { ownName } from '../own-name.ts';
import { IndexedDbAnswers } from './indexed-db-answers.ts';

/** Two countries of the longest lists: some 3 MB. */
const ANSWERS_AT_MOST = 20_000;

const Offers = v.object({ streams: v.array(v.number()), answeredAt: v.number() });

/** What was answered about the titles of lists. The demo's answers are kept apart: its titles share their numbers with others. */
export class IndexedDbOffersMemory extends IndexedDbAnswers<RememberedOffers> {
  constructor(clock: Clock, isDemo: boolean, limit = ANSWERS_AT_MOST) {
    const name = isDemo ? ownName('matinee-demo-offers') : ownName('matinee-offers');
    super({ name, schema: Offers, clock, keptMs: OFFERS_KEPT_MS, limit });
  }
}
