import type { DatesCheck, DatesRequest } from '#application/use-cases/calendar/check-dates.ts';
import { entryKey } from '#domain/calendar/calendar-weeks.ts';
import { titleKey, titleName } from '#domain/title.ts';

/** What is asked, and the how many-th time the visitor has asked for it. */
export interface AskedDates extends DatesRequest {
  readonly attempt?: number;
}

/** What the calendar's screen shows of a check. */
export interface ShownCheck {
  readonly request: AskedDates;
  /** Undefined where nothing is shown yet. */
  readonly check: DatesCheck | undefined;
  /** Whether nothing of this request was known when it began. */
  readonly isWaiting: boolean;
}

export const haveSameLines = (one: DatesCheck, other: DatesCheck): boolean => {
  const keys = new Set(one.entries.map(entryKey));
  return one.entries.length === other.entries.length && other.entries.every((entry) => keys.has(entryKey(entry)));
};

const keysOf = ({ titles }: DatesRequest): string => titles.map(titleKey).toSorted().join();

/** Titles that are called otherwise by now are no others. */
const isSame = (one: AskedDates, other: AskedDates): boolean =>
  one === other || (one.region === other.region && one.attempt === other.attempt && keysOf(one) === keysOf(other));

/** The same lines with the names that they were shown with: others are longer, or in another order (product.md, Titles in one’s language: change). */
const named = (last: DatesCheck | undefined, check: DatesCheck): DatesCheck => {
  if (last?.today !== check.today) return check;
  const names = new Map(last.entries.map((entry) => [entryKey(entry), titleName(entry.title)]));
  const isNamedSo = check.entries.every((entry) => names.get(entryKey(entry)) === titleName(entry.title));
  return isNamedSo ? check : { ...check, entries: last.entries };
};

const isDone = ({ checked, total, isFailing }: DatesCheck): boolean => checked === total || isFailing;

/** Of what is shown of the same request: another day, and lines that are the same, move nothing that is read. */
const mayReplace = (last: DatesCheck | undefined, check: DatesCheck): boolean =>
  last?.today !== check.today || haveSameLines(last, check);

/**
 * What is shown once a check says more. Lines that come in between would move those that the visitor reads, so that what is shown
 * stays until it is asked for, and placeholders stand until all is checked where nothing was known (product.md, Calendar: new dates).
 */
export const shownAfter = (shown: ShownCheck | undefined, request: AskedDates, check: DatesCheck): ShownCheck => {
  const last = shown?.check;
  if (!shown || !isSame(shown.request, request)) {
    const isWaiting = !check.hasAnswers && !isDone(check);
    return { request, isWaiting, check: isWaiting ? last : check };
  }
  if (shown.isWaiting) return isDone(check) ? { request, isWaiting: false, check } : shown;
  return mayReplace(last, check) ? { request, isWaiting: false, check: named(last, check) } : shown;
};
