import type { CalendarDay } from '../days/calendar-day.ts';
import { dayNumber } from '../days/day-of-time.ts';
import { calendarBegins } from './calendar-window.ts';

/** An event as calendars have taken it. */
export interface GivenEvent {
  readonly uid: string;
  readonly day: CalendarDay;
  readonly summary: string;
  /** Whether a file of the whole calendar had it. A title's own file has only what is still to come of that title. */
  readonly isWhole?: true;
  /** The day on which it was cancelled; absent while it holds. */
  readonly cancelled?: CalendarDay;
}

/** All that calendars have taken of one place: of the files that were downloaded, or of the file in a folder. */
export interface GivenCalendar {
  /** The highest sequence of all. */
  readonly sequence: number;
  readonly events: readonly GivenEvent[];
}

export const NOTHING_GIVEN: GivenCalendar = { sequence: 0, events: [] };

/** A file that is about to be written. */
export interface GivenNow {
  /** The events that hold. */
  readonly events: readonly Pick<GivenEvent, 'uid' | 'day' | 'summary'>[];
  /** What the identifiers of the title begin with; absent where the file is of the whole calendar. */
  readonly titleUid?: string | undefined;
  /** Whether it has the days on which titles came to services: another one says nothing of them. */
  readonly hasOffers?: boolean | undefined;
  readonly today: CalendarDay;
  /** By the clock, which may have been set back since. */
  readonly sequence: number;
}

/** How long a cancelled event is in files: a calendar that takes none for longer keeps it (product.md, Calendar files: cancelled). */
const CANCELLED_DAYS = 180;
/** Some 100 kB of localStorage, and more than a calendar of years. What comes first stays. */
const GIVEN_MAX = 1_000;

const isRecent = ({ day, cancelled }: GivenEvent, today: CalendarDay): boolean =>
  day >= calendarBegins(today) && (cancelled === undefined || dayNumber(today) - dayNumber(cancelled) < CANCELLED_DAYS);

/** Of a day on which a title came to a service: `movie-603-on-8@matinee`. */
const OFFER_UID = /-on-\d+@/;

/** Whether the file would have the event if it still held. */
const isOfFile = ({ uid, day, isWhole }: GivenEvent, { titleUid, hasOffers = false, today }: GivenNow): boolean => {
  if (OFFER_UID.test(uid)) return hasOffers;
  return titleUid === undefined ? isWhole === true : uid.startsWith(titleUid) && day >= today;
};

/**
 * What calendars have once they have taken the next file: what it has no more, and would have if it still held, is cancelled from now on
 * (product.md, Calendar files: cancelled). Its sequence is higher than any before, whatever the clock says.
 */
export const nextCalendar = (given: GivenCalendar, next: GivenNow): GivenCalendar => {
  const { events, today } = next;
  const isWhole = next.titleUid === undefined;
  const before = new Map(given.events.map((event) => [event.uid, event]));
  const now = new Map(
    events.map((event): readonly [string, GivenEvent] => [
      event.uid,
      { ...event, ...((isWhole || before.get(event.uid)?.isWhole) && { isWhole: true }) },
    ]),
  );
  const others = given.events
    .filter((event) => !now.has(event.uid) && isRecent(event, today))
    .map((event) => (event.cancelled === undefined && isOfFile(event, next) ? { ...event, cancelled: today } : event));
  const all = [...now.values(), ...others].toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  return { sequence: Math.max(next.sequence, given.sequence + 1), events: all.slice(0, GIVEN_MAX) };
};

/** The events that a file cancels. @param given what calendars have once they have taken it */
export const cancelledEvents = ({ events }: GivenCalendar, next: GivenNow): readonly GivenEvent[] =>
  events.filter((event) => event.cancelled !== undefined && isOfFile(event, next));
