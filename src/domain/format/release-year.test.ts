import { describe, expect, it } from 'vitest';
import { inZone, ZONES } from '#fixtures/clock/in-zone.ts';
import { releaseYear, yearOrComingSoon } from './release-year.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('the year of a title', () => {
  it.each([
    [{ release_date: '2025-06-20' }, '2025', '2025'],
    [{ first_air_date: '2026-11-21' }, '2026', '2026'],
    [{ release_date: '2026-11-22' }, '2026', 'Coming Soon'],
    [{ release_date: '' }, undefined, 'Coming Soon'],
    [{ release_date: 'nonsense' }, undefined, 'Coming Soon'],
    [{}, undefined, 'Coming Soon'],
  ])('of %o is %s, on a card %s (product.md, Detail: year format; product.md, Cards: year)', (title, year, onCard) => {
    expect(releaseYear(title)).toBe(year);
    expect(yearOrComingSoon(title, NOW)).toBe(onCard);
  });

  it.each(ZONES)('is there from midnight on in %s, not from that of UTC (product.md, Cards: year)', (zone) => {
    const read = (time: string) => inZone(zone, () => yearOrComingSoon({ release_date: '2026-11-25' }, new Date(time)));
    expect([read('2026-11-24T23:59:59'), read('2026-11-25T00:00:01')]).toEqual(['Coming Soon', '2026']);
  });
});
