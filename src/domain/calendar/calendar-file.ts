import { pad, type CalendarDay, dayOf } from '../days/calendar-day.ts';
import { dayNumber, dayOfNumber, isCalendarDay } from '../days/day-of-time.ts';
import { titleKey, titleName } from '../title.ts';
import type { CalendarEntry, ReleaseKind } from './calendar-entry.ts';
import { entryText } from './calendar-texts.ts';
import { contentLine, plainCalendarText, textValue } from './content-line.ts';

interface CalendarFileOptions {
  readonly now: Date;
  /** Whether the visitor is reminded on the evening before each day that is still to come. */
  readonly reminds: boolean;
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

/** 20:00 of the day before: a day begins at midnight of the place where the calendar is. */
const EVENING_BEFORE = '-PT4H';
/** The sequence is counted from here: as seconds since 1970 it would soon be more than the 31 bits of an INTEGER. */
const FIRST_SEQUENCE_MS = Date.UTC(2026, 0, 1);
const INTEGER_MAX = 2_147_483_647;

/** The identifier of an entry: it stays the same when its day changes, so that importing it again moves the event (product.md, Calendar files: identifiers). */
const uidOf = (entry: CalendarEntry): string => {
  const place =
    entry.type === 'episode'
      ? `s${entry.season}e${entry.number}`
      : [KIND_IDS[entry.kind], ...(entry.country === undefined ? [] : [entry.country])].join('-');
  return `${titleKey(entry.title).replace(':', '-')}-${place}@matinee`;
};

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

const eventLines = (entry: CalendarEntry, { now, reminds }: CalendarFileOptions): readonly string[] => {
  const summary = summaryOf(entry);
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', textValue(uidOf(entry))),
    contentLine('DTSTAMP', timeValue(now)),
    contentLine('LAST-MODIFIED', timeValue(now)),
    contentLine('SEQUENCE', String(sequenceAt(now))),
    ...dayLines(entry.day),
    contentLine('SUMMARY', textValue(summary)),
    // It takes no time of the visitor's day.
    contentLine('TRANSP', 'TRANSPARENT'),
    // Some calendars tell at once what they should have told before.
    ...(reminds && entry.day > dayOf(now) ? alarmLines(summary) : []),
    contentLine('END', 'VEVENT'),
  ];
};

/** Entries with a day of the calendar, each once. */
const writableOf = (entries: readonly CalendarEntry[]): readonly CalendarEntry[] => {
  const byUid = new Map<string, CalendarEntry>();
  for (const entry of entries) if (isCalendarDay(entry.day) && !byUid.has(uidOf(entry))) byUid.set(uidOf(entry), entry);
  return [...byUid.values()];
};

/**
 * Entries as an iCalendar file (RFC 5545): an all-day event each, with its title and day and nothing else of the visitor's
 * (product.md, Calendar files: contents). Where one identifier comes twice the first entry counts; one whose day is none is left out.
 */
export const calendarFile = (entries: readonly CalendarEntry[], options: CalendarFileOptions): string =>
  [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', CALENDAR_PRODUCT),
    contentLine('X-WR-CALNAME', 'Matinee'),
    ...writableOf(entries).flatMap((entry) => eventLines(entry, options)),
    contentLine('END', 'VCALENDAR'),
  ].join('');

const STAMPS = /^(?:DTSTAMP|LAST-MODIFIED|SEQUENCE):.*\r\n/gm;

/** What two calendar files have in common that differ by the time alone at which they were written. */
export const withoutStamps = (file: string): string => file.replaceAll(STAMPS, '');
