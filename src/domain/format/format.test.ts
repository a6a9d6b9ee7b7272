import { describe, expect, it } from 'vitest';
import { releaseYear, yearOrComingSoon } from './dates.ts';
import { formatLongDate } from './long-date.ts';
import { countOf, formatCount, formatDollars } from './numbers.ts';
import { formatRuntime } from './runtime.ts';
import { typeLabel } from './type-label.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('texts made of values', () => {
  it.each([
    [112, '1h 52m'],
    [120, '2h'],
    [45, '45m'],
    [60, '1h'],
    [1, '1m'],
    [0, '0m'],
  ])('a runtime of %i minutes reads %s', (minutes, text) => expect(formatRuntime(minutes)).toBe(text));

  it.each([
    ['2025-06-20', 'June 20, 2025'],
    ['1968-03-08', 'March 8, 1968'],
    ['2024-02-30', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('the date %j reads %s in any time zone', (date, text) => expect(formatLongDate(date)).toBe(text));

  it.each([
    [{ release_date: '2025-06-20' }, '2025', '2025'],
    [{ first_air_date: '2026-11-21' }, '2026', '2026'],
    [{ release_date: '2026-11-22' }, '2026', 'Coming Soon'],
    [{ release_date: '' }, undefined, 'Coming Soon'],
    [{ release_date: 'nonsense' }, undefined, 'Coming Soon'],
    [{}, undefined, 'Coming Soon'],
  ])('the year of %o is %s, on a card %s', (title, year, onCard) => {
    expect(releaseYear(title)).toBe(year);
    expect(yearOrComingSoon(title, NOW)).toBe(onCard);
  });

  it('counts and sums are grouped', () => {
    expect(formatCount(10_000)).toBe('10,000');
    expect(countOf(1, 'vote')).toBe('1 vote');
    expect(countOf(3_120, 'vote')).toBe('3,120 votes');
    expect(formatDollars(18_400_000)).toBe('$18,400,000');
  });

  it('types are labelled as the spec says', () => {
    expect(typeLabel('tv')).toBe('TV Show');
    expect(typeLabel('movie')).toBe('Movie');
  });
});
