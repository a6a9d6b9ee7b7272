import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { arbitraryAction } from '#fixtures/library/arbitrary-action.ts';
import { decodeChange } from './decode-change.ts';

const addedAt = '2026-11-01T10:00:00.000Z';
const viewedAt = addedAt;
const changeOf = (action: unknown) => ({ id: 'tab-1', at: '2026-11-01T10:00:00.000Z', tab: 'tab', action });
const full = {
  ...EMPTY_LIBRARY,
  watchlist: [{ id: 1396, media_type: 'tv', name: 'קולנוע 🎬 \0', addedAt, mood: 'odd' }],
  favorites: [{ id: 5, title: '', poster_path: null, addedAt }],
  viewingHistory: [{ id: 7, viewedAt }],
  preferences: { theme: 'light', preferredGenres: [18, 'drama'], density: 'wide' },
  username: 'Ada',
} as const;
const { preferences, ...parts } = full;

type Kind = Exclude<LibraryAction['kind'], 'batch'>;

const BY_KIND: { readonly [Each in Kind]: Required<Extract<LibraryAction, { readonly kind: Each }>> } = {
  'title-saved': { kind: 'title-saved', list: 'watchlist', title: { id: 1, addedAt }, index: 0 },
  'title-removed': { kind: 'title-removed', list: 'favorites', title: { id: 1, media_type: 'tv' } },
  'collection-created': {
    kind: 'collection-created',
    collection: { id: '9', name: 'Mine', description: '', movies: [{ id: 1 }], createdAt: addedAt },
    index: 2,
  },
  'collection-removed': { kind: 'collection-removed', collectionId: '9' },
  'collection-changed': {
    kind: 'collection-changed',
    collectionId: '9',
    set: { name: 'Ours', description: 'Of both' },
    clear: ['cover'],
  },
  'collection-moved': { kind: 'collection-moved', collectionId: '9', rank: 'gjdgxsi' },
  'movie-added-to-collection': {
    kind: 'movie-added-to-collection',
    collectionId: '9',
    title: { id: 1, title: 'One' },
    index: 3,
  },
  'movie-removed-from-collection': { kind: 'movie-removed-from-collection', collectionId: '9', title: { id: 1 } },
  'movie-moved': { kind: 'movie-moved', collectionId: '9', title: { id: 1, media_type: 'tv' }, rank: 'gjdgxsi' },
  'title-viewed': { kind: 'title-viewed', title: { id: 1, viewedAt } },
  'history-replaced': {
    kind: 'history-replaced',
    viewingHistory: [
      { id: 1, viewedAt },
      { id: 2, viewedAt },
    ],
  },
  'title-marked': {
    kind: 'title-marked',
    title: { id: 1, title: 'One' },
    set: { seenAt: null, rating: 7, note: 'Good' },
    clear: ['hiddenAt'],
    index: 2,
  },
  'episodes-marked': {
    kind: 'episodes-marked',
    title: { id: 1396, name: 'Nine Dials', poster_path: null, first_air_date: '2021-03-04' },
    season: 2,
    runs: '1-10@20614,12',
    cleared: '14',
    index: 1,
  },
  'show-stopped': { kind: 'show-stopped', title: { id: 1396, name: 'Nine Dials' }, stoppedAt: addedAt, index: 0 },
  'titles-refreshed': {
    kind: 'titles-refreshed',
    titles: [
      {
        list: 'watchlist',
        title: { id: 1, media_type: 'tv' },
        set: { name: 'One', poster_path: null, vote_average: 7.5, genres: [{ id: 18 }], checkedAt: addedAt },
        clear: ['first_air_date', 'goneAt'],
      },
      { collectionId: '9', title: { id: 1 }, set: { goneAt: addedAt }, clear: [] },
    ],
  },
  'choices-set': { kind: 'choices-set', set: { hides: ['seen'] }, clear: ['keepsHistory'] },
  'theme-set': { kind: 'theme-set', theme: 'light' },
  'username-set': { kind: 'username-set', username: null },
  'parts-replaced': {
    kind: 'parts-replaced',
    parts,
    preferences: { set: preferences, clear: ['hides'] },
    remainder: { fields: { diary: [{ day: 20_614 }] }, items: { marks: [{ id: 'x' }] } },
  },
};
const WRITTEN: readonly LibraryAction[] = Object.values(BY_KIND);

const refreshedWith = (other: object) => ({
  kind: 'titles-refreshed',
  titles: [{ list: 'marks', title: { id: 1 }, set: {}, clear: [], ...other }],
});
const nested = (depth: number): unknown => (depth === 0 ? WRITTEN[0] : { kind: 'batch', actions: [nested(depth - 1)] });

describe('decodeChange', () => {
  it.each([...WRITTEN, { kind: 'batch', actions: WRITTEN } as const])('reads $kind as it was written', (action) => {
    expect(decodeChange(structuredClone(changeOf(action)))).toStrictEqual(changeOf(action));
    expect(decodeChange(JSON.parse(JSON.stringify(changeOf(action))))).toStrictEqual(changeOf(action));
  });

  it('reads whatever a visitor can cause, as it was written', () => {
    fc.assert(
      fc.property(arbitraryAction, (action) => {
        expect(decodeChange(structuredClone(changeOf(action)))).toEqual(changeOf(action));
        expect(decodeChange(JSON.parse(JSON.stringify(changeOf(action))))).toEqual(changeOf(action));
      }),
    );
  });

  it.each<readonly [string, unknown]>([
    ['a kind of a newer release', { kind: 'title-rated', rating: 5 }],
    ['no kind', { theme: 'dark' }],
    ['the name of what every object has', { kind: 'constructor' }],
    ['a list that is none', { kind: 'title-saved', list: 'collections', title: { id: 1, addedAt } }],
    ['a title without an id', { kind: 'title-saved', list: 'watchlist', title: { addedAt } }],
    ['an index below 0', { kind: 'title-saved', list: 'watchlist', title: { id: 1, addedAt }, index: -1 }],
    ['a theme that is none', { kind: 'theme-set', theme: 'sepia' }],
    ['a name that is none', { kind: 'username-set', username: 5 }],
    ['a collection without a name', { kind: 'collection-created', collection: { id: '9' } }],
    ['a collection’s id that is none', { kind: 'collection-removed', collectionId: 9 }],
    ['a history with what is no title', { kind: 'history-replaced', viewingHistory: [{ id: 1, viewedAt }, {}] }],
    ['a part with what is no title', { kind: 'parts-replaced', parts: { watchlist: [{ id: 'x' }] } }],
    ['a library without a part', { kind: 'library-replaced', library: { ...full, favorites: undefined } }],
    ['a library with what is no title', { kind: 'library-replaced', library: { ...full, watchlist: [{ id: 'x' }] } }],
    ['a fact of a newer release', refreshedWith({ set: { mood: 'calm' } })],
    ['a fact of a wrong kind', refreshedWith({ set: { vote_average: 'good' } })],
    ['facts of a title in no place', refreshedWith({ list: undefined })],
    ['facts of a title in a list that is none', refreshedWith({ list: 'collections' })],
    ['a batch one of which is unreadable', { kind: 'batch', actions: [WRITTEN[0], { kind: 'title-rated' }] }],
    ['a batch that is none', { kind: 'batch', actions: 'all' }],
    ['batches in batches without end', nested(5_000)],
  ])('cannot read %s', (_, action) => {
    expect(decodeChange(changeOf(action))).toBeUndefined();
  });

  it('reads batches in batches', () => {
    expect(decodeChange(changeOf(nested(3)))).toEqual(changeOf(nested(3)));
  });

  it.each([
    undefined,
    null,
    [],
    'text',
    { ...changeOf(WRITTEN[0]), id: '' },
    { ...changeOf(WRITTEN[0]), id: 1 },
    { ...changeOf(WRITTEN[0]), at: undefined },
    { ...changeOf(WRITTEN[0]), tab: null },
    { id: 'a', at: addedAt, tab: 'tab' },
  ])('cannot read %j', (raw) => {
    expect(decodeChange(raw)).toBeUndefined();
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...WRITTEN), fc.string(), (anything, action, name) => {
        decodeChange(anything);
        decodeChange(changeOf(anything));
        decodeChange(changeOf({ ...action, [name]: anything }));
        decodeChange(
          changeOf(
            Object.fromEntries(Object.keys(action).map((key) => [key, key === 'kind' ? action.kind : anything])),
          ),
        );
      }),
    );
  });
});
