import type { CalendarDay } from '../../days/calendar-day.ts';
import { isCalendarDay } from '../../days/day-of-time.ts';
import type { Fields } from '../../fields.ts';
import { patched, type Patch } from '../patch.ts';
import { isSeen, type Mark, type Viewing, type Viewings } from './mark.ts';
import { seenDayOf } from './seen-day.ts';

/** What a mark says of when its title was seen. */
export type Seen = Pick<Mark, 'seenAt' | 'viewings'>;

/** More are not added; what is there stays (product.md, Marks: viewings). */
export const VIEWINGS_MAX = 100;
/** Stands for an unknown day. */
export const SOME_TIME = '';

const NO_VIEWINGS: Viewings = {};
const YEAR = /^[1-9]\d{3}$/;
const YEAR_LENGTH = 4;

/** Whether it may be the day of a viewing. */
export const isViewingDay = (day: string): boolean => day === SOME_TIME || YEAR.test(day) || isCalendarDay(day);

const YEAR_ALONE = /^(\d{4})-01-01T00:00:00(?:\.0+)?Z$/;

/** The day of a time: a year, where a program that knows no more has written its first moment (product.md, Import: seen before). */
export const viewingDayOf = (time: string): string => YEAR_ALONE.exec(time)?.[1] ?? seenDayOf(time);

/** The day of a viewing as other programs write it: some time in a year is its first moment. */
export const viewingTime = (day: string): string => (YEAR.test(day) ? `${day}-01-01T00:00:00.000Z` : day);

const daysIn = (viewings: Viewings): readonly string[] => Object.keys(viewings);

/** What a title keeps of its viewings, also one that a release before has marked as not seen: the days of `viewings` and that of `seenAt`. */
export const keptViewings = ({ seenAt, viewings = NO_VIEWINGS }: Seen): Viewings => {
  if (seenAt === undefined) return viewings;
  const day = seenDayOf(seenAt);
  const isThere = day === SOME_TIME ? daysIn(viewings).length > 0 : Object.hasOwn(viewings, day);
  return isThere ? viewings : { ...viewings, [day]: {} };
};

/** The viewings of a title; none of one that is not seen. */
export const viewingsOf = (mark: Seen): Viewings => (isSeen(mark) ? keptViewings(mark) : NO_VIEWINGS);

/** Sorts as text: some time, then years, then days that are known, the newest last. @param day that of a viewing: what is longer than a year is a day */
export const viewingPlace = (day: string): string => `${day.length > YEAR_LENGTH ? 1 : 0}${day}`;

/** Days that are known, the newest first, then years, then some time. */
export const newestFirst = (days: readonly string[]): readonly string[] =>
  days.toSorted((a, b) => (viewingPlace(a) < viewingPlace(b) ? 1 : -1));

/** The days on which a title was seen, the newest first; none of one that is not seen. */
export const daysSeen = (mark: Seen): readonly string[] => newestFirst(daysIn(viewingsOf(mark)));

/** The newest day that is known, of those too that a release before has written beside them; undefined where none is. */
const newestDay = (viewings: Viewings): CalendarDay | undefined => {
  const [first = SOME_TIME] = newestFirst(daysIn(viewings));
  return isCalendarDay(first) ? first : undefined;
};

/** In one order: what is compared as text is the same then. */
const inOrder = (viewings: Viewings): Viewings =>
  Object.fromEntries(newestFirst(daysIn(viewings)).map((day) => [day, viewings[day] ?? {}]));

/** Whether a viewing says no more than that it was. */
export const isBare = (viewing: Viewing | undefined): boolean => Object.keys(viewing ?? {}).length === 0;

/** Whether a note is with a title, or with one of its viewings. */
export const hasNote = ({ note, viewings = {} }: Pick<Mark, 'note' | 'viewings'>): boolean =>
  [note, ...Object.values(viewings).map((each) => each.note)].some((each) => each !== undefined);

/** Whether `seenAt` says all of it by itself. */
const isSaidBySeenAt = (viewings: Viewings): boolean => {
  const [day = SOME_TIME, ...others] = daysIn(viewings);
  return others.length === 0 && !YEAR.test(day) && isBare(viewings[day]);
};

/**
 * What is written of viewings: `seenAt` is the newest day that is known, null where none is. Nothing where there is no viewing.
 * @param before as it was written: a time of a release before stays as it is where it is the only viewing
 */
export const writtenSeen = (viewings: Viewings, before: Seen): Seen => {
  if (daysIn(viewings).length === 0) return {};
  const newest = newestDay(viewings);
  const isAlone = isSaidBySeenAt(viewings);
  // Beside days a time would be another day in another zone, and one viewing more.
  const isAsBefore = isAlone && newest !== undefined && seenDayOf(before.seenAt) === newest;
  const seenAt = isAsBefore ? before.seenAt : (newest ?? null);
  return { ...(seenAt !== undefined && { seenAt }), ...(!isAlone && { viewings: inOrder(viewings) }) };
};

/** A mark with what it says of when its title was seen. */
export const withSeen = <Marked extends Seen>(mark: Marked, { seenAt, viewings }: Seen): Marked => {
  const { seenAt: _seenAt, viewings: _viewings, ...others } = mark;
  return {
    ...others,
    ...(seenAt !== undefined && { seenAt }),
    ...(viewings && { viewings }),
  } as Seen as Marked;
};

/** Whether days are among the viewings as they are written: the day that `seenAt` alone has goes with the next one there. */
const isWritten = ({ viewings }: Seen, days: readonly string[]): boolean =>
  !viewings || days.every((day) => Object.hasOwn(viewings, day));

/**
 * What a mark says once viewings have come and gone: the same reference where that changes nothing. One that was marked as not seen by a
 * release before is seen again by one that comes alone.
 */
export const changedSeen = (before: Seen, { set, clear }: Patch<Viewings>): Seen => {
  const kept = keptViewings(before);
  const after = patched(kept, { set, clear });
  const isSeenAfter = isSeen(before) || daysIn(set).length > 0;
  if (after === kept && isSeenAfter === isSeen(before) && isWritten(before, daysIn(set))) return before;
  if (isSeenAfter) return writtenSeen(after, before);
  return daysIn(after).length > 0 ? { viewings: inOrder(after) } : {};
};

/** The same where it is brought back as it was written, whatever that was. */
export const broughtBack = (before: Seen, { set, clear }: Patch<Viewings>, back: Pick<Seen, 'seenAt'>): Seen => {
  const kept = before.viewings ?? NO_VIEWINGS;
  const after = patched(kept, { set, clear });
  if (after === kept && before.seenAt === back.seenAt) return before;
  return { ...back, ...(daysIn(after).length > 0 && { viewings: inOrder(after) }) };
};

/** The patch by which the one becomes the other, with the days as they are written. */
export const viewingsPatch = (from: Viewings = NO_VIEWINGS, to: Viewings = NO_VIEWINGS): Patch<Viewings> => ({
  set: Object.fromEntries(
    Object.entries(to).filter(([day, viewing]) => JSON.stringify(from[day]) !== JSON.stringify(viewing)),
  ),
  clear: daysIn(from).filter((day) => !Object.hasOwn(to, day)),
});

const isVague = (day: string): boolean => !isCalendarDay(day);

/** Whether an unknown day may be this one. */
const mayBe = (vague: string, day: string): boolean =>
  day !== vague && (vague === SOME_TIME || (isCalendarDay(day) && day.slice(0, YEAR_LENGTH) === vague));

const isOneOf = (vague: string, viewings: Viewings): boolean => daysIn(viewings).some((day) => mayBe(vague, day));

/** What a viewing says of which another of the same time says nothing. */
const missingFields = (own: Viewing, other: Viewing): Viewing =>
  Object.fromEntries(Object.entries(other).filter(([field]) => !Object.hasOwn(own, field)));

/** The day here of which another is said, where it is the same time. An unknown day says nothing where a day is known that it may be. */
const sameTime = (own: Viewings, other: Viewings, day: string): string | undefined => {
  if (Object.hasOwn(own, day)) return day;
  if (!isVague(day) || isOneOf(day, other)) return undefined;
  return newestFirst(daysIn(own)).find((each) => mayBe(day, each));
};

/** The unknown days here of which others know which they were. */
const daysLearnt = (own: Viewings, other: Viewings): readonly string[] =>
  daysIn(own).filter((day) => isVague(day) && !Object.hasOwn(other, day) && !isOneOf(day, own) && isOneOf(day, other));

/**
 * What another says of when a title was seen that is not said here (product.md, Marks: gaps): each day that is not here comes, and takes the
 * place of an unknown one that it may be. Nothing that is known goes.
 */
export const missingViewings = (own: Viewings, other: Viewings): Patch<Viewings> => {
  const coming = Object.fromEntries(
    Object.entries(other).flatMap(([day, viewing]): readonly (readonly [string, Viewing])[] => {
      const here = sameTime(own, other, day);
      if (here === undefined) return [[day, viewing]];
      const fields = missingFields(own[here] ?? {}, viewing);
      return isBare(fields) ? [] : [[here, { ...own[here], ...fields }]];
    }),
  );
  const learnt = daysLearnt(own, other);
  const set: Record<string, Viewing> = { ...coming };
  for (const day of learnt) {
    const known = newestFirst(daysIn(other)).find((each) => mayBe(day, each)) ?? day;
    set[known] = { ...set[known], ...own[day] };
  }
  return { set, clear: learnt };
};

/** What comes of days that are to come beside those that are here: the newest, no more than 100 with them (product.md, Marks: viewings). */
export const withinRoom = (own: Viewings, { set, clear }: Patch<Viewings>): Patch<Viewings> => {
  const days = newestFirst(daysIn(set).filter((day) => !Object.hasOwn(own, day)));
  // They take the place of unknown ones.
  const learnt = new Set(clear.map((vague) => days.find((day) => mayBe(vague, day))));
  const others = days.filter((day) => !learnt.has(day));
  const over = new Set(others.slice(Math.max(VIEWINGS_MAX - daysIn(own).length, 0)));
  return { set: Object.fromEntries(Object.entries(set).filter(([day]) => !over.has(day))), clear };
};

/** Whether something is said there that is not said here, or otherwise. */
export const hasOwnViewings = (own: Viewings, other: Viewings): boolean =>
  Object.entries(other).some(([day, viewing]) => {
    const here = sameTime(own, other, day);
    if (here === undefined) return true;
    return Object.entries(viewing as Fields).some(
      ([field, value]) => JSON.stringify((own[here] as Fields)[field]) !== JSON.stringify(value),
    );
  });
