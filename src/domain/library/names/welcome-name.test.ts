import { describe, expect, it } from 'vitest';
import { DEFAULT_USERNAME, welcomeNameError } from './welcome-name.ts';

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

it('calls a visitor without a name Movie Enthusiast (product.md, Welcome: default name)', () => {
  expect(DEFAULT_USERNAME).toBe('Movie Enthusiast');
});
