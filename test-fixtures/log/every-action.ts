import type { LibraryAction } from '#domain/library/library-change.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';

const addedAt = '2026-11-01T10:00:00.000Z';
const viewedAt = addedAt;
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
  'viewings-changed': {
    kind: 'viewings-changed',
    title: { id: 1, title: 'One' },
    set: { '2026-11-20': {}, '2024': { rating: 7 }, '': { note: 'Good' } },
    clear: ['2024-02-29'],
    back: { seenAt: null },
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
/** One of each kind but a batch, with every field that it may have. */
export const everyAction: readonly LibraryAction[] = Object.values(BY_KIND);
