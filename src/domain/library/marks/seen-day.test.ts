import { describe, expect, it } from 'vitest';
import { inZone, ZONES } from '#fixtures/clock/in-zone.ts';
import { noonOf, seenDayOf, seenOn } from './seen-day.ts';

const DAYS = ['2026-11-22', '2024-02-29', '1999-12-31', '2026-11-23', '2011-12-30', '2017-10-15'];
const PAIRS = ZONES.flatMap((chosenIn) => ZONES.map((readIn) => [chosenIn, readIn] as const));

describe('the day on which a title was seen (product.md, Marks: seen day)', () => {
  it.each(PAIRS)('chosen in %s is the same day in %s', (chosenIn, readIn) => {
    const kept = inZone(chosenIn, () => DAYS.map((day) => seenOn(day, new Date(2026, 10, 23, 9, 30))));
    expect(inZone(readIn, () => kept.map(seenDayOf))).toEqual(DAYS);
  });

  it.each(['2026-11-24', '2026-02-30', '', 'yesterday', '2026-13-01'])('is none: %s', (day) => {
    expect(seenOn(day, new Date(2026, 10, 23, 9, 30))).toBeUndefined();
  });

  it.each([
    ['Pacific/Kiritimati', '2026-11-26'],
    ['Etc/GMT+12', '2026-11-24'],
  ])('is at most today in %s: %s', (zone, today) => {
    const moment = new Date('2026-11-25T11:00:00Z');
    const next = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
    expect(inZone(zone, () => [seenOn(today, moment), seenOn(next, moment)])).toEqual([today, undefined]);
  });

  it.each([null, undefined, 'not a time'])('is unknown: %s', (seenAt) => {
    expect(seenDayOf(seenAt)).toBe('');
  });

  it('of a former release is that of its time where the visitor is', () => {
    expect(inZone('Asia/Kolkata', () => seenDayOf('2026-11-25T20:00:00.000Z'))).toBe('2026-11-26');
  });
});

describe('noon here', () => {
  it.each(['2026-02-30', 'yesterday', ''])('is none of what is no day: %s', (day) =>
    expect(noonOf(day)).toBeUndefined(),
  );

  // Samoa went to bed on the 29th and got up on the 31st, Kwajalein likewise in August 1993.
  it.each([
    ['Pacific/Apia', '2011-12-30'],
    ['Pacific/Kwajalein', '1993-08-21'],
    ['Europe/Berlin', '0050-03-01'],
  ])('is there in %s on %s', (zone, day) => {
    const noon = inZone(zone, () => noonOf(day))?.getTime() ?? Number.NaN;
    expect(Math.abs(noon - Date.parse(`${day}T12:00Z`))).toBeLessThanOrEqual(86_400_000);
  });

  it.each(ZONES)('is on its day in %s', (zone) => {
    expect(inZone(zone, () => seenDayOf(noonOf('2017-10-15')?.toISOString()))).toBe('2017-10-15');
  });
});
