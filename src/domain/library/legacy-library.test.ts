import { describe, expect, it } from 'vitest';
import { NO_REMAINDER } from './bundle.ts';
import { mergeLegacy, type LegacyLibrary } from './legacy-library.ts';
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
