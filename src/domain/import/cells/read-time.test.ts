import { describe, expect, it } from 'vitest';
import { inZone, ZONES } from '#fixtures/clock/in-zone.ts';
import { viewingDayOf } from '../../library/marks/viewings.ts';
import { readTime, timeOfDay, timeOfEpoch } from './read-time.ts';

const noon = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12).toISOString();

describe('a time of a file (product.md, Import: times)', () => {
  it.each([
    ['2024-03-01', noon(2024, 3, 1)],
    [' 2024-3-1 ', noon(2024, 3, 1)],
    ['2024/03/01', noon(2024, 3, 1)],
    ['2024.03.01', noon(2024, 3, 1)],
    ['2024-03-01T10:00:00.123Z', '2024-03-01T10:00:00.123Z'],
    ['2024-03-20T10:15:42.067614Z', '2024-03-20T10:15:42.067Z'],
    ['2024-03-01 10:00:00', '2024-03-01T10:00:00.000Z'],
    ['2024-03-01 10:00', '2024-03-01T10:00:00.000Z'],
    ['2024-03-01 10:00:00 UTC', '2024-03-01T10:00:00.000Z'],
    ['2024-03-01T10:00:00+02:00', '2024-03-01T08:00:00.000Z'],
    ['2024-03-01T10:00:00-0130', '2024-03-01T11:30:00.000Z'],
    ['Sat Apr 23 08:36:35 2011', '2011-04-23T08:36:35.000Z'],
    ['Sat Dec  3 08:36:35 2016', '2016-12-03T08:36:35.000Z'],
    ['2024-03-01T10:00:00+02', '2024-03-01T08:00:00.000Z'],
    ['2024-03-01T10:00:00Z[UTC]', '2024-03-01T10:00:00.000Z'],
    ['2024-03-01T10:00:00+01:00[Europe/Berlin]', '2024-03-01T09:00:00.000Z'],
    ['1709287200', '2024-03-01T10:00:00.000Z'],
    ['1709287200000', '2024-03-01T10:00:00.000Z'],
    [1_709_287_200, '2024-03-01T10:00:00.000Z'],
    // Of a day that is known in part, the year.
    ['2024-03-00', '2024-01-01T00:00:00.000Z'],
    ['2024-00-00', '2024-01-01T00:00:00.000Z'],
    ['2024/3/0', '2024-01-01T00:00:00.000Z'],
    ['00-00-2024', '2024-01-01T00:00:00.000Z'],
    ['00.03.2024', '2024-01-01T00:00:00.000Z'],
  ] as const)('%j is %s', (text, iso) => expect(readTime(text)).toBe(iso));

  it.each([
    ['nothing', ''],
    ['a word', 'unknown'],
    ['no day', '2024-02-30'],
    ['no year', '00-00-0000'],
    ['no year', '0000-00-00'],
    ['the first day of Windows', '1601-01-01'],
    ['no month', '2024-13-01'],
    ['no hour', '2024-03-01 25:00:00'],
    ['no month’s name', 'Sat Foo 23 08:36:35 2011'],
    ['the first day of computers', '1970-01-01T00:00:01Z'],
    ['Go’s first day', '0001-01-01 00:00:00'],
    ['the year one', '0001-01-01'],
    ['more than a time', 'on 2024-03-01'],
    ['what is no text', { at: '2024-03-01' }],
    ['null', null],
  ])('is not known where there is %s', (_, value) => expect(readTime(value)).toBeUndefined());

  // Noon of a day is another day in UTC at both ends of the world.
  it.each(ZONES)('is the day that is written, or stands for none, in %s', (zone) => {
    const days = ['1970-01-01', '1899-12-31', '1970-01-02', '1900-01-01', '2011-12-30'];
    expect(inZone(zone, () => days.map((day) => [readTime(day), timeOfDay(day)].map(Boolean)))).toEqual(
      [false, false, true, true, true].map((isKnown) => [isKnown, isKnown]),
    );
  });

  // At noon in Kamchatka it is midnight in UTC.
  it.each([...ZONES, 'Asia/Kamchatka', 'Pacific/Fiji'])('is a January 1, and no year alone, in %s', (zone) => {
    for (const year of [2019, 2023, 2024, 2026])
      expect(inZone(zone, () => viewingDayOf(readTime(`${year}-01-01`) ?? ''))).toBe(`${year}-01-01`);
  });

  it('may be counted in milliseconds', () => {
    expect(timeOfEpoch(1_709_918_669_000)).toBe('2024-03-08T17:24:29.000Z');
    expect([0, Number.NaN, 9e15, 8e15, -9e11].map(timeOfEpoch)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      '1941-06-25T08:00:00.000Z',
    ]);
  });
});
