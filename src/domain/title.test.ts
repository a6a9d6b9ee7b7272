import { describe, expect, it } from 'vitest';
import { releaseDateOf, sameTitle, titleKey, titleName, titlePath } from './title.ts';

describe('the identity of a title (product.md, General: title identity)', () => {
  it('is its media type and id: movie 1396 and show 1396 are two titles', () => {
    expect(sameTitle({ media_type: 'movie', id: 1396 }, { media_type: 'tv', id: 1396 })).toBe(false);
  });

  it('takes a missing media type for movie', () => {
    expect(sameTitle({ id: 7 }, { media_type: 'movie', id: 7 })).toBe(true);
    expect(titleKey({ id: 7 })).toBe('movie:7');
    expect(titlePath({ id: 7 })).toBe('/movie/7');
  });
});

describe('a title', () => {
  it.each([
    [{ title: 'Dust Parade' }, 'Dust Parade'],
    [{ name: 'Nine Dials' }, 'Nine Dials'],
    [{ title: '', name: 'Nine Dials' }, 'Nine Dials'],
    [{}, 'Untitled'],
  ])('named by %o is called %s', (named, expected) => expect(titleName(named)).toBe(expected));

  it.each([
    [{ release_date: '2025-06-20' }, '2025-06-20'],
    [{ first_air_date: '2025-03-01' }, '2025-03-01'],
    [{ release_date: '' }, undefined],
    [{}, undefined],
  ])('dated by %o is released on %s', (dated, expected) => expect(releaseDateOf(dated)).toBe(expected));
});
