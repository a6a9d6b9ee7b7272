import { expect, it } from 'vitest';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { EMPTY_LIBRARY } from '../library/library.ts';
import { reportCounts } from './report-counts.ts';

const NONE = {
  watchlist: 0,
  favorites: 0,
  collections: 3,
  moviesInCollections: 0,
  marks: 0,
  ratings: 0,
  notes: 0,
  hidden: 0,
  views: 0,
  shows: 0,
  episodes: 0,
  searches: 0,
};

it('counts what there is, and says nothing of what it is (product.md, Report: fields)', () => {
  expect(reportCounts(EMPTY_LIBRARY)).toEqual(NONE);
  const { marks, ...others } = FULL_LIBRARY;
  const seen = { id: 8, media_type: 'movie', seenAt: null } as const;
  expect(reportCounts({ ...others, marks: [...marks, seen, { ...seen, id: 9, rating: 3 }] })).toEqual({
    ...NONE,
    watchlist: 1,
    favorites: 1,
    collections: 4,
    moviesInCollections: 1,
    marks: 3,
    ratings: 2,
    notes: 1,
    hidden: 1,
    views: 1,
    shows: 1,
    episodes: 12,
    searches: 1,
  });
});
