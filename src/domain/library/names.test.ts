import { describe, expect, it } from 'vitest';
import { collectionNameError, welcomeNameError } from './names.ts';

const FAMILY = '👩‍👩‍👧‍👦';

describe('a welcome name (spec section 5)', () => {
  it.each([
    ['', 'Please enter your name'],
    ['    ', 'Please enter your name'],
    ['A', 'Name must be at least 2 characters long'],
    [' A ', 'Name must be at least 2 characters long'],
    [FAMILY, 'Name must be at least 2 characters long'],
    ['Al', undefined],
    [FAMILY.repeat(20), undefined],
    ['a'.repeat(20), undefined],
    ['a'.repeat(21), 'Name must be less than 20 characters'],
  ])('of %j is told %j', (typed, error) => expect(welcomeNameError(typed)).toBe(error));
});

describe("a collection's name (spec section 5)", () => {
  it.each([
    ['   ', 'Please enter a collection name'],
    ['R', undefined],
    ['a'.repeat(50), undefined],
    ['a'.repeat(51), 'Collection name must be at most 50 characters'],
  ])('of %j is told %j', (typed, error) => expect(collectionNameError(typed)).toBe(error));
});
