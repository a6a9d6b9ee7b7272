import { describe, expect, it } from 'vitest';
import { isSearchAddress } from './is-search-address.ts';
import { hasRoomFor, withSearch } from './saved-search.ts';

describe('a saved search (product.md, Explore: saved searches)', () => {
  it.each(['/movie', '/tv?lang=fr', '/awards?from=1990&to=1999&keyword=1%2C2', '/movie?lang=fr&services=mine'])(
    'leads to %s',
    (address) => {
      expect(isSearchAddress(address)).toBe(true);
    },
  );

  it.each([
    '',
    'movie',
    '//evil.example/movie',
    'https://evil.example/movie?lang=fr',
    'javascript:alert(1)',
    '/movie/603',
    '/movies',
    '/trending?lang=fr',
    '/movie?a=b#c',
    '/movie?a b',
    '/movie?\nSet-Cookie',
    `/movie?${'a'.repeat(2_000)}`,
  ])('never leads to %j', (address) => {
    expect(isSearchAddress(address)).toBe(false);
  });

  it('comes first, in place of the one of its name', () => {
    const before = [
      { name: 'French', address: '/movie?lang=fr' },
      { name: 'Short', address: '/movie?under=90' },
    ];
    const after = withSearch(before, { name: 'Short', address: '/movie?under=60' });
    expect(after).toEqual([{ name: 'Short', address: '/movie?under=60' }, before[0]]);
  });

  it('has room among twenty, and in place of one of its name', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ name: `${at}`, address: '/movie' }));
    expect(hasRoomFor(many.slice(1), 'new')).toBe(true);
    expect(hasRoomFor(many, 'new')).toBe(false);
    expect(hasRoomFor(many, '7')).toBe(true);
  });
});
