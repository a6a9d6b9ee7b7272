import type { CalendarDay } from '../days/calendar-day.ts';
import { isCalendarDay } from '../days/day-of-time.ts';
import { NOTHING_GIVEN, type GivenCalendar, type GivenEvent } from './given-calendar.ts';

const FOLDED = /\r?\n[ \t]/g;
const LINE_END = /\r?\n/;
const EVENT = 'VEVENT';

const textOf = (value: string): string =>
  value.replaceAll(/\\([nN\\;,])/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));

const dayOfValue = (value = ''): CalendarDay => `${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6, 8)}`;

/** The values of an event's own lines, by their names without parameters. */
const valuesOf = (lines: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).split(';', 1)[0] ?? '', line.slice(colon + 1)] as const;
    }),
  );

const toEvent = ({ UID, DTSTART, SUMMARY = '', STATUS, ...stamps }: Readonly<Record<string, string>>): GivenEvent[] => {
  const [day, since] = [dayOfValue(DTSTART), dayOfValue(stamps['LAST-MODIFIED'])];
  if (!UID || !isCalendarDay(day)) return [];
  const event: GivenEvent = { uid: textOf(UID), day, summary: textOf(SUMMARY), isWhole: true };
  return [STATUS === 'CANCELLED' && isCalendarDay(since) ? { ...event, cancelled: since } : event];
};

/** The lines of each event, without those of its reminder. */
const eventsIn = (lines: readonly string[]): readonly (readonly string[])[] => {
  const events: string[][] = [];
  const within: string[] = [];
  for (const line of lines) {
    if (line.startsWith('BEGIN:')) {
      within.push(line.slice('BEGIN:'.length));
      if (within.at(-1) === EVENT) events.push([]);
    } else if (line.startsWith('END:')) within.pop();
    else if (within.at(-1) === EVENT) events.at(-1)?.push(line);
  }
  return events;
};

/**
 * What calendars have taken of a file of the whole calendar that this release or an earlier one wrote. Never throws: what is no event
 * of such a file is left out.
 */
export const readCalendarFile = (file: string): GivenCalendar => {
  const events = eventsIn(file.replaceAll(FOLDED, '').split(LINE_END)).map(valuesOf);
  const sequences = events.map(({ SEQUENCE }) => Number(SEQUENCE)).filter((each) => Number.isSafeInteger(each));
  return { sequence: Math.max(NOTHING_GIVEN.sequence, ...sequences), events: events.flatMap(toEvent) };
};
