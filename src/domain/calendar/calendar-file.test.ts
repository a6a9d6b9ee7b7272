import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileLines, importedFrom, readCalendar } from '#fixtures/calendar/read-calendar.ts';
import { inZone, ZONES } from '#fixtures/clock/in-zone.ts';
import { RELEASE_KINDS, type CalendarEntry } from './calendar-entry.ts';
import { calendarFile as writeCalendar, withoutStamps } from './calendar-file.ts';
import { plainCalendarText } from './content-line.ts';

const calendarFile = (...given: Parameters<typeof writeCalendar>): string => writeCalendar(...given).file;

const now = new Date('2026-11-26T21:00:00Z');
const plain = { now, reminds: false };
const movie = { id: 603, media_type: 'movie', title: 'Low Tide' } as const;
const show = { id: 1396, media_type: 'tv', name: 'Nine Dials' } as const;

const release = (given: Partial<CalendarEntry & { type: 'release' }> = {}): CalendarEntry => ({
  type: 'release',
  title: movie,
  kind: 'home',
  day: '2026-12-12',
  country: 'DE',
  ...given,
});
const episode = (given: Partial<CalendarEntry & { type: 'episode' }> = {}): CalendarEntry => ({
  type: 'episode',
  title: show,
  season: 2,
  number: 5,
  name: '',
  day: '2026-12-01',
  ...given,
});
const { country: _, ...first } = release({ kind: 'first' }) as CalendarEntry & { type: 'release' };

const DAY = fc
  .date({ min: new Date('1900-01-01'), max: new Date('9999-12-30'), noInvalidDate: true })
  .map((time) => time.toISOString().slice(0, 10));
const NAME = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.stringMatching(/^[\u0600-\u06FF \n\r;,\\:"]{0,120}$/),
);
const ID = fc.integer({ min: 1, max: 2_000_000 });
const ENTRY: fc.Arbitrary<CalendarEntry> = fc.oneof(
  fc.record({
    type: fc.constant('release' as const),
    title: fc.record({ id: ID, media_type: fc.constant('movie' as const), title: NAME }),
    kind: fc.constantFrom(...RELEASE_KINDS),
    day: DAY,
    country: fc.constantFrom('DE', 'US', 'JP'),
  }),
  fc.record({
    type: fc.constant('episode' as const),
    title: fc.record({ id: ID, media_type: fc.constant('tv' as const), name: NAME }),
    season: fc.nat(2030),
    number: fc.nat(1500),
    name: NAME,
    day: DAY,
  }),
);

const nameOf = ({ title }: CalendarEntry): string =>
  plainCalendarText(title.title || title.name || 'Untitled') || 'Untitled';

describe('a calendar file (product.md, Calendar files: contents)', () => {
  it('has the same titles and days for another reader, whatever titles are called', () => {
    fc.assert(
      fc.property(fc.uniqueArray(ENTRY, { selector: ({ title }) => title.id }), fc.boolean(), (entries, reminds) => {
        const file = calendarFile(entries, { now, reminds });
        const events = readCalendar(file);
        expect(events.map(({ day }) => day)).toEqual(entries.map(({ day }) => day));
        for (const [at, entry] of entries.entries())
          expect(events[at]?.summary.startsWith(`${nameOf(entry)}: `)).toBe(true);
        for (const line of fileLines(file)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(file).not.toMatch(/[^\r]\n|\r[^\n]/);
      }),
    );
  });

  it('has nothing but titles and days: no address, no picture, no text about a title and no list', () => {
    const title = { ...movie, overview: 'A harbour.', poster_path: '/low-tide.jpg', addedAt: '2026-11-20T12:00:00Z' };
    const file = calendarFile([release({ title }), episode()], { now, reminds: true });
    expect(file).not.toMatch(/https?:|watchlist|harbour|low-tide|addedAt|20261120/i);
  });

  it('is read by others where there is nothing in it', () => {
    expect(readCalendar(calendarFile([], plain))).toEqual([]);
  });

  it.each(['', '9999', '2026-02-30', '2026-12', 'soon', '20261212'])('leaves out what is on no day: %j', (day) => {
    expect(readCalendar(calendarFile([release({ day }), episode()], plain))).toHaveLength(1);
  });
});

describe('an event of it (product.md, Calendar files: event)', () => {
  it.each([
    ['Low Tide: In cinemas', release({ kind: 'cinema' })],
    ['Low Tide: At home', release()],
    ['Low Tide: On disc', release({ kind: 'disc' })],
    ['Low Tide: First release', first],
    ['Nine Dials: S2 E5 Salt', episode({ name: 'Salt' })],
    ['Nine Dials: S2 E5', episode()],
    ['ثلاثة أقمار: In cinemas', release({ kind: 'cinema', title: { ...movie, title: 'ثلاثة أقمار' } })],
    ['A, B; C\\D: S0 E1', episode({ season: 0, number: 1, title: { ...show, name: 'A, B; C\\D' } })],
    ['Untitled: At home', release({ title: { id: 603 } })],
    ['Untitled: At home', release({ title: { id: 603, title: '\u0007' } })],
  ])('is called %s', (summary, entry) => {
    expect(readCalendar(calendarFile([entry], plain)).map((each) => each.summary)).toEqual([summary]);
  });

  it.each([
    ['over the end of a year', '2026-12-31', '2027-01-01'],
    ['on New Year’s Day', '2027-01-01', '2027-01-02'],
    ['on a leap day', '2028-02-29', '2028-03-01'],
    ['when the clocks go forward', '2027-03-28', '2027-03-29'],
    ['when the clocks go back', '2026-10-25', '2026-10-26'],
    ['without a midnight in Beirut', '2027-03-28', '2027-03-29'],
    ['that Apia left out', '2011-12-30', '2011-12-31'],
    ['that is the last one', '9999-12-31', undefined],
  ])('is a whole day, %s', (_, day, end) => {
    for (const zone of ZONES) {
      const [event] = inZone(zone, () => readCalendar(calendarFile([release({ day })], plain)));
      expect([zone, event?.day, event?.end]).toEqual([zone, day, end]);
    }
  });
});

describe('the identifier of an event (product.md, Calendar files: identifiers)', () => {
  it.each([
    ['movie-603-cinema@matinee', release({ kind: 'cinema' })],
    ['movie-603-digital@matinee', release()],
    ['movie-603-disc@matinee', release({ kind: 'disc', country: 'US' })],
    ['movie-603-first@matinee', first],
    ['tv-1396-s2e5@matinee', episode()],
    ['tv-1396-s0e0@matinee', episode({ season: 0, number: 0 })],
    ['movie-603-digital@matinee', release({ title: { id: 603 } })],
  ])('is %s', (uid, entry) => {
    expect(readCalendar(calendarFile([entry], plain)).map((each) => each.uid)).toEqual([uid]);
  });

  it('is there once: of two entries that are the same the first counts', () => {
    const file = calendarFile([release(), release({ day: '2027-01-09' })], plain);
    expect(readCalendar(file).map(({ day }) => day)).toEqual(['2026-12-12']);
  });

  it.each([
    ['a movie', release(), release({ day: '2027-01-08' })],
    ['a movie that comes earlier', release(), release({ day: '2026-11-30' })],
    [
      'an episode, with another name of its show',
      episode(),
      episode({ day: '2027-01-01', title: { ...show, name: 'X' } }),
    ],
  ])('moves the event when a later file is taken: %s', (_, before, after) => {
    const later = new Date(now.getTime() + 1000);
    const files = [calendarFile([before], plain), calendarFile([after], { now: later, reminds: false })];
    expect(importedFrom(files).map(({ day }) => day)).toEqual([after.day]);
    expect(importedFrom(files.toReversed()).map(({ day }) => day)).toEqual([after.day]);
  });

  it.each(['1999-12-31T00:00:00Z', '2026-01-01T00:00:00Z', '2099-06-01T00:00:00Z'])(
    'has a sequence that any calendar can hold, by a clock that says %s',
    (time) => {
      const [event] = readCalendar(calendarFile([release()], { now: new Date(time), reminds: false }));
      expect(event?.sequence).toBeGreaterThanOrEqual(0);
      expect(event?.sequence).toBeLessThan(2 ** 31);
    },
  );
});

describe('a reminder (product.md, Calendar files: reminder)', () => {
  const alarmsOf = (day: string, time = now) =>
    readCalendar(calendarFile([release({ day })], { now: time, reminds: true })).map(({ alarm }) => alarm);

  it('is on the evening before, at 20:00', () => {
    expect(alarmsOf('2026-12-12')).toEqual(['-PT4H']);
    expect(alarmsOf('2027-01-01')).toEqual(['-PT4H']);
  });

  it('is not there unless it is wanted', () => {
    expect(readCalendar(calendarFile([release()], plain)).map(({ alarm }) => alarm)).toEqual([undefined]);
  });

  it('is of no day that has begun where the visitor is', () => {
    const late = new Date('2026-12-11T23:30:00Z');
    expect(inZone('Europe/Berlin', () => alarmsOf('2026-12-12', late))).toEqual([undefined]);
    expect(inZone('America/New_York', () => alarmsOf('2026-12-12', late))).toEqual(['-PT4H']);
    expect(alarmsOf('2026-11-20')).toEqual([undefined]);
  });
});

it('two files are the same but for when they were written', () => {
  const later = { now: new Date('2027-02-01T00:00:00Z'), reminds: false };
  const [one, other, moved] = [
    calendarFile([release()], plain),
    calendarFile([release()], later),
    calendarFile([release({ day: '2027-03-01' })], plain),
  ];
  expect(one).not.toBe(other);
  expect(withoutStamps(one)).toBe(withoutStamps(other));
  expect(withoutStamps(one)).not.toBe(withoutStamps(moved));
});
