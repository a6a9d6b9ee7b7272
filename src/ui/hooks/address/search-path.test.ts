import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSearchPath, searchPath, searchTextOf, typedAtIn, typedAtState } from './search-path.ts';

describe('the address of a search', () => {
  it.each([
    { text: '', search: '', path: '/search' },
    { text: '', search: '?q=sun', path: '/search' },
    { text: 'sun', search: '', path: '/search?q=sun' },
    { text: 'sun', search: '?q=moon', path: '/search?q=sun' },
    { text: 'sun', search: '?tab=movie', path: '/search?tab=movie&q=sun' },
    { text: '', search: '?q=sun&tab=movie', path: '/search?tab=movie' },
  ])('is $path for "$text" after "$search"', ({ text, search, path }) => {
    expect(searchPath(text, search)).toBe(path);
  });

  it('carries any text, letter for letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { pathname, search } = new URL(searchPath(text), 'https://matinee.example');
        expect(isSearchPath(pathname)).toBe(true);
        expect(searchTextOf(search)).toBe(text);
      }),
    );
  });

  it.each([
    ['/search', true],
    ['/search/', true],
    ['/', false],
    ['/searching', false],
    ['/movie/search', false],
  ])('%s is one: %s', (pathname, isOne) => {
    expect(isSearchPath(pathname)).toBe(isOne);
  });
});

describe('when the search of a history entry was typed', () => {
  it('is in its state', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    expect(typedAtIn(typedAtState(now))).toEqual(now);
  });

  it.each([null, undefined, 'typedAt', {}, { visit: 'here' }, { typedAt: '12:00' }])('is not in %j', (state) => {
    expect(typedAtIn(state)).toBeUndefined();
  });
});
