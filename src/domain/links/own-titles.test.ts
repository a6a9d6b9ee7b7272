import { expect, it } from 'vitest';
import { EMPTY_LIBRARY } from '../library/library.ts';
import { ownTitles } from './own-titles.ts';

it('what is hidden alone is not the visitor’s; all else is (product.md, Links: in common)', () => {
  const addedAt = '2026-01-01T00:00:00Z';
  const titles = ownTitles({
    ...EMPTY_LIBRARY,
    watchlist: [{ id: 1, addedAt }],
    favorites: [{ id: 2, media_type: 'tv', addedAt }],
    collections: [{ id: '1', name: 'Noir', description: '', movies: [{ id: 3 }] }],
    viewingHistory: [{ id: 4, viewedAt: addedAt }],
    marks: [
      { id: 5, rating: 8 },
      { id: 6, hiddenAt: addedAt },
      { id: 7, seenAt: null },
    ],
  });
  expect([...titles.keys()].toSorted()).toEqual(['movie:1', 'movie:3', 'movie:5', 'movie:7', 'tv:2']);
});
