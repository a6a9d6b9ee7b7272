import { describe, expect, it } from 'vitest';
import type { CollectionMovie } from '#domain/library/collection.ts';
import { titleKey } from '#domain/title.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { withoutRanks } from '#fixtures/library/without-ranks.ts';
import { Collections } from './collections.ts';

const MOVIES = [1, 2, 3, 4, 5].map((id) => ({ id }));

const setup = () => {
  const library = libraryDeps({
    collections: ['7', '8', 'by hand'].map((id) => ({ id, name: id, description: '', movies: MOVIES })),
  });
  return {
    ...library,
    arrange: new Collections(library.deps),
    collections: () => library.library().collections.map(({ id }) => id),
    movies: () => library.library().collections[0]?.movies.map(({ id }) => id),
  };
};

// product.md, Collections: order.
describe('arranging', () => {
  it.each([
    ['up', 3, 1, [1, 3, 2, 4, 5]],
    ['down', 3, 3, [1, 2, 4, 3, 5]],
    ['to the top', 5, 0, [5, 1, 2, 3, 4]],
    ['to the end', 1, 4, [2, 3, 4, 5, 1]],
    ['beyond the end', 1, 99, [2, 3, 4, 5, 1]],
    ['before the first', 2, -7, [2, 1, 3, 4, 5]],
  ])('puts a movie %s, and takes it back', (_, id, place, order) => {
    const { arrange, movies, library, undo, messages } = setup();
    const before = library();
    arrange.moveMovie('7', { id }, place);
    expect(movies()).toEqual(order);
    expect(messages()).toEqual([['success', `Moved to place ${order.indexOf(id) + 1} of 5`]]);
    undo();
    expect(withoutRanks(library())).toEqual(before);
  });

  it('puts a collection in another place, and takes it back', () => {
    const { arrange, collections, undo } = setup();
    arrange.move('by hand', 0);
    expect(collections()).toEqual(['by hand', '7', '8']);
    arrange.move('8', 1);
    expect(collections()).toEqual(['by hand', '8', '7']);
    undo();
    expect(collections()).toEqual(['by hand', '7', '8']);
  });

  it('is one act in one collection: what is moved in another one is taken back by itself', () => {
    const { arrange, library, messages, movies, undo } = setup();
    arrange.moveMovie('7', { id: 5 }, 0);
    arrange.moveMovie('8', { id: 5 }, 0);
    expect(messages().at(-1)).toEqual(['success', 'Moved to place 1 of 5']);
    undo();
    expect(library().collections[1]?.movies.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(movies()).toEqual([5, 1, 2, 3, 4]);
  });

  it('leaves all as it was, letter for letter, where nothing moves', () => {
    const { arrange, library, messages } = setup();
    const before = library();
    arrange.moveMovie('7', { id: 1 }, 0);
    arrange.moveMovie('7', { id: 99 }, 2);
    arrange.moveMovie('gone', { id: 1 }, 2);
    arrange.move('gone', 0);
    arrange.move('7', 0);
    expect(library()).toBe(before);
    expect(messages()).toEqual([]);
  });

  it('gives no number to any other collection', () => {
    const { arrange, library } = setup();
    arrange.moveMovie('7', { id: 1 }, 4);
    const others = library().collections.slice(1);
    expect(others.flatMap(({ movies }) => movies)).toEqual([...MOVIES, ...MOVIES]);
    expect(library().collections.every(({ rank }) => rank === undefined)).toBe(true);
  });

  it.each([
    ['of one rank', ['gjdgxsi', 'gjdgxsi', 'gjdgxsi']],
    ['of which two leave no room', ['gjdgxsi', 'gjdgxsi0', 'gjdgxsi00']],
  ])('puts a movie between two %s, and takes it back', (_, [first, second, third]) => {
    const ranked = [
      { id: 5, rank: first },
      { id: 6, rank: second },
      { id: 5, media_type: 'tv', rank: third },
      { id: 7, rank: 'gjdgxz' },
    ] as readonly CollectionMovie[];
    const { deps, library, undo, messages } = libraryDeps({
      collections: [{ id: '7', name: 'N', description: '', movies: ranked }],
    });
    const keys = () => library().collections[0]?.movies.map(titleKey);
    const before = keys();
    new Collections(deps).moveMovie('7', { id: 7 }, 1);
    expect(keys()).toEqual(before?.toSpliced(3, 1).toSpliced(1, 0, 'movie:7'));
    expect(messages()).toEqual([['success', 'Moved to place 2 of 4']]);
    undo();
    expect(keys()).toEqual(before);
  });

  it('puts nothing behind what a newer release has given a rank of another form, and says the place that it has', () => {
    const movies = [{ id: 1 }, { id: 2 }, { id: 3, rank: '???' }] as readonly CollectionMovie[];
    const { deps, library, messages } = libraryDeps({
      collections: [{ id: '7', name: 'N', description: '', movies }],
    });
    new Collections(deps).moveMovie('7', { id: 1 }, 2);
    expect(library().collections[0]?.movies.map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(messages()).toEqual([['success', 'Moved to place 2 of 3']]);
  });
});
