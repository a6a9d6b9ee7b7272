import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedSearch, type Shared } from './shared-search.ts';
import { readTitleAddress } from './title-address.ts';

const SITE = 'https://matinee.example/films/';
const search = (shared: Partial<Shared>, site = SITE): string =>
  sharedSearch({ title: '', text: '', url: '', ...shared }, site);

const IMDB = 'https://www.imdb.com/title/tt0133093/';
const SECRET = 'https://matinee.example/pair#abcdefghijklmnopqrstuvwxyz0123456789';

// product.md, Search: shared.
describe('what is searched for of what another app shares', () => {
  it.each<[Partial<Shared>, string, string?]>([
    [{ url: IMDB }, IMDB],
    [{ text: IMDB }, IMDB],
    [{ title: 'The Matrix (1999)', text: `The Matrix ${IMDB}` }, IMDB],
    [{ text: `“The Matrix” (${IMDB}).` }, IMDB],
    [{ text: `Seen?\n\n${IMDB}?ref_=ext_shr_lnk\nBye` }, `${IMDB}?ref_=ext_shr_lnk`],
    [{ text: 'm.imdb.com/de/title/tt0133093, tonight' }, 'm.imdb.com/de/title/tt0133093'],
    [{ text: 'watch tt0133093!' }, 'tt0133093'],
    [
      { text: 'Check this: https://www.themoviedb.org/tv/1396-breaking-bad' },
      'https://www.themoviedb.org/tv/1396-breaking-bad',
    ],
    [{ title: 'Low Tide', text: 'https://matinee.example/films/movie/12' }, 'https://matinee.example/films/movie/12'],
    [{ text: 'At home: http://nas:8080/tv/12' }, 'http://nas:8080/tv/12', 'http://nas:8080/'],
    [{ url: 'https://example.org/', text: `And ${IMDB}` }, IMDB],
    // Of several the first; what comes as an address comes before what is in a text.
    [{ text: `https://example.org/a ${IMDB} https://www.themoviedb.org/movie/603` }, IMDB],
    [{ url: 'https://www.themoviedb.org/movie/603', text: IMDB }, 'https://www.themoviedb.org/movie/603'],
  ])('the address of a title in %j', (shared, expected, site = SITE) => {
    expect(search(shared, site)).toBe(expected);
    expect(readTitleAddress(expected, site)).toBeDefined();
  });

  it.each([
    [{ text: 'The Matrix' }, 'The Matrix'],
    [{ text: ' The  Matrix\nhttps://letterboxd.com/film/the-matrix/ ' }, 'The Matrix'],
    [{ title: 'The Matrix', text: 'https://letterboxd.com/film/the-matrix/' }, 'The Matrix'],
    [{ title: 'The Matrix', url: 'https://letterboxd.com/film/the-matrix/' }, 'The Matrix'],
    [{ url: 'https://letterboxd.com/film/the-matrix/' }, 'https://letterboxd.com/film/the-matrix/'],
    [{ text: 'of movie/603 they say' }, 'of movie/603 they say'],
    [{ text: 'movie/603' }, 'movie/603'],
    [{ text: '   ' }, ''],
    [{}, ''],
  ])('else the text or the title of %j', (shared, expected) => {
    expect(search(shared)).toBe(expected);
  });

  it('a private link, as it came, so that nobody else is told of it', () => {
    expect(search({ title: 'Join me', text: `Open ${SECRET}` })).toBe(`Open ${SECRET} Join me`);
  });

  it('finds an address anywhere in a text, whatever is around it', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,9}[,.!?]?$/), { maxLength: 30 });
    fc.assert(
      fc.property(words, words, (before, after) => {
        expect(search({ text: [...before, IMDB, ...after].join(' ') })).toBe(IMDB);
      }),
    );
  });

  it('takes a text of 10 kB', () => {
    const long = 'a very long story '.repeat(600);
    expect(search({ text: long + IMDB })).toBe(IMDB);
    expect(search({ text: long })).toBe(long.trim());
    expect(search({ text: '('.repeat(10_000) })).toBe('('.repeat(10_000));
    expect(search({ text: `h${'t'.repeat(10_000)}` })).toHaveLength(10_001);
  });
});
