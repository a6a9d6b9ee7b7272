import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inZone, ZONES } from '#fixtures/clock/in-zone.ts';
import { dayOf } from '../days/calendar-day.ts';
import { dayNumber, dayOfNumber, mondayOf } from '../days/day-of-time.ts';
import type { CalendarEntry, ReleaseKind } from './calendar-entry.ts';
import { datesText, entryDayText, monthText, weekdayText, weekText } from './calendar-texts.ts';
import { byDay, calendarView, entryKey, inCalendarOrder } from './calendar-weeks.ts';

/** A Saturday. */
const TODAY = '2026-11-21';
const release = (day: string, title = 'A', kind: ReleaseKind = 'cinema', id = 1): CalendarEntry => ({
  type: 'release',
  title: { id, title },
  kind,
  day,
});
const episode = (day: string, number: number, name = 'A'): CalendarEntry => ({
  type: 'episode',
  title: { id: 1, media_type: 'tv', name },
  season: 2,
  number,
  name: '',
  day,
});
const headings = (today: string, ...days: readonly string[]) =>
  calendarView(
    days.map((day) => release(day)),
    today,
  ).weeks.map((week) => weekText(week, today));

it.each([
  [undefined, ['Ärger', 'Zebra']],
  ['de-DE', ['Ärger', 'Zebra']],
  ['sv-SE', ['Zebra', 'Ärger']],
])(
  'a day’s lines in %s are in the order of that language (product.md, Titles in one’s language: order)',
  (language, names) => {
    const entries = [release(TODAY, 'Zebra', 'cinema', 1), release(TODAY, 'Ärger', 'cinema', 2)];
    const { justOut } = calendarView(entries, TODAY, language);
    expect(justOut.map(({ title }) => title.title)).toEqual(names);
    expect(inCalendarOrder(entries, language).map(({ title }) => title.title)).toEqual(names);
  },
);

describe('the weeks of the calendar (product.md, Calendar: weeks)', () => {
  it('begin on Mondays', () => {
    const days = ['2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30', '2026-12-07'];
    expect(headings(TODAY, ...days)).toEqual([
      'This week',
      'Next week',
      'November 30 to December 6',
      'December 7 to December 13',
    ]);
  });

  it.each([
    ['2026-12-28', '2026-12-31', ['This week']],
    ['2026-12-28', '2027-01-03', ['This week']],
    ['2026-12-28', '2027-01-04', ['Next week']],
    // The last day of the eighth week; the day after it is in no week.
    ['2026-11-21', '2027-01-10', ['January 4 to January 10, 2027']],
    ['2026-11-21', '2027-01-11', []],
    ['2026-12-20', '2026-12-31', ['December 28, 2026 to January 3, 2027']],
    // A leap day, and weeks in which clocks are changed.
    ['2028-02-28', '2028-02-29', ['This week']],
    ['2026-03-23', '2026-03-29', ['This week']],
    ['2026-10-19', '2026-10-26', ['Next week']],
  ])('are named on %s for %s: %j', (today, day, expected) => {
    expect(headings(today, day)).toEqual(expected);
  });

  it('are the same wherever the visitor is', () => {
    const days = ['2026-03-29', '2026-10-25', '2026-12-31', '2027-01-01', '2011-12-30', '2027-03-28'];
    const all = ZONES.map((zone) => inZone(zone, () => days.map((day) => [mondayOf(day), entryDayText(day, TODAY)])));
    for (const each of all) expect(each).toEqual(all[0]);
    expect(days.map(mondayOf)).toEqual([
      '2026-03-23',
      '2026-10-19',
      '2026-12-28',
      '2026-12-28',
      '2011-12-26',
      '2027-03-22',
    ]);
  });

  it('have each day in a week that begins on the Monday before', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 60_000 }), (number) => {
        const monday = dayNumber(mondayOf(dayOfNumber(number)));
        expect(number - monday).toBeGreaterThanOrEqual(0);
        expect(number - monday).toBeLessThan(7);
        expect(new Date(monday * 86_400_000).getUTCDay()).toBe(1);
      }),
    );
  });

  it.each(ZONES)('have a day out from its first minute on in %s, and not before', (zone) => {
    const outAt = (time: Date) => calendarView([release('2027-01-01')], dayOf(time)).justOut.length;
    const [before, after] = inZone(zone, () => [
      outAt(new Date(2026, 11, 31, 23, 59)),
      outAt(new Date(2027, 0, 1, 0, 1)),
    ]);
    expect([before, after]).toEqual([0, 1]);
  });
});

describe('the months of the calendar (product.md, Calendar: weeks)', () => {
  it('follow eight weeks, and the first one has the rest of its month', () => {
    const days = ['2027-12-31', '2027-02-01', '2027-01-10', '2027-01-11', '2027-01-31', '2027-02-28'];
    const { weeks, months } = calendarView(
      days.map((day) => release(day)),
      TODAY,
    );
    expect(weeks).toHaveLength(1);
    expect(months.map(({ first, entries }) => [monthText(first), entries.map(({ day }) => day)])).toEqual([
      ['January 2027', ['2027-01-11', '2027-01-31']],
      ['February 2027', ['2027-02-01', '2027-02-28']],
      ['December 2027', ['2027-12-31']],
    ]);
  });
});

describe('the days of the calendar (product.md, Calendar: days)', () => {
  it('are there once each, in the order of the lines', () => {
    const entries = ['2026-12-02', '2026-12-02', '2026-12-01'].map((day, at) => release(day, 'A', 'cinema', at));
    expect(byDay(entries).map(({ day, entries: own }) => [day, own.length])).toEqual([
      ['2026-12-02', 2],
      ['2026-12-01', 1],
    ]);
    expect([weekdayText('2026-12-02', TODAY), weekdayText(TODAY, TODAY)]).toEqual(['Wed', 'Today']);
  });
});

describe('what is just out (product.md, Calendar: just out)', () => {
  it('is the newest first, with what is out today, and in no week', () => {
    const entries = ['2026-11-10', TODAY, '2026-11-20', '2026-11-22'].map((day) => release(day));
    const { justOut, weeks } = calendarView(entries, TODAY);
    expect(justOut.map(({ day }) => day)).toEqual([TODAY, '2026-11-20', '2026-11-10']);
    expect(weeks.flatMap((week) => week.entries.map(({ day }) => day))).toEqual(['2026-11-22']);
  });
});

describe('the order (product.md, Calendar: order)', () => {
  const entries = [
    release('2026-12-02', 'b', 'cinema', 2),
    release('2026-12-02', 'A', 'home', 1),
    release('2026-12-02', 'A', 'cinema', 1),
    release('2026-12-02', 'A', 'cinema', 3),
    episode('2026-12-02', 10),
    episode('2026-12-02', 9),
    release('2026-12-01', 'z'),
  ];

  it('is by day, by name, then by kind and number, however it comes', () => {
    const expected = [
      'movie:1 cinema',
      'movie:1 cinema',
      'movie:1 home',
      'movie:3 cinema',
      'tv:1 2/9',
      'tv:1 2/10',
      'movie:2 cinema',
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(entries, { minLength: entries.length }), (shuffled) => {
        const { weeks } = calendarView(shuffled, TODAY);
        expect(weeks.flatMap((week) => week.entries.map(entryKey))).toEqual(expected);
      }),
    );
  });
});

describe('the day of a line', () => {
  it.each([
    ['2026-12-12', 'Saturday, December 12'],
    ['2027-03-03', 'Wednesday, March 3, 2027'],
    ['2026-11-20', 'Friday, November 20'],
  ])('%s is %s', (day, text) => {
    expect(entryDayText(day, TODAY)).toBe(text);
  });
});

describe('what a movie’s page says of its dates (product.md, Calendar: title)', () => {
  it.each<[string, readonly (readonly [ReleaseKind, string])[], string | undefined]>([
    [
      'to come',
      [
        ['cinema', '2026-12-12'],
        ['home', '2027-03-03'],
      ],
      'In cinemas 12 December, at home from 3 March',
    ],
    [
      'gone and to come',
      [
        ['cinema', '2026-10-01'],
        ['home', '2026-12-01'],
        ['disc', '2027-02-01'],
      ],
      'In cinemas since 1 October, at home from 1 December, on disc from 1 February',
    ],
    ['of today', [['cinema', TODAY]], 'In cinemas today'],
    ['just gone', [['home', '2026-11-07']], 'At home since 7 November'],
    ['in more than a year', [['cinema', '2027-12-12']], 'In cinemas 12 December 2027'],
    ['of other countries', [['first', '2026-12-16']], 'First release 16 December'],
    [
      'long gone',
      [
        ['cinema', '2026-06-01'],
        ['home', '2026-11-06'],
      ],
      undefined,
    ],
    ['not known', [], undefined],
  ])('where they are %s', (_, dates, expected) => {
    expect(
      datesText(
        dates.map(([kind, day]) => ({ kind, day })),
        TODAY,
      ),
    ).toBe(expected);
  });
});
