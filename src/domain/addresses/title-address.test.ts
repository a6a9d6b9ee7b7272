import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTitleAddress } from './title-address.ts';

const SITE = 'https://matinee.example/films/';
const movie = (id: number) => ({ kind: 'tmdb', title: { media_type: 'movie', id } });
const show = (id: number) => ({ kind: 'tmdb', title: { media_type: 'tv', id } });
const imdb = (imdbId: string) => ({ kind: 'imdb', imdbId });

describe('a title’s address or id (product.md, Search: address)', () => {
  it.each([
    ['tt0133093', imdb('tt0133093')],
    ['  TT0133093 ', imdb('tt0133093')],
    ['tt10872600', imdb('tt10872600')],
    ['https://www.imdb.com/title/tt0133093/', imdb('tt0133093')],
    ['https://www.imdb.com/title/tt0133093/?ref_=ext_shr_lnk', imdb('tt0133093')],
    ['https://m.imdb.com/title/tt0133093/reference#cast', imdb('tt0133093')],
    ['http://imdb.com/title/tt0133093', imdb('tt0133093')],
    ['www.imdb.com/de/title/tt0133093/fullcredits', imdb('tt0133093')],
    ['https://www.imdb.com/pt-br/title/tt0133093?x=1', imdb('tt0133093')],
    ['https://www.themoviedb.org/movie/603-the-matrix', movie(603)],
    ['https://www.themoviedb.org/movie/603-the-matrix?language=de-DE', movie(603)],
    ['https://www.themoviedb.org/movie/603-the-matrix/cast', movie(603)],
    ['https://www.themoviedb.org/tv/1399-game-of-thrones/season/1', show(1399)],
    ['HTTPS://WWW.THEMOVIEDB.ORG/TV/1399', show(1399)],
    ['themoviedb.org/movie/603#cast', movie(603)],
    ['https://tmdb.org/movie/603', movie(603)],
    ['movie/603', movie(603)],
    ['/tv/1399', show(1399)],
    ['tv/1399/', show(1399)],
    ['/movie/603-the-matrix', movie(603)],
    ['https://matinee.example/films/movie/603', movie(603)],
    ['http://matinee.example/films/tv/1399?x=1', show(1399)],
    ['matinee.example/films/movie/603', movie(603)],
  ])('%s', (text, address) => {
    expect(readTitleAddress(text, SITE)).toEqual(address);
  });

  it.each([
    '',
    '603',
    '1917',
    'tt',
    'tt123456',
    'tt01330930000',
    'tt0133093 matrix',
    'The Matrix',
    'movie',
    'movie/',
    'movie/0',
    'movie/007',
    'movie/603x',
    'movie/99999999999999999999',
    'scary movie/603',
    'person/6384',
    'nm0000206',
    'https://www.imdb.com/name/nm0000206/',
    'https://www.imdb.com/title/tt0133093x',
    'https://www.imdb.com/',
    'https://imdb.com.example/title/tt0133093',
    'https://example.org/movie/603',
    'https://notthemoviedb.org/movie/603',
    'https://www.themoviedb.org/collection/2344',
    'https://matinee.example/movie/603',
    'https://matinee.example/films/movie',
    'https://matinee.example/films/watchlist',
  ])('%j is none', (text) => {
    expect(readTitleAddress(text, SITE)).toBeUndefined();
  });

  it('is read the same by the site at its host’s root', () => {
    expect(readTitleAddress('http://localhost:4173/movie/603', 'http://localhost:4173/')).toEqual(movie(603));
  });

  it('is read of any text without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => readTitleAddress(text, SITE)).not.toThrow();
      }),
    );
  });
});
