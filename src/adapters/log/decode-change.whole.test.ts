import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '#domain/library/apply.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { missingActions, missingFrom } from '#domain/library/library-difference.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { arbitraryActions } from '#fixtures/library/arbitrary-action.ts';
import { arbitraryContents } from '#fixtures/library/arbitrary-contents.ts';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { replacingAll } from '#fixtures/library/replacing-all.ts';
import { everyAction } from '#fixtures/log/every-action.ts';
import { decodeChange } from './decode-change.ts';

const addedAt = '2026-11-01T10:00:00.000Z';
const changeOf = (action: unknown) => ({ id: 'tab-1', at: addedAt, tab: 'tab', action });
const decoded = (action: unknown) => decodeChange(structuredClone(changeOf(action)))?.action;

/** With a field of a later release. */
const ODD = { id: 1, addedAt, ofLaterRelease: 'calm' };
type Part = 'watchlist' | 'marks' | 'viewingHistory' | 'episodes';

type Path = readonly string[];

/** The places of objects that this release reads by a list of their fields: all but what is kept as it is. */
const LOOSE = /(?:^|\.)(?:fields|seasons|genres)(?:\.|$)/;
const objectsIn = (value: unknown, path: Path = []): readonly Path[] => {
  if (typeof value !== 'object' || value === null || LOOSE.test(path.join('.'))) return [];
  const within = Object.entries(value).flatMap(([name, each]) => objectsIn(each, [...path, name]));
  return Array.isArray(value) ? within : [path, ...within];
};

const withField = (value: unknown, [name, ...rest]: Path): unknown => {
  if (name === undefined) return { ...(value as object), ofLaterRelease: { deep: [1] } };
  const changed = withField((value as Readonly<Record<string, unknown>>)[name], rest);
  return Array.isArray(value) ? value.with(Number(name), changed) : { ...(value as object), [name]: changed };
};

const textOf = (value: unknown): string => JSON.stringify(value);

describe('a change of a later release (product.md, Saving: later release)', () => {
  const places = everyAction.flatMap((action) => objectsIn(action).map((path) => [action.kind, path, action] as const));

  it.each(places)('of the kind %s with one more field at %j is read with it, or not at all', (_, path, action) => {
    const written = withField(action, path);
    const read = decoded(written);
    expect(read === undefined || textOf(read).includes('ofLaterRelease')).toBe(true);
    expect(path.length > 0 || read === undefined).toBe(true);
    const inBatch = decoded({ kind: 'batch', actions: [action, written] });
    expect(inBatch === undefined).toBe(read === undefined);
  });

  it.each<[string, unknown]>([
    ['with a part', { kind: 'parts-replaced', parts: { watchlist: [], diary: [] } }],
    ['with unreadable items of a list', { ...replacingAll({}), remainder: { fields: {}, items: { diary: [1] } } }],
    ['with an item that is set aside', { kind: 'title-removed', list: 'watchlist', title: { id: 1, title: 7 } }],
    [
      'with a movie that is set aside',
      { kind: 'collection-created', collection: { id: '9', name: 'Mine', movies: [{ id: 'x' }] } },
    ],
    ['with a batch of more than actions', { kind: 'batch', actions: [], reason: 'import' }],
  ])('is left as it is: %s', (_, action) => {
    expect(decoded(action)).toBeUndefined();
  });

  it.each<[string, LibraryAction, Part]>([
    ['title-saved', { kind: 'title-saved', list: 'watchlist', title: ODD }, 'watchlist'],
    ['title-marked', { kind: 'title-marked', title: ODD, set: { rating: 8 }, clear: [] }, 'marks'],
    ['title-viewed', { kind: 'title-viewed', title: { ...ODD, viewedAt: addedAt } }, 'viewingHistory'],
    ['episodes-marked', { kind: 'episodes-marked', title: ODD, season: 1, runs: '1' }, 'episodes'],
    ['show-stopped', { kind: 'show-stopped', title: ODD, stoppedAt: addedAt }, 'episodes'],
  ])('that is read is done whole: %s keeps what a later release knows of a title', (_, action, part) => {
    const library = apply(EMPTY_LIBRARY, decoded(action)!);
    expect(library[part]).toMatchObject([{ id: 1, ofLaterRelease: 'calm' }]);
    const merged = missingActions(EMPTY_LIBRARY, library).map((each) => decoded(each)!);
    expect(merged.reduce(apply, EMPTY_LIBRARY)[part]).toEqual(library[part]);
  });

  it('is left as it is with something that is said of the change', () => {
    expect(decodeChange({ ...changeOf(everyAction[0]), device: 'phone' })).toBeUndefined();
  });
});

describe('a change that is legitimate', () => {
  it.each(everyAction)('of the kind $kind is read as it was written', (action) => {
    expect(decoded(action)).toStrictEqual(action);
  });

  it('is read though it says nothing of what it might say', () => {
    const title = { id: 1, addedAt, title: null, media_type: null, poster_path: null };
    expect(decoded({ kind: 'title-saved', list: 'watchlist', title })).toEqual({
      kind: 'title-saved',
      list: 'watchlist',
      title: { id: 1, addedAt, poster_path: null },
    });
  });

  it('is read with movies that are not in their order, and with a show that names its media type', () => {
    const movies = [
      { id: 1, rank: 'b' },
      { id: 2, rank: 'a' },
    ];
    const collection = { id: '9', name: 'Mine', description: '', movies };
    expect(decoded({ kind: 'collection-created', collection })).toBeDefined();
    const title = { id: 1, name: 'One', media_type: 'tv', vote_average: 7 };
    expect(decoded({ kind: 'episodes-marked', title, season: 1, runs: '1' })).toBeDefined();
  });

  it('is read whatever the library is that is replaced', () => {
    fc.assert(
      fc.property(arbitraryActions, (actions) => {
        const action = replacingAll(actions.reduce(apply, EMPTY_LIBRARY));
        expect(decoded(action)).toEqual(action);
      }),
    );
  });

  it('is read whatever one library has brought into another', () => {
    fc.assert(
      fc.property(arbitraryContents, arbitraryContents, (own, other) => {
        const action: LibraryAction = { kind: 'batch', actions: missingFrom(own, other) };
        expect(decoded(action)).toEqual(action);
      }),
    );
  });

  it('is read though it has 10,000 titles', () => {
    const movies = Array.from({ length: 10_000 }, (_, at) => ({ id: at + 1, title: `T${at}`, addedAt, mood: 'calm' }));
    const actions = movies.map((title): LibraryAction => ({ kind: 'title-saved', list: 'watchlist', title }));
    expect(decoded({ kind: 'batch', actions })).toBeDefined();
    expect(decoded(replacingAll({ watchlist: movies }))).toBeDefined();
  });
});

/** As 1.0 wrote it: the six parts that it knew, and the preferences with what stood among them when it was opened. */
const { marks: _marks, episodes: _episodes, ...KNOWN_TO_FIRST } = FULL_LIBRARY;
const HERE = { ...EMPTY_LIBRARY, marks: [{ id: 5, rating: 7 }], episodes: [{ id: 6, seasons: { 1: '1' } }] };

describe('a whole library of a release until 1.2', () => {
  it('leaves the parts that the first release did not know, and what it did not know among the preferences', () => {
    const preferences = { ...HERE.preferences, watchRegion: 'FR', veilsUnseen: true };
    const library = { ...KNOWN_TO_FIRST, preferences: { theme: 'light', preferredGenres: [18], watchRegion: 'DE' } };
    const action = decoded({ kind: 'library-replaced', library })!;
    expect(apply({ ...HERE, preferences }, action)).toEqual({
      ...KNOWN_TO_FIRST,
      marks: HERE.marks,
      episodes: HERE.episodes,
      preferences: { theme: 'light', preferredGenres: [18], watchRegion: 'FR', veilsUnseen: true },
    });
  });

  it('of 1.1 and 1.2 replaces all of it', () => {
    const here = { ...HERE, preferences: { ...HERE.preferences, watchServices: [8], density: 'wide' } };
    const library = apply(here, decoded({ kind: 'library-replaced', library: FULL_LIBRARY })!);
    expect(library).toEqual({ ...FULL_LIBRARY, preferences: { ...FULL_LIBRARY.preferences, density: 'wide' } });
  });

  it.each<[string, object]>([
    ['a part that no release had', { ...FULL_LIBRARY, diary: [] }],
    ['an item that cannot be read', { ...FULL_LIBRARY, marks: [{ id: 1, rating: 11 }] }],
    ['what is no library', { watchlist: [] }],
  ])('is left as it is with %s', (_, library) => {
    expect(decoded({ kind: 'library-replaced', library })).toBeUndefined();
  });
});

describe('what an earlier release has added without knowing it', () => {
  const remainder = {
    fields: {
      marks: [
        { id: 5, rating: 7 },
        { id: 1, rating: 11 },
      ],
      diary: [1],
    },
    items: { watchlist: ['x'] },
  };

  it('is known by now: it is added to what there is, and what cannot be read is kept', () => {
    const action = decoded({ kind: 'parts-replaced', parts: {}, remainder })!;
    expect(apply({ ...EMPTY_LIBRARY, marks: [{ id: 9, rating: 1 }] }, action).marks).toEqual([
      { id: 9, rating: 1 },
      { id: 5, rating: 7 },
    ]);
    expect(action).toMatchObject({
      actions: [
        { remainder: { fields: { diary: [1] }, items: { watchlist: ['x'], marks: [{ id: 1, rating: 11 }] } } },
        {},
      ],
    });
  });
});
