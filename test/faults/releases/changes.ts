import { apply } from '#domain/library/apply.ts';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { withEveryRule } from '#domain/library/list-actions/every-rule.ts';
import { replacing } from '#domain/library/parts/parts-replaced.ts';

withEveryRule();

const at = new Date().toISOString();
/** Asked for just now: no release asks again. */
const title = (id: number, name: string) => ({ id, media_type: 'movie' as const, title: name, checkedAt: at });
const show = { id: 90_020, name: 'Nine Bells', poster_path: null, checkedAt: at };
const noir = {
  id: '1763640000000',
  name: 'Noir',
  description: 'Dark',
  movies: [title(90_010, 'Gilt'), title(90_011, 'Rain')],
  createdAt: at,
};

/** A further round that has ended, and one that runs: no release before knows either. */
const BEGUN = '2026-11-20T12:00:00.000Z';

/** What the visitor has, in every part, before the tabs are opened. */
export const BEFORE: Library = {
  watchlist: [{ ...title(90_001, 'Long Way'), addedAt: at }],
  favorites: [{ ...title(90_002, 'Old Harbour'), addedAt: at }],
  collections: [...EMPTY_LIBRARY.collections, noir],
  viewingHistory: [{ ...title(90_003, 'Glass'), viewedAt: at }],
  preferences: { theme: 'dark', preferredGenres: [18], watchRegion: 'DE', veilsUnseen: true },
  username: 'Ada',
  marks: [
    {
      ...title(90_004, 'Low Tide'),
      seenAt: '2024-02-29',
      rating: 8,
      note: 'Twice.',
      viewings: { '2024-02-29': {}, '2019-05-05': { rating: 6, note: 'Dry.' }, '2011': {} },
    },
  ],
  episodes: [{ ...show, seasons: { 1: '1-10@20614,12', 2: '1', [`${BEGUN}/1`]: '1-3@20777' }, stoppedAt: at }],
};

const added = { ...title(90_005, 'Late Snow'), addedAt: at };
const collectionId = noir.id;
/** The library that is restored. */
const RESTORED: Library = {
  ...EMPTY_LIBRARY,
  watchlist: [{ ...title(90_006, 'Restored'), addedAt: at }],
  collections: [...EMPTY_LIBRARY.collections, { ...noir, id: '1763640000001', name: 'Restored too' }],
  preferences: { theme: 'light', preferredGenres: [35], watchServices: [8] },
  username: 'Ada',
  marks: [
    {
      ...title(90_007, 'Restored mark'),
      seenAt: '2026-11-20',
      rating: 9,
      viewings: { '2026-11-20': {}, '2025-01-01': {}, '': {} },
    },
  ],
  episodes: [{ ...show, id: 90_021, seasons: { 1: '1-3@20614', [BEGUN]: '0@20777', [`${BEGUN}/1`]: '1@20777' } }],
};

export const restoring = replacing({ library: RESTORED, remainder: NO_REMAINDER }, NO_REMAINDER);

type Kind = Exclude<LibraryAction['kind'], 'batch'>;

/** A change of each kind, as today's release writes it. Those of a kind that the first release wrote too are named. */
export const BY_KIND: { readonly [Each in Kind]: Extract<LibraryAction, { readonly kind: Each }> } = {
  'title-saved': { kind: 'title-saved', list: 'watchlist', title: added },
  'title-removed': { kind: 'title-removed', list: 'favorites', title: { id: 90_002, media_type: 'movie' } },
  'collection-created': { kind: 'collection-created', collection: { ...noir, id: '1763640000002', rank: 'gjdgxs' } },
  'collection-removed': { kind: 'collection-removed', collectionId },
  'collection-changed': {
    kind: 'collection-changed',
    collectionId,
    set: { name: 'Neo-noir', cover: 'movie:90011' },
    clear: [],
  },
  'collection-moved': { kind: 'collection-moved', collectionId, rank: '000001' },
  'movie-added-to-collection': { kind: 'movie-added-to-collection', collectionId, title: title(90_012, 'Third') },
  'movie-removed-from-collection': { kind: 'movie-removed-from-collection', collectionId, title: { id: 90_010 } },
  'movie-moved': { kind: 'movie-moved', collectionId, title: { id: 90_011 }, rank: '000001' },
  'title-viewed': { kind: 'title-viewed', title: { ...title(90_013, 'Seen now'), viewedAt: at } },
  'history-replaced': { kind: 'history-replaced', viewingHistory: [] },
  'title-marked': {
    kind: 'title-marked',
    title: title(90_014, 'Marked'),
    set: { seenAt: '2026-11-20', rating: 7, note: 'Good.' },
    clear: [],
  },
  'viewings-changed': {
    kind: 'viewings-changed',
    title: title(90_014, 'Marked'),
    set: { '2026-11-20': { rating: 7 }, '2024-02-29': {} },
    clear: [],
  },
  'episodes-marked': { kind: 'episodes-marked', title: show, season: 3, runs: '1-4@20620', cleared: '5' },
  'show-stopped': { kind: 'show-stopped', title: show, stoppedAt: null },
  'titles-refreshed': {
    kind: 'titles-refreshed',
    titles: [
      { list: 'watchlist', title: { id: 90_001, media_type: 'movie' }, set: { title: 'Longer Way' }, clear: [] },
      { collectionId, title: { id: 90_010, media_type: 'movie' }, set: { goneAt: at }, clear: [] },
      { list: 'episodes', title: { id: 90_020, media_type: 'tv' }, set: { name: 'Ten Bells' }, clear: [] },
    ],
  },
  'choices-set': { kind: 'choices-set', set: { keepsHistory: false, watchServices: [337] }, clear: ['watchRegion'] },
  'theme-set': { kind: 'theme-set', theme: 'light' },
  'username-set': { kind: 'username-set', username: 'Eve' },
  'parts-replaced': restoring,
};

export const batch = (...actions: readonly LibraryAction[]): LibraryAction => ({ kind: 'batch', actions });
const OF_FIRST: readonly Kind[] = [
  'title-saved',
  'title-removed',
  'collection-created',
  'collection-removed',
  'movie-added-to-collection',
  'movie-removed-from-collection',
  'title-viewed',
  'history-replaced',
  'theme-set',
  'username-set',
];

/** Of the diary that a later release has. */
export interface Day {
  readonly day: number;
}

/** It is there before the tabs are opened. */
export const DIARY: readonly Day[] = [{ day: 1 }];

/** What may be lost by a tab of another release. */
export interface LoggedChange {
  readonly name: string;
  /** As it is written into the log. */
  readonly written: object;
  readonly before: Library;
  /** What becomes of the library. */
  readonly after: Library;
  /** What becomes of a part that no release knows. */
  readonly diary: readonly Day[];
  /** Whether the first release could write it. */
  readonly isOfFirst: boolean;
}

export const changeOf = (name: string, written: LibraryAction, isOfFirst = false): LoggedChange => ({
  name,
  written,
  before: BEFORE,
  after: apply(BEFORE, written),
  diary: DIARY,
  isOfFirst,
});

/** What today's release writes, of every kind. */
export const TODAY: readonly LoggedChange[] = [
  ...Object.entries(BY_KIND).map(([kind, action]) =>
    changeOf(
      kind,
      action,
      OF_FIRST.some((each) => each === kind),
    ),
  ),
  changeOf('a further round of a show', {
    kind: 'episodes-marked',
    title: show,
    season: `${at}/3`,
    runs: '1-4@20620',
  }),
  changeOf('a batch of kinds that each release knows', batch(BY_KIND['title-saved'], BY_KIND['title-removed']), true),
  changeOf('a batch of episodes and marks', batch(BY_KIND['episodes-marked'], BY_KIND['title-marked'])),
  changeOf('a batch with a part', batch(BY_KIND['title-saved'], { kind: 'parts-replaced', parts: { marks: [] } })),
  changeOf('all at once', batch(...Object.values(BY_KIND).filter(({ kind }) => kind !== 'parts-replaced'))),
  {
    ...changeOf(
      'what this release does not know',
      batch(BY_KIND['title-saved'], {
        kind: 'parts-replaced',
        parts: {},
        remainder: { fields: { diary: [{ day: 2 }] }, items: {} },
      }),
    ),
    diary: [{ day: 2 }, { day: 1 }],
  },
];

const { marks, episodes, ...knownToFirst } = RESTORED;

/** A whole library, as the release wrote it. */
export const restoredBy = (isFirst: boolean): LoggedChange => ({
  name: 'a whole library',
  written: { kind: 'library-replaced', library: isFirst ? knownToFirst : RESTORED },
  before: BEFORE,
  after: isFirst
    ? {
        ...knownToFirst,
        marks: BEFORE.marks,
        episodes: BEFORE.episodes,
        preferences: { ...BEFORE.preferences, theme: 'light', preferredGenres: [35] },
      }
    : RESTORED,
  diary: DIARY,
  isOfFirst: true,
});
