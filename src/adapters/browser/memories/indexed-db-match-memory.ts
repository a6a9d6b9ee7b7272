import * as v from 'valibot';
import type { Clock } from '#application/ports/clock.ts';
import { ANSWERS_KEPT_MS, type RememberedAnswer } from '#application/ports/memories/match-memory.ts';
import { itemSchema } from '../../store/codec/read-list.ts';
import { STORED_TITLES } from '../../store/codec/stored-titles.ts';
import { ownName } from '../own-name.ts';
import { IndexedDbAnswers } from './indexed-db-answers.ts';

/** Some 15 MB. */
const ANSWERS_AT_MOST = 20_000;

const Answer = v.object({ titles: v.array(itemSchema(STORED_TITLES)), answeredAt: v.number() });

/** The answers about the titles of files. */
export class IndexedDbMatchMemory extends IndexedDbAnswers<RememberedAnswer> {
  constructor(clock: Clock, limit = ANSWERS_AT_MOST) {
    super({ name: ownName('matinee-matches'), schema: Answer, clock, keptMs: ANSWERS_KEPT_MS, limit });
  }
}
