import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath, readPlace } from './provider-path.ts';
import { screenAt, SCREENS } from './screens.ts';

describe('the path of TMDB’s own (product.md, Frame: other addresses)', () => {
  it.each([
    ['/movie/603-the-matrix', '/movie/603'],
    ['/Movie/603', '/movie/603'],
    ['/MOVIE/603-THE-MATRIX/', '/movie/603'],
    ['/movie/603/', '/movie/603'],
    ['/movie/603//', '/movie/603'],
    ['/movie/603-', '/movie/603'],
    ['/movie/603%2Dthe-matrix', '/movie/603'],
    ['/movie/603-%E3%83%9E%E3%83%88', '/movie/603'],
    ['/movie/603-матрица', '/movie/603'],
    ['/movie/603/cast', '/movie/603'],
    ['/movie/603-the-matrix/images/backdrops', '/movie/603'],
    ['/movie/603-the-matrix/season/1', '/movie/603'],
    ['/tv/1396-breaking-bad', '/tv/1396'],
    ['/tv/1396-breaking-bad/seasons', '/tv/1396'],
    ['/tv/1396-breaking-bad/season/2', '/tv/1396/season/2'],
    ['/TV/1396/Season/0/', '/tv/1396/season/0'],
    ['/tv/1396-breaking-bad/season/2/episode/3', '/tv/1396/season/2'],
    ['/tv/1396/season/2/episode/3/cast', '/tv/1396/season/2'],
    ['/person/6384-keanu-reeves', '/person/6384'],
    ['/person/6384/images/profiles', '/person/6384'],
    ['/collection/2344-the-matrix-collection', '/franchise/2344'],
    ['/franchise/2344-x', '/franchise/2344'],
    ['/Movie', '/movie'],
    ['/Top-Rated/', '/top-rated'],
    ['/WATCHLIST', '/watchlist'],
  ])('%s is %s', (path, own) => {
    expect(ownPath(path)).toBe(own);
  });

  it.each([
    '/',
    '',
    '/movies/603',
    '/movie/007',
    '/movie/0-x',
    '/movie/603x',
    '/movie/603_the-matrix',
    '/movie/-603',
    '/movie/99999999999999999999-x',
    '/tv/season/2',
    '/tv/1307/season/abc',
    '/tv/1307/season/02',
    '/a/b/c',
    '/company/174-warner-bros',
    '/robots.txt',
    '//movie/603',
    '/%6Dovie/603',
  ])('%s is none', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it('is what it is of for good, and never another host’s', () => {
    const part = fc.oneof(
      fc.constantFrom('movie', 'TV', 'person', 'Collection', 'season', '603', '7-x', '', '%2f', '..', 'episode'),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const path = `/${parts.join('/')}`;
        const own = ownPath(path);
        expect(ownPath(own)).toBe(own);
        expect(own === path || /^\/[a-z]/.test(own)).toBe(true);
      }),
    );
  });

  it('is read of any text without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => readPlace(text)).not.toThrow();
      }),
    );
  });
});

it('every screen’s own path stays as it is', () => {
  for (const path of Object.values(SCREENS).flatMap<string>(({ paths }) => paths)) {
    const own = path.replace(':explore/:id', 'movie/7').replace(':explore', 'movie').replaceAll(/:\w+/g, '7');
    expect(ownPath(own)).toBe(own);
    expect(screenAt(own)).toBeDefined();
  }
});
