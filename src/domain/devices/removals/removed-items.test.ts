import { describe, expect, it } from 'vitest';
import { stampAt } from '#fixtures/devices/stamp-at.ts';
import { EMPTY_LIBRARY, type Library } from '../../library/library.ts';
import { resultOf } from '../../steps.ts';
import { registerId, type Register } from '../register.ts';
import { removedItems } from './removed-items.ts';

const AT = '2026-11-20T12:00:00.000Z';
const saved = (id: number) => ({ id, title: `T${id}`, addedAt: AT });
const noir = { id: '7', name: 'Noir', description: 'Dark', movies: [{ id: 1 }, { id: 2 }] };
const later = { id: '8', name: 'Later', description: '', movies: [{ id: 1 }] };
const LIBRARY: Library = {
  ...EMPTY_LIBRARY,
  watchlist: [saved(1), saved(2)],
  favorites: [saved(3), saved(1)],
  collections: [noir, later],
  marks: [{ id: 1, title: 'T1', seenAt: '2026-11-01', rating: 8, note: 'Twice.', hiddenAt: AT }],
  viewingHistory: [],
};
const register = (list: string, key: string, item: unknown = null): Register => ({
  list,
  key,
  stamp: stampAt(0),
  device: 'a',
  item,
});
const removedBy = (...registers: readonly Register[]) =>
  resultOf(
    removedItems(LIBRARY, new Map(registers.map((each) => [registerId(each), each])), registers.map(registerId)),
  ).map(({ key: _, stamp: __, device: ___, ...item }) => item);

describe('what goes as registers are applied (product.md, Devices: removed elsewhere)', () => {
  it.each<[string, readonly Register[], readonly object[]]>([
    [
      'a title of the watchlist',
      [register('watchlist', 'movie:2')],
      [{ list: 'watchlist', title: saved(2), index: 1 }],
    ],
    ['a favorite', [register('favorites', 'movie:1')], [{ list: 'favorites', title: saved(1), index: 1 }]],
    [
      'a collection with its movies',
      [register('collections', '8')],
      [{ list: 'collections', collection: later, index: 1 }],
    ],
    [
      'a movie with the head of its collection',
      [register('movies', '7/movie:2')],
      [{ list: 'movies', title: { id: 2 }, index: 1, collection: { id: '7', name: 'Noir', description: 'Dark' } }],
    ],
    [
      'a collection alone, without the movies that go with it, and a movie of another',
      [register('movies', '7/movie:1'), register('collections', '7'), register('movies', '8/movie:1')],
      [
        { list: 'collections', collection: noir, index: 0 },
        { list: 'movies', title: { id: 1 }, index: 0, collection: { id: '8', name: 'Later', description: '' } },
      ],
    ],
    [
      'all that was said of a title',
      [register('marks', 'movie:1')],
      [{ list: 'marks', title: { id: 1, title: 'T1' }, went: { seenAt: '2026-11-01', rating: 8, note: 'Twice.' } }],
    ],
    [
      'what is not said of it any more',
      [register('marks', 'movie:1', { id: 1, seenAt: '2026-11-02' })],
      [{ list: 'marks', title: { id: 1, title: 'T1' }, went: { rating: 8, note: 'Twice.' } }],
    ],
    [
      'that a title is hidden',
      [register('hidden', 'movie:1')],
      [{ list: 'hidden', title: { id: 1, title: 'T1' }, went: { hiddenAt: AT } }],
    ],
    ['nothing that was changed', [register('watchlist', 'movie:1', { ...saved(1), title: 'Other' })], []],
    ['nothing that was not here', [register('watchlist', 'movie:9'), register('movies', '9/movie:1')], []],
    ['nothing of a list of a newer release', [register('shelves', 'movie:1')], []],
    ['nothing that this release cannot read', [{ ...register('watchlist', 'movie:1'), isUnread: true }], []],
  ])('is %s', (_, registers, expected) => expect(removedBy(...registers)).toEqual(expected));
});
