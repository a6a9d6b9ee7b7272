import { describe, expect, it } from 'vitest';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import { drasticLoss, hasNoTitles } from './drastic-loss.ts';

const saved = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => ({ id: from + at, addedAt: '2026-11-20T12:00:00.000Z' }));
const library = (watchlist: number, favorites = 0): Library => ({
  ...EMPTY_LIBRARY,
  watchlist: saved(watchlist),
  favorites: saved(favorites),
});

describe('a drastic loss (product.md, Devices: drastic)', () => {
  it.each([
    ['nine of nine', library(9), library(0), undefined],
    ['ten of ten', library(10), library(0), 10],
    ['ten of twenty', library(20), library(10), undefined],
    ['eleven of twenty', library(20), library(9), 11],
    ['eleven of thirty in two lists', library(20, 10), library(9, 10), undefined],
  ])('of %s', (_, before, after, watchlist) => {
    expect(drasticLoss(before, after)?.watchlist).toBe(watchlist);
  });

  const seen = (episodes: number): Library => ({
    ...EMPTY_LIBRARY,
    episodes: [{ id: 1396, name: 'Nine Dials', seasons: { 1: `1-${episodes}` } }],
  });

  it.each([
    ['99 of 99 episodes', seen(99), EMPTY_LIBRARY, undefined],
    ['100 of 100 episodes', seen(100), EMPTY_LIBRARY, 100],
    ['100 of 200 episodes', seen(200), seen(100), undefined],
    ['101 of 200 episodes', seen(200), seen(99), 101],
  ])('of %s', (_, before, after, episodes) => {
    expect(drasticLoss(before, after)?.episodes).toBe(episodes);
  });

  it('counts what is marked, and the movies of collections', () => {
    const movies = Array.from({ length: 6 }, (_, at) => ({ id: at + 1, title: 'M', poster_path: null }));
    const before: Library = {
      ...EMPTY_LIBRARY,
      collections: [{ id: '7', name: 'Noir', description: '', movies }],
      marks: movies.map(({ id }) => ({ id, rating: 7 })),
    };
    expect(drasticLoss(before, EMPTY_LIBRARY)).toMatchObject({ movies: 6, marks: 6 });
  });

  it('is no history', () => {
    const viewingHistory = Array.from({ length: 40 }, (_, at) => ({ id: at + 1, viewedAt: '' }));
    expect(drasticLoss({ ...EMPTY_LIBRARY, viewingHistory }, EMPTY_LIBRARY)).toBeUndefined();
  });
});

it.each([
  ['nothing', EMPTY_LIBRARY, true],
  [
    'an empty collection',
    { ...EMPTY_LIBRARY, collections: [{ id: '7', name: 'Noir', description: '', movies: [] }] },
    true,
  ],
  ['a title', library(1), false],
  ['an episode', { ...EMPTY_LIBRARY, episodes: [{ id: 1396, name: 'Nine Dials', seasons: { 1: '1' } }] }, false],
])('a library has no titles: %s', (_, each, isSo) => {
  expect(hasNoTitles(each)).toBe(isSo);
});
