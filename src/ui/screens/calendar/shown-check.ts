import type { DatesCheck, DatesRequest } from '#application/use-cases/calendar/check-dates.ts';
import { entryKey } from '#domain/calendar/calendar-weeks.ts';

/** What the calendar's screen shows of a check. */
export interface ShownCheck {
  readonly request: DatesRequest;
  /** Undefined where nothing is shown yet. */
  readonly check: DatesCheck | undefined;
  /** Whether nothing of this request was known when it began. */
  readonly isWaiting: boolean;
}

export const haveSameLines = (one: DatesCheck, other: DatesCheck): boolean => {
  const keys = new Set(one.entries.map(entryKey));
  return one.entries.length === other.entries.length && other.entries.every((entry) => keys.has(entryKey(entry)));
};

const isDone = ({ checked, total, isFailing }: DatesCheck): boolean => checked === total || isFailing;

/** Of what is shown of the same request: another day, and lines that are the same, move nothing that is read. */
const mayReplace = (last: DatesCheck | undefined, check: DatesCheck): boolean =>
  last?.today !== check.today || haveSameLines(last, check);

/**
 * What is shown once a check says more. Lines that come in between would move those that the visitor reads, so that what is shown
 * stays until it is asked for, and placeholders stand until all is checked where nothing was known (product.md, Calendar: new dates).
 */
export const shownAfter = (shown: ShownCheck | undefined, request: DatesRequest, check: DatesCheck): ShownCheck => {
  const last = shown?.check;
  if (shown?.request !== request) {
    const isWaiting = !check.hasAnswers && !isDone(check);
    return { request, isWaiting, check: isWaiting ? last : check };
  }
  const isToShow = shown.isWaiting ? isDone(check) : mayReplace(last, check);
  return isToShow ? { request, isWaiting: false, check } : shown;
};
