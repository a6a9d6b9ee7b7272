import { expect, it } from 'vitest';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { EMPTY_LIBRARY } from '../library.ts';
import { titlesRemoved } from './titles-removed.ts';

// product.md, Earlier versions: when.
it('counts the titles that a change has taken from lists, collections and marks, whatever it has added', () => {
  expect(titlesRemoved(FULL_LIBRARY, EMPTY_LIBRARY)).toBe(4);
  expect(titlesRemoved(EMPTY_LIBRARY, FULL_LIBRARY)).toBe(0);
  const other = {
    ...FULL_LIBRARY,
    watchlist: [
      { id: 1, addedAt: '' },
      { id: 2, addedAt: '' },
    ],
    viewingHistory: [],
  };
  expect(titlesRemoved(FULL_LIBRARY, other)).toBe(1);
});
