import { describe, expect, it } from 'vitest';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { findCollection, findIn, withCollection, withPart, withTitles } from './change-parts.ts';
import type { TitlePlace } from './facts/titles-refreshed.ts';

const NOIR = '1763640000000';

describe('a title in one place', () => {
  it.each<[TitlePlace, Parameters<typeof findIn>[2], string | undefined]>([
    [{ list: 'watchlist' }, { id: 1396, media_type: 'tv' }, 'Nine Dials'],
    [{ list: 'watchlist' }, { id: 1396, media_type: 'movie' }, undefined],
    [{ list: 'episodes' }, { id: 1396, media_type: 'tv' }, 'Nine Dials'],
    [{ list: 'episodes' }, { id: 1396, media_type: 'movie' }, undefined],
    [{ list: 'episodes' }, { id: 1, media_type: 'tv' }, undefined],
    [{ list: 'marks' }, { id: 7, media_type: 'movie' }, 'Low Tide'],
    [{ list: 'favorites' }, { id: 7, media_type: 'movie' }, undefined],
  ])('%j: %j is %s', (place, title, name) => {
    const found = findIn(FULL_LIBRARY, place, title);
    expect(found && (found.title.title ?? found.title.name)).toBe(name);
    expect(found?.index).toBe(name === undefined ? undefined : 0);
  });

  it('may be a collection, or one that there is not', () => {
    const title = { id: 7, media_type: 'movie' } as const;
    expect(findIn(FULL_LIBRARY, { collectionId: NOIR }, title)).toEqual({ title: { id: 7 }, index: 0 });
    expect(findIn(FULL_LIBRARY, { collectionId: NOIR }, { ...title, id: 8 })).toBeUndefined();
    expect(findIn(FULL_LIBRARY, { collectionId: 'none' }, title)).toBeUndefined();
  });
});

describe('a library with what becomes of a part', () => {
  it('is the same where nothing becomes of it', () => {
    const noir = findCollection(FULL_LIBRARY, NOIR)!;
    expect(withPart(FULL_LIBRARY, 'marks', FULL_LIBRARY.marks)).toBe(FULL_LIBRARY);
    expect(withCollection(FULL_LIBRARY, noir, noir)).toBe(FULL_LIBRARY);
    expect(withTitles(FULL_LIBRARY, { list: 'marks' }, (marks) => marks)).toBe(FULL_LIBRARY);
    expect(withTitles(FULL_LIBRARY, { collectionId: NOIR }, (movies) => movies)).toBe(FULL_LIBRARY);
    expect(withTitles(FULL_LIBRARY, { collectionId: 'none' }, () => [])).toBe(FULL_LIBRARY);
  });

  it('has it in its place, and all else as it was', () => {
    expect(withPart(FULL_LIBRARY, 'username', 'Eve')).toEqual({ ...FULL_LIBRARY, username: 'Eve' });
    expect(withTitles(FULL_LIBRARY, { list: 'favorites' }, () => [])).toEqual({ ...FULL_LIBRARY, favorites: [] });
    const { collections } = withTitles(FULL_LIBRARY, { collectionId: NOIR }, () => []);
    expect(collections).toEqual([
      ...FULL_LIBRARY.collections.slice(0, -1),
      { ...findCollection(FULL_LIBRARY, NOIR), movies: [] },
    ]);
  });
});
