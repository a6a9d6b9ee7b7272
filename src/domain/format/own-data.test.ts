import { describe, expect, it } from 'vitest';
import { formatBytes } from './bytes.ts';
import { formatDayOf, formatIsoDay } from './days.ts';
import { formatLibraryCounts } from './library-counts.ts';

const NONE = { watchlist: 0, favorites: 0, collections: 0, movies: 0, views: 0 };

describe('counts of a library', () => {
  it.each([
    [{ watchlist: 12, favorites: 3, collections: 4, views: 20 }, '12 titles in your watchlist, 3 favorites, 4 collections and 20 views'],
    [{ watchlist: 1, favorites: 1, collections: 1, movies: 1, views: 1 }, '1 title in your watchlist, 1 favorite, 1 collection, 1 movie in collections and 1 view'],
    [{ movies: 10_000 }, '10,000 movies in collections'],
    [{ favorites: 2, views: 1 }, '2 favorites and 1 view'],
    [{}, undefined],
  ])('%j', (some, text) => expect(formatLibraryCounts({ ...NONE, ...some })).toBe(text));
});

describe('space', () => {
  it.each([
    [0, '0 kB'],
    [12_345, '12 kB'],
    [999_499, '999 kB'],
    [1_000_000, '1 MB'],
    [3_440_000, '3.4 MB'],
  ])('%d bytes', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
});

describe('days where the visitor is', () => {
  const noon = new Date(2026, 10, 21, 12);

  it('read as people and as files write them', () => {
    expect(formatDayOf(noon.toISOString())).toBe('November 21, 2026');
    expect(formatIsoDay(noon)).toBe('2026-11-21');
    expect(formatIsoDay(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02');
  });

  it.each(['', 'yesterday'])('are none for %j', (text) => expect(formatDayOf(text)).toBeUndefined());
});
