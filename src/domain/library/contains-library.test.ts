import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryAction, arbitraryActions } from '#fixtures/library/arbitrary-action.ts';
import { apply } from './apply.ts';
import { NO_REMAINDER, type Bundle, type Remainder } from './bundle.ts';
import { containsLibrary } from './contains-library.ts';
import { EMPTY_LIBRARY, type Library } from './library.ts';

const library = arbitraryActions.map((actions) => actions.reduce<Library>(apply, EMPTY_LIBRARY));
/** Facts that were asked for again, none of which are unknown by now. */
const arbitraryRefresh = arbitraryAction
  .filter((action) => action.kind === 'titles-refreshed')
  .map(({ kind, titles }) => ({ kind, titles: titles.map((each) => ({ ...each, clear: [] })) }));
const addedAt = '2026-11-20T12:00:00.000Z';
const FULL: Library = {
  ...EMPTY_LIBRARY,
  watchlist: [{ id: 1, addedAt, note: 'seen' } as Library['watchlist'][number], { id: 2, addedAt }],
  favorites: [{ id: 3, addedAt }],
  collections: [{ id: '9', name: 'Noir', description: 'Dark', movies: [{ id: 1 }, { id: 2 }] }],
  username: 'Ada',
};
const bundle = (has: Partial<Library> = {}, remainder: Remainder = NO_REMAINDER): Bundle => ({
  library: { ...FULL, ...has },
  remainder,
});

describe('a bundle has everything of another', () => {
  it('that is the same, whatever was viewed and whichever theme was chosen', () => {
    fc.assert(
      fc.property(library, library, (mine, { viewingHistory, preferences: { theme } }) => {
        const other = { ...mine, viewingHistory, preferences: { ...mine.preferences, theme } };
        expect(
          containsLibrary({ library: mine, remainder: NO_REMAINDER }, { library: other, remainder: NO_REMAINDER }),
        ).toBe(true);
      }),
    );
  });

  it('but for what the provider says of its titles by now (product.md, Freshness: copies)', () => {
    fc.assert(
      fc.property(library, fc.array(arbitraryRefresh), (before, actions) => {
        const now = actions.reduce<Library>(apply, before);
        expect(
          containsLibrary({ library: now, remainder: NO_REMAINDER }, { library: before, remainder: NO_REMAINDER }),
        ).toBe(true);
      }),
    );
  });

  it('whose titles were all that something was added to', () => {
    expect(
      containsLibrary(bundle(), bundle({ watchlist: FULL.watchlist.slice(1), favorites: [], username: null })),
    ).toBe(true);
  });
});

describe('a bundle lacks something of another', () => {
  it.each<[string, Bundle]>([
    ['a title of the watchlist', bundle({ watchlist: [...FULL.watchlist, { id: 7, addedAt }] })],
    ['what was noted of a title', bundle({ watchlist: [{ id: 1, addedAt }] })],
    ['what is known of a title', bundle({ favorites: [{ id: 3, title: 'Low Tide', addedAt }] })],
    ['when a title was added', bundle({ favorites: [{ id: 3, addedAt: '2020-01-01T00:00:00.000Z' }] })],
    ['a favorite', bundle({ favorites: [{ id: 7, addedAt }] })],
    ['a collection', bundle({ collections: [{ id: '8', name: 'Noir', description: 'Dark', movies: [] }] })],
    ['a movie of a collection', bundle({ collections: [{ ...FULL.collections[0]!, movies: [{ id: 7 }] }] })],
    ['a collection’s description', bundle({ collections: [{ ...FULL.collections[0]!, description: 'Darker' }] })],
    ['the name', bundle({ username: 'Eve' })],
    ['a genre', bundle({ preferences: { theme: 'dark', preferredGenres: [18] } })],
    ['a field that this release does not know', bundle({}, { fields: { ratings: { 1: 10 } }, items: {} })],
    ['an item that could not be read', bundle({}, { fields: {}, items: { watchlist: [{ name: 'no id' }] } })],
  ])('%s', (_, other) => {
    expect(containsLibrary(bundle(), other)).toBe(false);
  });
});
