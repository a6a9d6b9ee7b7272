import { describe, expect, it } from 'vitest';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import { drasticLoss } from './drastic-loss.ts';

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

  it('is no history', () => {
    const viewingHistory = Array.from({ length: 40 }, (_, at) => ({ id: at + 1, viewedAt: '' }));
    expect(drasticLoss({ ...EMPTY_LIBRARY, viewingHistory }, EMPTY_LIBRARY)).toBeUndefined();
  });
});
