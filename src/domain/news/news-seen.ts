import { dayOf } from '../days/calendar-day.ts';
import type { Choices } from '../library/library.ts';

/** Until when the visitor knows what is new, on this device. */
export interface NewsSeen {
  /** In milliseconds. */
  readonly at: number;
  /** The country and the services of which the news were. */
  readonly choice: string;
}

/** Of which country and services news are: of others nothing is new (product.md, News: another choice). */
export const newsChoice = (region: string | undefined, { watchServices = [] }: Choices): string =>
  [region ?? '', ...watchServices.toSorted((a, b) => a - b)].join(' ');

/** What is seen already. A time that lies ahead is that of another clock. */
export const newsSeen = (seen: NewsSeen | undefined, choice: string, now: number): NewsSeen =>
  seen && seen.choice === choice && seen.at <= now ? seen : { at: now, choice };

/** What is noted while an answer is on its way to the device is not lost. */
const MARGIN_MS = 60_000;

/** Where nothing is new, what comes is new since this visit, not since the one before (product.md, News: since when). */
export const seenWithoutNews = (seen: NewsSeen, now: number): NewsSeen => {
  const at = Math.max(seen.at, now - MARGIN_MS);
  return dayOf(new Date(at)) === dayOf(new Date(seen.at)) ? seen : { ...seen, at };
};
