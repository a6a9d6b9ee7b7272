import { describe, expect, it } from 'vitest';
import { formatLibraryCounts } from './format-library-counts.ts';

const NONE = { watchlist: 0, favorites: 0, collections: 0, movies: 0, views: 0 };

describe('counts of a library', () => {
  it.each([
    [
      { watchlist: 12, favorites: 3, collections: 4, views: 20 },
      '12 titles in your watchlist, 3 favorites, 4 collections and 20 views',
    ],
    [
      { watchlist: 1, favorites: 1, collections: 1, movies: 1, views: 1 },
      '1 title in your watchlist, 1 favorite, 1 collection, 1 movie in collections and 1 view',
    ],
    [{ movies: 10_000 }, '10,000 movies in collections'],
    [{ favorites: 2, views: 1 }, '2 favorites and 1 view'],
    [{ searches: 1, choices: 1, filled: 1 }, '1 saved search, 1 choice and what is missing in 1 thing here'],
    [
      { searches: 2, choices: 3, name: 1, filled: 2 },
      '2 saved searches, 3 choices, your name and what is missing in 2 things here',
    ],
    [{}, undefined],
  ])('%j', (some, text) => expect(formatLibraryCounts({ ...NONE, ...some })).toBe(text));
});
