import { describe, expect, it } from 'vitest';
import { collectionNameError, cutDescription, defaultDescription } from './collection-name.ts';

const FAMILY = '👩‍👩‍👧‍👦';

describe("a collection's name (product.md, Validation: collection name)", () => {
  it.each([
    ['', 'Please enter a collection name'],
    ['   ', 'Please enter a collection name'],
    ['R', undefined],
    ['a'.repeat(50), undefined],
    [FAMILY.repeat(50), undefined],
    [` ${'a'.repeat(50)} `, undefined],
    [FAMILY.repeat(51), 'Collection name must be at most 50 characters'],
    ['a'.repeat(51), 'Collection name must be at most 50 characters'],
  ])('of %j is told %j', (typed, error) => expect(collectionNameError(typed)).toBe(error));
});

describe("a collection's description (product.md, Validation: collection description)", () => {
  it.each([
    ['', ''],
    ['   ', ''],
    ['  By the sea ', 'By the sea'],
    ['a'.repeat(200), 'a'.repeat(200)],
    ['a'.repeat(201), 'a'.repeat(200)],
    [FAMILY.repeat(201), FAMILY.repeat(200)],
  ])('of %j is kept as %j', (typed, kept) => expect(cutDescription(typed)).toBe(kept));

  it.each([
    ['Noir', 'Custom collection: Noir'],
    [' Noir ', 'Custom collection: Noir'],
  ])('defaults for %j to %j', (name, text) => expect(defaultDescription(name)).toBe(text));
});
