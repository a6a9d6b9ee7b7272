import { describe, expect, it } from 'vitest';
import { inZone, ZONES } from '#fixtures/clock/in-zone.ts';
import { dayOf } from './calendar-day.ts';
import { dayNumber, dayOfTime, isCalendarDay } from './day-of-time.ts';

// Months' ends, leap days, days without a midnight (Sao Paulo, Cairo, Beirut), and one that Apia left out.
const DAYS = [
  '2026-11-25',
  '2026-12-31',
  '2027-01-01',
  '2024-02-29',
  '2023-02-28',
  '2017-10-15',
  '2023-04-28',
  '2023-03-26',
  '2026-03-08',
  '2026-10-25',
  '2011-12-30',
  '1999-12-31',
];

describe.each(ZONES)('a day in %s', (zone) => {
  it.each(DAYS)('is itself, wherever it is read: %s', (day) => {
    expect(inZone(zone, () => dayOfTime(day))).toBe(day);
  });

  it('begins and ends at midnight of the place, not at that of UTC', () => {
    const [first, last] = inZone(zone, () => [
      dayOf(new Date(2026, 10, 25, 0, 0, 0)),
      dayOf(new Date(2026, 10, 25, 23, 59, 59, 999)),
    ]);
    expect([first, last]).toEqual(['2026-11-25', '2026-11-25']);
  });
});

describe('an ISO time of a former release', () => {
  it.each([
    ['Etc/GMT+12', '2026-11-24'],
    ['America/New_York', '2026-11-25'],
    ['UTC', '2026-11-25'],
    ['Asia/Kathmandu', '2026-11-25'],
    ['Pacific/Kiritimati', '2026-11-26'],
  ])('is the day that it is in %s: %s', (zone, day) => {
    expect(inZone(zone, () => dayOfTime('2026-11-25T11:30:00.000Z'))).toBe(day);
  });
});

describe('a text', () => {
  it.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-11',
    '',
    'yesterday',
    '2026-11-25T12:00:00Z',
    '12026-11-25',
  ])('is no day of the calendar: %s', (text) => expect(isCalendarDay(text)).toBe(false));

  it.each(['', 'yesterday', 'not a time'])('is of no day: %s', (text) => expect(dayOfTime(text)).toBe(''));
});

it('days are counted without hours: a change of the clock takes none and adds none', () => {
  expect(dayNumber('2026-03-30') - dayNumber('2026-03-28')).toBe(2);
  expect(dayNumber('2012-01-01') - dayNumber('2011-12-29')).toBe(3);
});
