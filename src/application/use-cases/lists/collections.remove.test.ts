import { expect, it } from 'vitest';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { Collections } from './collections.ts';

it('a deleted collection is back in its place, with its name, description and movies, for 10 s (product.md, Collections: delete)', async () => {
  const { deps, library, messages, undo, clock } = libraryDeps();
  const before = library().collections;
  const collections = new Collections(deps);
  collections.remove('2');
  expect(library().collections.map(({ id }) => id)).toEqual(['1', '3']);
  await clock.advance(9_999);
  expect(messages()).toEqual([['success', 'Collection deleted']]);
  undo();
  expect(library().collections).toEqual(before);
  await clock.advance(1);
  expect(messages()).toEqual([]);
});

it('one that is gone is not deleted again', () => {
  const { deps, library, messages } = libraryDeps();
  new Collections(deps).remove('77');
  expect(library().collections).toHaveLength(3);
  expect(messages()).toEqual([]);
});
