import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { Collections } from './collections.ts';

const TITLE = aTitle({ id: 7 });

const setup = () => {
  const made = libraryDeps();
  const { deps, library } = made;
  return {
    ...made,
    collections: new Collections(deps),
    ids: () => library().collections.map(({ movies }) => movies.map(({ id }) => id)),
  };
};

describe('a collection', () => {
  it('takes a movie, and says so', () => {
    const { collections, ids, messages } = setup();
    collections.add('2', TITLE);
    expect(ids()).toEqual([[], [7], []]);
    expect(messages()).toEqual([['success', 'Added to Action Pack']]);
  });

  it('ignores silently what it holds already (product.md, Collections: duplicates)', () => {
    const { collections, ids, library, messages } = setup();
    collections.add('2', TITLE);
    const once = library();
    collections.add('2', TITLE);
    expect(library()).toBe(once);
    expect(ids()).toEqual([[], [7], []]);
    expect(messages()).toHaveLength(1);
  });

  // product.md, Collections: duplicates. product.md, Validation: collection failures.
  it('that is missing changes nothing: Failed to add to collection', () => {
    const { collections, library, messages } = setup();
    const before = library();
    collections.add('99', TITLE);
    expect(library()).toBe(before);
    expect(messages()).toEqual([['error', 'Failed to add to collection']]);
  });

  it('gives a movie up, says so, and has Undo put it back to its place (product.md, Lists: undo)', () => {
    const { collections, ids, messages, offers, undo } = setup();
    for (const id of [6, 7, 8]) collections.add('3', aTitle({ id }));
    collections.takeOut('3', TITLE);
    expect(ids()).toEqual([[], [], [6, 8]]);
    expect(messages().at(-1)).toEqual(['success', 'Movie removed from collection']);
    expect(offers()).toBe('Undo');
    undo();
    expect(ids()).toEqual([[], [], [6, 7, 8]]);
  });

  it('says nothing of a movie that it does not hold', () => {
    const { collections, messages } = setup();
    collections.takeOut('3', TITLE);
    expect(messages()).toEqual([]);
  });
});
