import { describe, expect, it } from 'vitest';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { Collections } from './collections.ts';

const FAMILY = '👩‍👩‍👧‍👦';
/** 2026-11-21T12:00:00.000Z, in milliseconds. */
const NOON = '1795262400000';

const setup = () => {
  const library = libraryDeps();
  return {
    ...library,
    collections: new Collections(library.deps),
    made: () => library.library().collections.slice(3),
  };
};

describe('creating a collection', () => {
  // product.md, Collections: collection id.
  it('uses the current time as its id, notes when it was made, and says so', () => {
    const { collections, made, messages } = setup();
    expect(collections.create({ name: '  Noir ', description: ' At night ' })).toBe(NOON);
    expect(made()).toStrictEqual([
      { id: NOON, name: 'Noir', description: 'At night', movies: [], createdAt: '2026-11-21T12:00:00.000Z' },
    ]);
    expect(messages()).toEqual([['success', 'Collection created successfully!']]);
  });

  it('gives two of the same millisecond ids of their own', () => {
    const { collections, made } = setup();
    for (const name of ['Noir', 'Noir']) collections.create({ name, description: '' });
    expect(made().map(({ id }) => id)).toEqual([NOON, '1795262400001']);
  });

  it.each([
    ['an empty name', ''],
    ['a name of spaces only', '   '],
    ['a name of 51 characters', 'a'.repeat(51)],
    ['a name of 51 emoji', FAMILY.repeat(51)],
  ])('ignores %s', (_, name) => {
    const { collections, made, messages } = setup();
    expect(collections.create({ name, description: '' })).toBeUndefined();
    expect(made()).toEqual([]);
    expect(messages()).toEqual([]);
  });

  it.each([
    ['50 characters', 'a'.repeat(50)],
    ['50 emoji', FAMILY.repeat(50)],
    ['markup', '<b>Noir</b>'],
  ])('takes a name of %s', (_, name) => {
    const { collections, made } = setup();
    collections.create({ name, description: '' });
    expect(made()).toMatchObject([{ name, description: '' }]);
  });

  it('keeps 200 characters of a description', () => {
    const { collections, made } = setup();
    collections.create({ name: 'Noir', description: FAMILY.repeat(201) });
    expect(made()[0]?.description).toBe(FAMILY.repeat(200));
  });
});
