import { describe, expect, it } from 'vitest';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { countsAdded, countsOf, titleCount } from './counts-of.ts';
import { EMPTY_LIBRARY, type Library } from './library.ts';

const at = '2026-11-20T12:00:00.000Z';
const NOIR = { id: '9', name: 'Noir', description: '', movies: [{ id: 1 }, { id: 2 }] };
const LIBRARY: Library = {
  ...EMPTY_LIBRARY,
  watchlist: [
    { id: 1, addedAt: at },
    { id: 1, media_type: 'tv', addedAt: at },
  ],
  favorites: [{ id: 1, addedAt: at }],
  collections: [...EMPTY_LIBRARY.collections, NOIR],
  viewingHistory: [
    { id: 1, viewedAt: at },
    { id: 2, viewedAt: at },
    { id: 3, viewedAt: at },
  ],
  marks: [{ id: 1, seenAt: null }],
};

describe('the counts of a library', () => {
  it('are of each thing, a movie and a show of one number being two', () => {
    expect(countsOf(LIBRARY)).toEqual({
      watchlist: 2,
      favorites: 1,
      collections: 4,
      movies: 2,
      views: 3,
      marks: 1,
      episodes: 0,
    });
  });

  it('are of the three default collections for a first-time visitor', () => {
    expect(countsOf(EMPTY_LIBRARY)).toEqual({
      watchlist: 0,
      favorites: 0,
      collections: 3,
      movies: 0,
      views: 0,
      marks: 0,
      episodes: 0,
    });
  });
});

describe('what was added', () => {
  it('is nothing between equals', () => {
    expect(countsAdded(LIBRARY, LIBRARY)).toEqual({
      watchlist: 0,
      favorites: 0,
      collections: 0,
      movies: 0,
      views: 0,
      marks: 0,
      episodes: 0,
    });
  });

  it('is what was not there, movies of collections that were there included', () => {
    const before: Library = {
      ...EMPTY_LIBRARY,
      watchlist: [
        { id: 1, addedAt: at },
        { id: 8, addedAt: at },
      ],
      collections: [{ ...NOIR, movies: [{ id: 2 }] }],
      viewingHistory: [{ id: 3, viewedAt: at }],
    };
    expect(countsAdded(before, LIBRARY)).toEqual({
      watchlist: 1,
      favorites: 1,
      collections: 3,
      movies: 1,
      views: 2,
      marks: 1,
      episodes: 0,
    });
  });
});

// product.md, Earlier versions: when.
it('titles that a change has taken are counted in lists, collections and marks, whatever it has added', () => {
  const taken = (before: Library, after: Library) => titleCount(countsAdded(after, before));
  expect(taken(FULL_LIBRARY, EMPTY_LIBRARY)).toBe(4);
  expect(taken(EMPTY_LIBRARY, FULL_LIBRARY)).toBe(0);
  const watchlist = [1, 2].map((id) => ({ id, addedAt: '' }));
  expect(taken(FULL_LIBRARY, { ...FULL_LIBRARY, watchlist, viewingHistory: [] })).toBe(1);
});
