import type { KnownDays } from '#domain/calendar/known-days.ts';
import { DAY_MS } from '#domain/days/day-ms.ts';
import type { AnswerMemory, TimedAnswer } from './answer-memory.ts';

/** A movie is asked about again after this, and so is a show that does not go on (product.md, Calendar: kept). */
export const DATES_FRESH_MS = 7 * DAY_MS;
/** A show that goes on is asked about again after this (product.md, Calendar: kept). */
export const EPISODES_FRESH_MS = DAY_MS;
/** No answer is kept for longer (product.md, Calendar: kept; tmdb.md, Terms: age). */
export const DAYS_KEPT_MS = 180 * DAY_MS;

/** What the provider answered about the days of one title: of a movie in one country. */
export interface RememberedDays extends KnownDays, TimedAnswer {}

/** On which days titles come out, and episodes are shown. */
export type DaysMemory = AnswerMemory<RememberedDays>;
