import { pad, type CalendarDay, dayOf } from '../days/calendar-day.ts';
import { dayNumber, dayOfNumber, isCalendarDay } from '../days/day-of-time.ts';
import type { StoredTitle } from '../library/saved-title.ts';
import { titleKey, titleName } from '../title.ts';
import type { CalendarEntry, ReleaseKind } from './calendar-entry.ts';
import { entryText } from './calendar-texts.ts';
import { contentLine, plainCalendarText, textValue } from './content-line.ts';
import { cancelledEvents, nextCalendar, NOTHING_GIVEN, type GivenCalendar, type GivenEvent } from './given-calendar.ts';

interface CalendarFileOptions {
  readonly now: Date;
  /** Whether the visitor is reminded on the evening before each day that is still to come. */
  readonly reminds: boolean;
  /** What calendars have taken of the files before; nothing unless given. */
  readonly given?: GivenCalendar;
  /** The title that all entries are of; absent where they are the whole calendar. */
  readonly title?: StoredTitle | undefined;
  /** Whether they are with the days on which titles came to services, if there are any. */
  readonly hasOffers?: boolean;
}

/** A calendar file, and what calendars have once they have taken it. */
export interface WrittenCalendar {
  readonly file: string;
  readonly given: GivenCalendar;
  /** Whether it has no event, not even one that is cancelled. */
  readonly isEmpty: boolean;
}

/** The names that identify an event for good, in calendars that have taken it: none of them may change. */
const KIND_IDS: Readonly<Record<ReleaseKind, string>> = {
  cinema: 'cinema',
  home: 'digital',
  disc: 'disc',
  first: 'first',
};

/** The program that wrote the file, as each calendar file names it. */
export const CALENDAR_PRODUCT = '-//Matinee//Calendar//EN';

const FILE_HEAD = [
  contentLine('BEGIN', 'VCALENDAR'),
  contentLine('VERSION', '2.0'),
  contentLine('PRODID', CALENDAR_PRODUCT),
  contentLine('X-WR-CALNAME', 'Matinee'),
] as const;

/** 20:00 of the day before: a day begins at midnight of the place where the calendar is. */
const EVENING_BEFORE = '-PT4H';
/** The sequence is counted from here: as seconds since 1970 it would soon be more than the 31 bits of an INTEGER. */
const FIRST_SEQUENCE_MS = Date.UTC(2026, 0, 1);
const INTEGER_MAX = 2_147_483_647;

/** What all identifiers of a title's events begin with. */
const titleUidOf = (title: StoredTitle): string => `${titleKey(title).replace(':', '-')}-`;

const placeIdOf = (entry: CalendarEntry): string => {
  if (entry.type === 'release') return KIND_IDS[entry.kind];
  return entry.type === 'episode' ? `s${entry.season}e${entry.number}` : `on-${entry.service.id}`;
};

/**
 * The identifier of an entry: it stays the same when its day or its country changes, so that importing it again moves the event
 * (product.md, Calendar files: identifiers).
 */
const uidOf = (entry: CalendarEntry): string => `${titleUidOf(entry.title)}${placeIdOf(entry)}@matinee`;

/** The name of an event: what its line on the screen says (product.md, Calendar files: event). */
const summaryOf = (entry: CalendarEntry): string =>
  `${plainCalendarText(titleName(entry.title)) || titleName({})}: ${plainCalendarText(entryText(entry))}`;

const dateValue = (day: CalendarDay): string => day.replaceAll('-', '');

/** In UTC. */
const timeValue = (time: Date): string => {
  const clock = [time.getUTCHours(), time.getUTCMinutes(), time.getUTCSeconds()].map(pad).join('');
  return `${dateValue(time.toISOString().slice(0, 10))}T${clock}Z`;
};

/** Grows with the time: of two events with one identifier the later file's is the newer. */
const sequenceAt = (now: Date): number =>
  Math.min(Math.max(Math.floor((now.getTime() - FIRST_SEQUENCE_MS) / 1000), 0), INTEGER_MAX);

const alarmLines = (summary: string): readonly string[] => [
  contentLine('BEGIN', 'VALARM'),
  contentLine('ACTION', 'DISPLAY'),
  contentLine('DESCRIPTION', textValue(summary)),
  contentLine('TRIGGER', EVENING_BEFORE),
  contentLine('END', 'VALARM'),
];

/** The event ends where the next day begins, but on the last day that a date can name. */
const dayLines = (day: CalendarDay): readonly string[] => {
  const next = dayOfNumber(dayNumber(day) + 1);
  const start = contentLine('DTSTART;VALUE=DATE', dateValue(day));
  return next ? [start, contentLine('DTEND;VALUE=DATE', dateValue(next))] : [start];
};

interface Stamped {
  readonly now: Date;
  readonly reminds: boolean;
  readonly sequence: number;
}

const eventLines = (
  { uid, day, summary, cancelled }: GivenEvent,
  { now, reminds, sequence }: Stamped,
): readonly string[] => [
  contentLine('BEGIN', 'VEVENT'),
  contentLine('UID', textValue(uid)),
  contentLine('DTSTAMP', timeValue(now)),
  contentLine('LAST-MODIFIED', cancelled === undefined ? timeValue(now) : `${dateValue(cancelled)}T000000Z`),
  contentLine('SEQUENCE', String(Math.min(sequence, INTEGER_MAX))),
  contentLine('STATUS', cancelled === undefined ? 'CONFIRMED' : 'CANCELLED'),
  ...dayLines(day),
  contentLine('SUMMARY', textValue(summary)),
  // It takes no time of the visitor's day.
  contentLine('TRANSP', 'TRANSPARENT'),
  // Some calendars tell at once what they should have told before.
  ...(reminds && cancelled === undefined && day > dayOf(now) ? alarmLines(summary) : []),
  contentLine('END', 'VEVENT'),
];

/** Entries with a day of the calendar, each identifier once. */
const eventsOf = (entries: readonly CalendarEntry[]): readonly GivenEvent[] => {
  const byUid = new Map<string, GivenEvent>();
  for (const entry of entries) {
    const [uid, { day }] = [uidOf(entry), entry];
    if (isCalendarDay(day) && !byUid.has(uid)) byUid.set(uid, { uid, day, summary: summaryOf(entry) });
  }
  return [...byUid.values()];
};

/**
 * Entries as an iCalendar file (RFC 5545): an all-day event each, with its title and day and nothing else of the visitor's
 * (product.md, Calendar files: contents), and those of files before that hold no more, cancelled (product.md, Calendar files: cancelled).
 * Where one identifier comes twice the first entry counts; one whose day is none is left out.
 */
export const calendarFile = (
  entries: readonly CalendarEntry[],
  { now, reminds, given: before = NOTHING_GIVEN, title, hasOffers }: CalendarFileOptions,
): WrittenCalendar => {
  const events = eventsOf(entries);
  const titleUid = title && titleUidOf(title);
  const next = { events, titleUid, hasOffers, today: dayOf(now), sequence: sequenceAt(now) };
  const given = nextCalendar(before, next);
  const all = [...events, ...cancelledEvents(given, next)];
  const lines = all.flatMap((event) => eventLines(event, { now, reminds, sequence: given.sequence }));
  return { file: [...FILE_HEAD, ...lines, contentLine('END', 'VCALENDAR')].join(''), given, isEmpty: all.length === 0 };
};

const STAMPS = /^(?:DTSTAMP|LAST-MODIFIED|SEQUENCE):.*\r\n/gm;

/** What two calendar files have in common that differ by the time alone at which they were written. */
export const withoutStamps = (file: string): string => file.replaceAll(STAMPS, '');
