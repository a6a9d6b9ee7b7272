import { describe, expect, it } from 'vitest';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { resultOf } from '../../steps.ts';
import { apply } from '../apply.ts';
import type { Collection } from '../collection.ts';
import { EMPTY_LIBRARY, type Library } from '../library.ts';
import { libraryChanges } from './library-changes.ts';

const NEWER = { id: 7, rating: 8, mood: 'calm' };
const NOTHING = { kind: 'batch', actions: [] };
const noir: Collection = { id: '9', name: 'Noir', description: 'Dark', movies: [{ id: 7 }] };
const changes = (now: Library, target: Library) => resultOf(libraryChanges(now, target));
const havingOnly = (has: Partial<Library>): Library => ({ ...EMPTY_LIBRARY, ...has });
const preferring = (has: object): Library => havingOnly({ preferences: { ...EMPTY_LIBRARY.preferences, ...has } });
const collecting = (...collections: readonly Collection[]): Library => havingOnly({ collections });

describe('the change that makes one library of another', () => {
  it('is nothing where both are the same', () => {
    expect(changes(FULL_LIBRARY, FULL_LIBRARY)).toEqual(NOTHING);
  });

  it.each<[string, Library, Library, object]>([
    ['a theme', EMPTY_LIBRARY, preferring({ theme: 'light' }), { kind: 'theme-set', theme: 'light' }],
    ['a name', EMPTY_LIBRARY, havingOnly({ username: 'Ada' }), { kind: 'username-set', username: 'Ada' }],
    ['no name', havingOnly({ username: 'Ada' }), EMPTY_LIBRARY, { kind: 'username-set', username: null }],
    [
      'views',
      EMPTY_LIBRARY,
      havingOnly({ viewingHistory: FULL_LIBRARY.viewingHistory }),
      { kind: 'history-replaced', viewingHistory: FULL_LIBRARY.viewingHistory },
    ],
    [
      'choices, and those that are no more',
      preferring({ hides: ['seen'], veilsUnseen: true, watchRegion: 'DE' }),
      preferring({ hides: ['listed'], watchRegion: 'DE', keepsHistory: false }),
      { kind: 'choices-set', set: { hides: ['listed'], keepsHistory: false }, clear: ['veilsUnseen'] },
    ],
    [
      'a title',
      havingOnly({ favorites: FULL_LIBRARY.favorites }),
      EMPTY_LIBRARY,
      { kind: 'title-removed', list: 'favorites', title: FULL_LIBRARY.favorites[0] },
    ],
    [
      'a mark',
      EMPTY_LIBRARY,
      havingOnly({ marks: [{ id: 7, rating: 8 }] }),
      { kind: 'title-marked', title: { id: 7 }, set: { rating: 8 }, clear: [] },
    ],
    [
      'an episode',
      EMPTY_LIBRARY,
      havingOnly({ episodes: [{ id: 8, seasons: { 1: '1' } }] }),
      { kind: 'episodes-marked', title: { id: 8 }, season: 1, runs: '1' },
    ],
    ['a collection that comes', collecting(), collecting(noir), { kind: 'collection-created', collection: noir }],
    [
      'one that comes back to its place',
      collecting({ ...noir, id: '10' }),
      collecting(noir, { ...noir, id: '10' }),
      { kind: 'collection-created', collection: noir, index: 0 },
    ],
    ['one that goes', collecting(noir), collecting(), { kind: 'collection-removed', collectionId: '9' }],
    [
      'one that is called otherwise, and has no cover any more',
      collecting({ ...noir, cover: '/a.jpg' }),
      collecting({ ...noir, name: 'Neo-noir' }),
      { kind: 'collection-changed', collectionId: '9', set: { name: 'Neo-noir' }, clear: ['cover'] },
    ],
    [
      'one with another movie',
      collecting(noir),
      collecting({ ...noir, movies: [{ id: 7 }, { id: 8 }] }),
      { kind: 'movie-added-to-collection', collectionId: '9', title: { id: 8 } },
    ],
  ])('is one of single things: %s', (_, now, target, expected) => {
    expect(changes(now, target)).toEqual(expected);
    expect(apply(now, changes(now, target))).toEqual(target);
  });

  it('makes a collection anew of which something is another that no change of details changes', () => {
    const other = { ...noir, createdAt: '2026-11-20T12:00:00.000Z' };
    expect(changes(collecting(noir), collecting(other))).toEqual({
      kind: 'batch',
      actions: [
        { kind: 'collection-removed', collectionId: '9' },
        { kind: 'collection-created', collection: other },
      ],
    });
  });

  it('is several in one where several things are another', () => {
    const action = changes(EMPTY_LIBRARY, FULL_LIBRARY);
    expect(action.kind === 'batch' && action.actions.map(({ kind }) => kind)).toEqual([
      'title-saved',
      'title-saved',
      'collection-created',
      'history-replaced',
      'theme-set',
      'choices-set',
      'parts-replaced',
      'username-set',
      'title-marked',
      'show-stopped',
      'episodes-marked',
      'episodes-marked',
    ]);
    expect(apply(EMPTY_LIBRARY, action)).toEqual(FULL_LIBRARY);
  });

  const UNREAD = [{ id: 8, seasons: { 1: 'x' } }];

  it.each<[string, Library, Library, object]>([
    [
      'genres',
      EMPTY_LIBRARY,
      preferring({ preferredGenres: [18] }),
      { parts: {}, preferences: { set: { preferredGenres: [18] }, clear: [] } },
    ],
    [
      'what a newer release has among the preferences',
      preferring({ density: 'wide' }),
      EMPTY_LIBRARY,
      { parts: {}, preferences: { set: {}, clear: ['density'] } },
    ],
    ['a mark of a newer release', havingOnly({ marks: [NEWER] }), EMPTY_LIBRARY, { parts: { marks: [] } }],
    ['unread episodes', EMPTY_LIBRARY, havingOnly({ episodes: UNREAD }), { parts: { episodes: UNREAD } }],
  ])(
    'is of the whole part, and of no other, where there is no change of single things: %s',
    (_, now, target, parts) => {
      const action = changes(now, target);
      expect(action).toEqual({ kind: 'parts-replaced', ...parts });
      expect(apply(now, action)).toEqual(target);
    },
  );
});
