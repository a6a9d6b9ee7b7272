import { describe, expect, it } from 'vitest';
import {
  collectionNameError,
  cutDescription,
  cutText,
  DEFAULT_USERNAME,
  defaultDescription,
  lengthOf,
  welcomeNameError,
} from './names.ts';

const FAMILY = '👩‍👩‍👧‍👦';

describe('a welcome name (product.md, Validation: welcome name)', () => {
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
    [FAMILY.repeat(21), 'Name must be less than 20 characters'],
    [` ${'a'.repeat(20)} `, undefined],
  ])('of %j is told %j', (typed, error) => expect(welcomeNameError(typed)).toBe(error));
});

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

it('calls a visitor without a name Movie Enthusiast (product.md, Welcome: default name)', () => {
  expect(DEFAULT_USERNAME).toBe('Movie Enthusiast');
});

describe('characters as people count them', () => {
  it.each([
    ['', 0],
    ['Ada', 3],
    [FAMILY, 1],
    ['👍🏽', 1],
    ['🇳🇴', 1],
    ['é', 1],
    ['e\u0301', 1],
    ['שָׁלוֹם', 4],
  ])('%j has %i', (text, length) => expect(lengthOf(text)).toBe(length));

  it('are never cut in two', () => expect(cutText(`${FAMILY}🇳🇴e\u0301x`, 3)).toBe(`${FAMILY}🇳🇴e\u0301`));
});
