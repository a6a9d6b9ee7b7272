import { describe, expect, it } from 'vitest';
import { stampAt } from '#fixtures/devices/stamp-at.ts';
import { apply } from '../../library/apply.ts';
import { EMPTY_LIBRARY, type Library } from '../../library/library.ts';
import { bringBackActions } from './bring-back-actions.ts';
import type { RemovedItem } from './removed-item.ts';

const AT = '2026-11-20T12:00:00.000Z';
const removed = { stamp: stampAt(0), device: 'a' };
const saved = (id: number) => ({ id, title: `T${id}`, addedAt: AT });
const title = (list: 'watchlist' | 'favorites', id: number, index: number): RemovedItem => ({
  ...removed,
  list,
  key: `movie:${id}`,
  title: saved(id),
  index,
});
const noir = { id: '7', name: 'Noir', description: 'Dark' };
const later = { id: '8', name: 'Later', description: '', movies: [] };
const movie = (id: number, index: number): RemovedItem => ({
  ...removed,
  list: 'movies',
  key: `7/movie:${id}`,
  title: { id },
  index,
  collection: noir,
});
const collection = (index: number, ...ids: readonly number[]): RemovedItem => ({
  ...removed,
  list: 'collections',
  key: '7',
  collection: { ...noir, movies: ids.map((id) => ({ id })) },
  index,
});
const back = (library: Partial<Library>, ...items: readonly RemovedItem[]): Library =>
  bringBackActions({ ...EMPTY_LIBRARY, ...library }, items).reduce(apply, { ...EMPTY_LIBRARY, ...library });
const idsOf = (titles: readonly { readonly id: number }[]) => titles.map(({ id }) => id);

describe('bringing back what another device removed (product.md, Devices: bring back)', () => {
  it('puts titles into the lists that they were in, to their places, in whatever order they went', () => {
    const library = back(
      { watchlist: [saved(2)], favorites: [saved(5)] },
      title('watchlist', 4, 3),
      title('favorites', 6, 0),
      title('watchlist', 3, 2),
      title('watchlist', 1, 0),
    );
    expect(idsOf(library.watchlist)).toEqual([1, 2, 3, 4]);
    expect(idsOf(library.favorites)).toEqual([6, 5]);
  });

  it('puts a collection into its place, with its movies in their order', () => {
    expect(back({ collections: [later] }, collection(0, 3, 1, 2)).collections).toEqual([
      { ...noir, movies: [{ id: 3 }, { id: 1 }, { id: 2 }] },
      later,
    ]);
  });

  it('puts a movie into its place in its collection', () => {
    const { collections } = back({ collections: [{ ...noir, movies: [{ id: 2 }] }] }, movie(3, 2), movie(1, 0));
    expect(collections).toHaveLength(1);
    expect(idsOf(collections[0]?.movies ?? [])).toEqual([1, 2, 3]);
  });

  it('brings the collection of a movie back where that is gone', () => {
    expect(back({ collections: [] }, movie(1, 5)).collections).toEqual([{ ...noir, movies: [{ id: 1 }] }]);
  });

  it('brings a movie and then its collection back as they were, the movie in its place', () => {
    expect(idsOf(back({}, movie(1, 0), collection(0, 2, 3)).collections[0]?.movies ?? [])).toEqual([1, 2, 3]);
  });

  it('leaves what is there again as it is, in its place', () => {
    const watchlist = [saved(2), { ...saved(1), addedAt: '2026-11-21T09:00:00.000Z' }];
    const own = { ...noir, name: 'Mine', movies: [{ id: 9 }] };
    const library = { ...EMPTY_LIBRARY, watchlist, collections: [own] };
    expect(bringBackActions(library, [title('watchlist', 1, 0), collection(0, 1)])).toEqual([]);
  });

  it.each<[string, Library['marks'][number] | undefined, Library['marks'][number]]>([
    ['all of it', undefined, { id: 1, rating: 8, note: 'Twice.' }],
    ['what is not said by now', { id: 1, rating: 3 }, { id: 1, rating: 3, note: 'Twice.' }],
    ['nothing where all is said', { id: 1, rating: 3, note: 'Once.' }, { id: 1, rating: 3, note: 'Once.' }],
  ])('of a mark: %s', (_, own, expected) => {
    const went: RemovedItem = {
      ...removed,
      list: 'marks',
      key: 'movie:1',
      title: { id: 1 },
      went: { rating: 8, note: 'Twice.' },
    };
    expect(back({ marks: own ? [own] : [] }, went).marks).toEqual([expect.objectContaining(expected)]);
  });
});
