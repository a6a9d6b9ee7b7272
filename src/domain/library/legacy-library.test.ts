import { describe, expect, it } from 'vitest';
import { NO_REMAINDER } from './bundle.ts';
import { isWorthMigrating, mergeLegacy, type LegacyLibrary } from './legacy-library.ts';
import { EMPTY_LIBRARY } from './library.ts';

const OLD: LegacyLibrary = {
  watchlist: [],
  favorites: [],
  collections: [],
  theme: 'light',
  username: 'Ada',
  remainder: NO_REMAINDER,
};

describe('theme and name of the old format (product.md, Migration: old entries)', () => {
  it('are taken over by a visitor without a name', () => {
    expect(mergeLegacy(EMPTY_LIBRARY, OLD)).toMatchObject({ username: 'Ada', preferences: { theme: 'light' } });
  });

  it('give way to what the visitor has chosen since', () => {
    const library = { ...EMPTY_LIBRARY, username: 'Eve' };
    expect(mergeLegacy(library, OLD)).toBe(library);
  });

  it('are left as they are where the old format had none', () => {
    const { theme: _, username: __, ...nameless } = OLD;
    expect(mergeLegacy(EMPTY_LIBRARY, nameless)).toBe(EMPTY_LIBRARY);
  });
});

describe('an old library (product.md, Migration: condition)', () => {
  const nothing = { ...OLD, username: '' };
  const saved = [{ id: 603, addedAt: '2026-11-20T12:00:00.000Z' }];
  const collections = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `C${at}`, description: '', movies: [] }));

  it.each<[string, LegacyLibrary, boolean]>([
    ['is not without anything but a theme', nothing, false],
    ['is not with the three default collections', { ...nothing, collections: collections(3) }, false],
    ['is with a fourth', { ...nothing, collections: collections(4) }, true],
    ['is with a title of the watchlist', { ...nothing, watchlist: saved }, true],
    ['is with a favorite', { ...nothing, favorites: saved }, true],
    ['is with a name', OLD, true],
  ])('%s worth migrating', (_, old, isWorth) => {
    expect(isWorthMigrating(old)).toBe(isWorth);
  });

  it('comes to what is there, each title once', () => {
    const library = { ...EMPTY_LIBRARY, watchlist: saved };
    const old = { ...nothing, watchlist: [...saved, { ...saved[0], id: 604 }], favorites: saved } as LegacyLibrary;
    const { watchlist, favorites } = mergeLegacy(library, old);
    expect(watchlist.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([603, 604]);
    expect(favorites.map(({ id }) => id)).toEqual([603]);
  });
});
