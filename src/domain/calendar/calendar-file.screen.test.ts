import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCalendar } from '#fixtures/calendar/read-calendar.ts';
import { inZone, ZONES } from '#fixtures/clock/in-zone.ts';
import { dayOf } from '../days/calendar-day.ts';
import { dayNumber, dayOfNumber } from '../days/day-of-time.ts';
import type { StoredTitle } from '../library/saved-title.ts';
import { titleName } from '../title.ts';
import { calendarEntries } from './calendar-entries.ts';
import { RELEASE_KINDS } from './calendar-entry.ts';
import { calendarFile as writeCalendar } from './calendar-file.ts';
import { entryText } from './calendar-texts.ts';
import { calendarView, inCalendarOrder } from './calendar-weeks.ts';

const calendarFile = (...given: Parameters<typeof writeCalendar>): string => writeCalendar(...given).file;

const now = new Date('2026-12-31T22:30:00Z');
const NAMES = [
  'ثلاثة أقمار',
  '三つの月',
  'Low Tide',
  'A, B; C\\D "E"',
  'Nine\nDials',
  '🎬 '.repeat(30),
  'e\u0301'.repeat(60),
];

/** Days about the turn of the year, and about every change of the clock of the next. */
const DAYS = fc.integer({ min: -20, max: 400 }).map((days) => dayOfNumber(dayNumber('2027-01-01') + days));
const MOVIE = fc.record({
  title: fc.constantFrom(...NAMES),
  release_date: DAYS,
  dates: fc.uniqueArray(fc.record({ kind: fc.constantFrom(...RELEASE_KINDS.slice(0, 3)), day: DAYS }), {
    selector: ({ kind }) => kind,
  }),
});
const SHOW = fc.record({
  name: fc.constantFrom(...NAMES),
  episodes: fc.uniqueArray(
    fc.record({ season: fc.nat(3), number: fc.nat(9), name: fc.constantFrom('', ...NAMES), day: DAYS }),
    { selector: ({ season, number }) => `${season}/${number}` },
  ),
});
const LISTED = fc.array(fc.oneof(MOVIE, SHOW), { maxLength: 12 });
type Listed = typeof LISTED extends fc.Arbitrary<infer Value> ? Value : never;

const entriesOf = (listed: Listed, today: string) =>
  listed.flatMap((each, at) => {
    const title: StoredTitle =
      'title' in each
        ? { id: at + 1, title: each.title, release_date: each.release_date }
        : { id: at + 1, media_type: 'tv', name: each.name };
    return calendarEntries(title, each, { region: 'DE', today });
  });

describe('the file of all that the screen shows (product.md, Calendar files: event)', () => {
  it('has its lines, its days and no others for another reader, in every zone', () => {
    fc.assert(
      fc.property(LISTED, fc.constantFrom(...ZONES), fc.boolean(), (listed, zone, reminds) => {
        const [shown, read] = inZone(zone, () => {
          const today = dayOf(now);
          const entries = entriesOf(listed, today);
          const { justOut, weeks, months } = calendarView(entries, today);
          const lines = inCalendarOrder([...justOut, ...[...weeks, ...months].flatMap((part) => part.entries)]);
          const file = calendarFile(inCalendarOrder(entries), { now, reminds });
          return [lines, readCalendar(file)];
        });
        expect(read.map(({ day, summary }) => [day, summary])).toEqual(
          shown.map((entry) => [entry.day, `${titleName(entry.title)}: ${entryText(entry)}`]),
        );
        expect(new Set(read.map(({ uid }) => uid)).size).toBe(shown.length);
      }),
    );
  });
});
