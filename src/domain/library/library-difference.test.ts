import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryAction } from '#fixtures/library/arbitrary-action.ts';
import { arbitraryContents } from '#fixtures/library/arbitrary-contents.ts';
import { containsLibrary } from '#fixtures/library/contains-library.ts';
import { apply } from './apply.ts';
import { NO_REMAINDER, type Contents, type Remainder } from './bundle.ts';
import { DEFAULT_COLLECTIONS, type CollectionDetails } from './collection.ts';
import { countsMissing } from './counts-of.ts';
import type { LibraryAction } from './library-change.ts';
import { hasOwn, missingActions, missingFrom } from './library-difference.ts';
import { EMPTY_LIBRARY, type Library, type Preferences } from './library.ts';
import type { Mark } from './marks/mark.ts';

const after = (actions: readonly LibraryAction[], from: Library = EMPTY_LIBRARY) => actions.reduce(apply, from);
const merge = (library: Library, other: Library) => after(missingActions(library, other), library);
const search = (name: string, under: number) => ({ name, address: `/tv?under=${under}` });
const seen = (id: number, day: number) => ({ id, viewedAt: `2026-11-0${day}T10:00:00.000Z` });

describe('what one library has and another lacks', () => {
  it('is each movie of a collection that both have', () => {
    const [first, ...rest] = EMPTY_LIBRARY.collections;
    const holding = (...ids: readonly number[]) => ({
      ...EMPTY_LIBRARY,
      collections: [{ ...first!, name: ids.join(), movies: ids.map((id) => ({ id })) }, ...rest],
    });
    const { collections } = merge(holding(1, 2), holding(2, 3));
    expect(collections).toEqual([{ ...first, name: '1,2', movies: [{ id: 1 }, { id: 2 }, { id: 3 }] }, ...rest]);
  });

  it('is each view, the newest in front', () => {
    const { viewingHistory } = merge(
      { ...EMPTY_LIBRARY, viewingHistory: [seen(1, 4), seen(2, 1)] },
      { ...EMPTY_LIBRARY, viewingHistory: [seen(3, 5), seen(2, 4), seen(4, 3)] },
    );
    expect(viewingHistory).toEqual([seen(3, 5), seen(1, 4), seen(4, 3), seen(2, 1)]);
  });

  it('is what a mark says that the own mark of the title says nothing of', () => {
    const { marks } = merge(
      { ...EMPTY_LIBRARY, marks: [{ id: 1, rating: 3 }] },
      {
        ...EMPTY_LIBRARY,
        marks: [
          { id: 1, rating: 9, note: 'Loud' },
          { id: 2, seenAt: null },
        ],
      },
    );
    expect(marks).toEqual([
      { id: 1, rating: 3, note: 'Loud' },
      { id: 2, seenAt: null },
    ]);
  });

  it.each<[Mark, Mark, Mark]>([
    [{ rating: 3 }, { rating: 9, note: 'Loud' }, { rating: 3, note: 'Loud' }],
    [{ seenAt: null }, { seenAt: '2024-02-29' }, { seenAt: '2024-02-29' }],
    [{ seenAt: '2024-02-29' }, { seenAt: null, rating: 4 }, { seenAt: '2024-02-29', rating: 4 }],
    [
      { seenAt: '2024-02-29' },
      { seenAt: '2024-03-01' },
      { seenAt: '2024-03-01', viewings: { '2024-02-29': {}, '2024-03-01': {} } },
    ],
    [{ note: 'Mine' }, { seenAt: null, note: 'Other' }, { note: 'Mine', seenAt: null }],
  ])(
    'fills the gaps of the mark %j from %j, a day where none is known: %j (product.md, Marks: gaps)',
    (mine, other, both) => {
      const { marks } = merge(
        { ...EMPTY_LIBRARY, marks: [{ id: 1, ...mine }] },
        { ...EMPTY_LIBRARY, marks: [{ id: 1, ...other }] },
      );
      expect(marks).toEqual([{ id: 1, ...both }]);
    },
  );

  it('is no view that has no room: one that is here goes for none', () => {
    const full = Array.from({ length: 49 }, (_, at) => ({ id: at + 100, viewedAt: '2020-01-01T10:00:00.000Z' }));
    const { viewingHistory } = merge(
      { ...EMPTY_LIBRARY, viewingHistory: full },
      { ...EMPTY_LIBRARY, viewingHistory: [seen(3, 5), seen(2, 4)] },
    );
    expect(viewingHistory).toEqual([seen(3, 5), ...full]);
  });

  it.each([
    [null, 'Eve', 'Eve'],
    [null, 'Movie Enthusiast', 'Movie Enthusiast'],
    ['Movie Enthusiast', 'Eve', 'Eve'],
    ['Ada', 'Movie Enthusiast', 'Ada'],
    ['Ada', 'Eve', 'Ada'],
    ['Ada', null, 'Ada'],
  ])('is a name only where there is none: %j and %j make %j', (mine, other, username) => {
    expect(merge({ ...EMPTY_LIBRARY, username: mine }, { ...EMPTY_LIBRARY, username: other }).username).toBe(username);
  });

  describe.each([
    ['the default one', DEFAULT_COLLECTIONS[0]!],
    ['an own one', { id: '9', name: 'Noir', description: 'Custom collection: Noir', movies: [{ id: 7 }] }],
  ])('of a collection that both have, %s,', (_, plain) => {
    const isDefault = plain.id === '1';
    it.each<[string, CollectionDetails, CollectionDetails, CollectionDetails]>([
      [
        'a name where it has that which it came with',
        {},
        { name: 'Rainy days' },
        isDefault ? { name: 'Rainy days' } : {},
      ],
      ['no name where it was renamed', { name: 'Mine' }, { name: 'Rainy days' }, { name: 'Mine' }],
      ['no default name', { name: 'Mine' }, {}, { name: 'Mine' }],
      ['a description where nobody wrote one', {}, { description: 'Dark' }, { description: 'Dark' }],
      ['a description where it is empty', { description: '' }, { description: 'Dark' }, { description: 'Dark' }],
      [
        'no description where one was written',
        { description: 'Mine' },
        { description: 'Dark' },
        { description: 'Mine' },
      ],
      ['no default description where it was emptied', { description: '' }, {}, { description: '' }],
      ['a cover', {}, { cover: 'movie:7' }, { cover: 'movie:7' }],
      ['no cover where there is one', { cover: 'movie:1' }, { cover: 'movie:7' }, { cover: 'movie:1' }],
      [
        'each by itself',
        { description: 'Mine' },
        { description: 'Dark', cover: 'movie:7' },
        { description: 'Mine', cover: 'movie:7' },
      ],
    ])('is %s (product.md, Your data: merge)', (__, own, other, both) => {
      const { collections } = merge(
        { ...EMPTY_LIBRARY, collections: [{ ...plain, ...own }] },
        { ...EMPTY_LIBRARY, collections: [{ ...plain, ...other }] },
      );
      expect(collections).toEqual([{ ...plain, ...both }]);
    });
  });

  it.each<[string, Partial<Preferences>, Partial<Preferences>, Partial<Preferences>]>([
    [
      'each choice that was not made here',
      { hides: ['seen'] },
      { watchRegion: 'DE', veilsUnseen: false },
      { hides: ['seen'], watchRegion: 'DE', veilsUnseen: false },
    ],
    ['no choice that was made here', { hides: [] }, { hides: ['seen'] }, { hides: [] }],
    ['no list of searches that is empty', {}, { searches: [] }, {}],
    ['no theme', { theme: 'dark' }, { theme: 'light' }, { theme: 'dark' }],
    [
      'each search by its name, behind those that are here',
      { searches: [search('A', 1)] },
      { searches: [search('B', 2), search('A', 3)] },
      { searches: [search('A', 1), search('B', 2)] },
    ],
    ['each genre', { preferredGenres: [18] }, { preferredGenres: [27, 18] }, { preferredGenres: [18, 27] }],
    ['what a newer release has chosen', {}, { density: 'wide' } as object, { density: 'wide' } as object],
  ])('is %s', (_, own, other, both) => {
    const having = (some: Partial<Preferences>): Library => ({
      ...EMPTY_LIBRARY,
      preferences: { ...EMPTY_LIBRARY.preferences, ...some },
    });
    expect(merge(having(own), having(other))).toEqual(having(both));
  });

  it('is counted: what is filled, chosen and saved, too', () => {
    const [first, ...rest] = EMPTY_LIBRARY.collections;
    const mine: Library = {
      ...EMPTY_LIBRARY,
      username: 'Ada',
      marks: [{ id: 1, rating: 3 }],
      episodes: [{ id: 5, seasons: { 1: '1' } }],
    };
    const other: Library = {
      ...mine,
      collections: [{ ...first!, name: 'Rainy days' }, ...rest],
      marks: [{ id: 1, note: 'Loud' }],
      episodes: [{ id: 5, seasons: { 1: '1@20614' } }],
      preferences: { ...mine.preferences, watchRegion: 'DE', hides: ['seen'], searches: [search('A', 1)] },
    };
    expect(countsMissing(mine, missingActions(mine, other))).toMatchObject({
      collections: 0,
      marks: 0,
      episodes: 0,
      searches: 1,
      choices: 2,
      filled: 3,
    });
    expect(
      countsMissing({ ...mine, username: null }, missingActions({ ...mine, username: null }, other)),
    ).toMatchObject({ name: 1 });
  });

  it('is no description that came with a former name', () => {
    const noir = { id: '9', name: 'Noir', description: '', movies: [] };
    const mine = { ...EMPTY_LIBRARY, collections: [noir] };
    const other = { ...mine, collections: [{ ...noir, name: 'Rain', description: 'Custom collection: Noir' }] };
    expect(missingActions(mine, other)).toEqual([]);
  });

  it('is told of what another release keeps only where nothing else comes', () => {
    const later: Remainder = { fields: { diary: [1] }, items: {} };
    const other = { library: { ...EMPTY_LIBRARY, username: 'Ada' }, remainder: later };
    const counts = (own: Library) => countsMissing(own, missingFrom({ library: own, remainder: NO_REMAINDER }, other));
    expect(counts(EMPTY_LIBRARY)).toMatchObject({ name: 1 });
    expect(counts(EMPTY_LIBRARY)).not.toHaveProperty('filled');
    expect(counts(other.library)).toMatchObject({ filled: 1 });
  });
});

/** Facts that were asked for again, none of which are unknown by now. */
const arbitraryRefresh = arbitraryAction
  .filter((action) => action.kind === 'titles-refreshed')
  .map(({ kind, titles }) => ({ kind, titles: titles.map((each) => ({ ...each, clear: [] })) }));
const addedAt = '2026-11-20T12:00:00.000Z';
const withNote = (id: number, pin?: string) => ({ id, addedAt, ...(pin !== undefined && { pin }) });
const FULL: Library = {
  ...EMPTY_LIBRARY,
  watchlist: [withNote(1, 'red'), withNote(2)],
  favorites: [{ id: 3, addedAt }],
  collections: [{ id: '9', name: 'Noir', description: 'Dark', movies: [{ id: 1 }, { id: 2 }], cover: 'movie:1' }],
  preferences: { ...EMPTY_LIBRARY.preferences, hides: ['seen'], searches: [search('A', 1)] },
  username: 'Ada',
  marks: [{ id: 1, seenAt: '2024-02-29', rating: 3 }],
};
const contents = (has: Partial<Library> = {}, remainder: Remainder = NO_REMAINDER): Contents => ({
  library: { ...FULL, ...has },
  remainder,
});
const preferring = (some: object): Contents => contents({ preferences: { ...FULL.preferences, ...some } });

describe('a library has nothing of its own beside another (product.md, Saving: copies)', () => {
  it('that is the same, whatever was viewed and whichever theme was chosen', () => {
    fc.assert(
      fc.property(arbitraryContents, arbitraryContents, (mine, { library: { viewingHistory, preferences } }) => {
        const { theme } = preferences;
        const library = { ...mine.library, viewingHistory, preferences: { ...mine.library.preferences, theme } };
        expect(hasOwn({ ...mine, library }, mine)).toBe(false);
      }),
    );
  });

  it('but for what the provider says of its titles by now (product.md, Freshness: copies)', () => {
    fc.assert(
      fc.property(arbitraryContents, fc.array(arbitraryRefresh), (before, actions) => {
        const now = { ...before, library: actions.reduce<Library>(apply, before.library) };
        expect(hasOwn(before, now)).toBe(false);
      }),
    );
  });

  it.each<[string, Contents]>([
    ['to which something was added', contents({ watchlist: FULL.watchlist.slice(1), favorites: [], username: null })],
    ['a title of which says more here', contents({ watchlist: [withNote(1)] })],
    ['in which it is not known when a title was seen', contents({ marks: [{ id: 1, seenAt: null }] })],
    ['whose collection says less', contents({ collections: [{ id: '9', name: '', description: '', movies: [] }] })],
    ['with the default name', contents({ username: 'Movie Enthusiast' })],
    ['with fewer choices', preferring({ hides: ['seen'], searches: [] })],
    ['that has saved no search any more', preferring({ searches: [] })],
  ])('%s', (_, other) => {
    expect(hasOwn(other, contents())).toBe(false);
    expect(containsLibrary(contents(), other)).toBe(true);
  });
});

describe('a library has something of its own beside another', () => {
  it.each<[string, Contents]>([
    ['a title of the watchlist', contents({ watchlist: [...FULL.watchlist, { id: 7, addedAt }] })],
    ['a favorite', contents({ favorites: [{ id: 7, addedAt }] })],
    ['a collection', contents({ collections: [{ id: '8', name: 'Noir', description: 'Dark', movies: [] }] })],
    ['a movie of a collection', contents({ collections: [{ ...FULL.collections[0]!, movies: [{ id: 7 }] }] })],
    ['a renamed default collection', contents({ collections: [{ ...DEFAULT_COLLECTIONS[0]!, name: 'Rainy days' }] })],
    ['a note', contents({ marks: [{ id: 1, note: 'Loud' }] })],
    ['a day', contents({ marks: [{ id: 1, seenAt: '2024-03-01' }] })],
    ['a search', preferring({ searches: [search('B', 2)] })],
    ['a choice', preferring({ watchRegion: 'DE' })],
    ['a genre', preferring({ preferredGenres: [18] })],
    ['a preference of a newer release', preferring({ density: 'wide' })],
    ['a field that this release does not know', contents({}, { fields: { ratings: { 1: 10 } }, items: {} })],
    ['an item that could not be read', contents({}, { fields: {}, items: { watchlist: [{ name: 'no id' }] } })],
  ])('%s, which is missing', (_, other) => {
    expect(hasOwn(other, contents())).toBe(true);
    expect(containsLibrary(contents(), other)).toBe(false);
  });

  it.each<[string, Contents]>([
    ['what was noted of a title', contents({ watchlist: [withNote(2, 'blue')] })],
    ['what is known of a title', contents({ favorites: [{ id: 3, title: 'Low Tide', addedAt }] })],
    ['when a title was added', contents({ favorites: [{ id: 3, addedAt: '2020-01-01T00:00:00.000Z' }] })],
    ['a collection’s name', contents({ collections: [{ ...FULL.collections[0]!, name: 'Neo-noir' }] })],
    ['a collection’s description', contents({ collections: [{ ...FULL.collections[0]!, description: 'Darker' }] })],
    ['a collection’s cover', contents({ collections: [{ ...FULL.collections[0]!, cover: 'movie:2' }] })],
    ['a rating', contents({ marks: [{ id: 1, rating: 9 }] })],
    ['the address of a search', preferring({ searches: [search('A', 2)] })],
    ['a choice', preferring({ hides: ['listed'] })],
    ['the name', contents({ username: 'Eve' })],
  ])('%s, which is said otherwise here: it stays in both', (_, other) => {
    expect(hasOwn(other, contents())).toBe(true);
    expect(containsLibrary(contents(), other)).toBe(true);
  });
});
