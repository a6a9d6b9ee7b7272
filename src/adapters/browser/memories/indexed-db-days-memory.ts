import * as v from 'valibot';
import type { Clock } from '#application/ports/clock.ts';
import { DAYS_KEPT_MS, type RememberedDays } from '#application/ports/memories/days-memory.ts';
import { RELEASE_KINDS } from '#domain/calendar/calendar-entry.ts';
import { ownName } from '../own-name.ts';
import { IndexedDbAnswers } from './indexed-db-answers.ts';

/** Two countries of the longest lists: some 3 MB. */
const ANSWERS_AT_MOST = 20_000;

const Days = v.object({
  dates: v.exactOptional(v.array(v.object({ kind: v.picklist(RELEASE_KINDS), day: v.string() }))),
  episodes: v.exactOptional(
    v.array(v.object({ season: v.number(), number: v.number(), name: v.string(), day: v.string() })),
  ),
  isOver: v.exactOptional(v.boolean()),
  answeredAt: v.number(),
});

/** On which days titles come out. The demo's answers are kept apart: its titles share their numbers with others. */
export class IndexedDbDaysMemory extends IndexedDbAnswers<RememberedDays> {
  constructor(clock: Clock, isDemo: boolean, limit = ANSWERS_AT_MOST) {
    const name = isDemo ? ownName('matinee-demo-days') : ownName('matinee-days');
    super({ name, schema: Days, clock, keptMs: DAYS_KEPT_MS, limit });
  }
}
