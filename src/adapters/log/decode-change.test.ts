import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { arbitraryAction } from '#fixtures/library/arbitrary-action.ts';
import { everyAction } from '#fixtures/log/every-action.ts';
import { decodeChange } from './decode-change.ts';

const addedAt = '2026-11-01T10:00:00.000Z';
const changeOf = (action: unknown) => ({ id: 'tab-1', at: addedAt, tab: 'tab', action });
const full = EMPTY_LIBRARY;
const viewedAt = addedAt;

const refreshedWith = (other: object) => ({
  kind: 'titles-refreshed',
  titles: [{ list: 'marks', title: { id: 1 }, set: {}, clear: [], ...other }],
});
const nested = (depth: number): unknown =>
  depth === 0 ? everyAction[0] : { kind: 'batch', actions: [nested(depth - 1)] };

describe('decodeChange', () => {
  it.each([...everyAction, { kind: 'batch', actions: everyAction } as const])(
    'reads $kind as it was written',
    (action) => {
      expect(decodeChange(structuredClone(changeOf(action)))).toStrictEqual(changeOf(action));
      expect(decodeChange(JSON.parse(JSON.stringify(changeOf(action))))).toStrictEqual(changeOf(action));
    },
  );

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
    ['a batch one of which is unreadable', { kind: 'batch', actions: [everyAction[0], { kind: 'title-rated' }] }],
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
    { ...changeOf(everyAction[0]), id: '' },
    { ...changeOf(everyAction[0]), id: 1 },
    { ...changeOf(everyAction[0]), at: undefined },
    { ...changeOf(everyAction[0]), tab: null },
    { id: 'a', at: addedAt, tab: 'tab' },
  ])('cannot read %j', (raw) => {
    expect(decodeChange(raw)).toBeUndefined();
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...everyAction), fc.string(), (anything, action, name) => {
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
