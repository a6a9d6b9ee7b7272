import { expect, it } from 'vitest';
import type { TitleDetails } from '#domain/title-details.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { outsideLinks } from './outside-links.ts';

const title = (fields: Partial<TitleDetails> = {}): TitleDetails => ({
  ...aTitle({ id: 603, media_type: fields.media_type ?? 'movie' }),
  genres: [],
  created_by: [],
  ...fields,
});
const linksOf = (fields: Partial<TitleDetails>, imdbId?: string) =>
  outsideLinks(title(fields), { imdbId, isDemo: false }).map(({ name, href }) => [name, href]);
const TMDB = ['TMDB', 'https://www.themoviedb.org/movie/603'];
const LETTERBOXD = ['Letterboxd', 'https://letterboxd.com/tmdb/603'];

it('lead to all pages about a movie (product.md, Detail: elsewhere)', () => {
  expect(linksOf({ imdb_id: 'tt0133093', homepage: 'https://www.thematrix.example/film?a=b' })).toEqual([
    ['IMDb', 'https://www.imdb.com/title/tt0133093/'],
    TMDB,
    LETTERBOXD,
    ['thematrix.example', 'https://www.thematrix.example/film?a=b'],
  ]);
});

it('lead to those about a show: not to Letterboxd, and to IMDb once its number is known', () => {
  const tmdb = ['TMDB', 'https://www.themoviedb.org/tv/603'];
  expect(linksOf({ media_type: 'tv' })).toEqual([tmdb]);
  expect(linksOf({ media_type: 'tv' }, 'tt0944947')).toEqual([tmdb, ['IMDb', 'https://www.imdb.com/title/tt0944947/']]);
});

it.each(['', 'tt0', 'tt0000000', 'tt', 'nm0000206', 'tt12/../x', '"><script>', ' tt0133093'])(
  'do not lead to IMDb by %j',
  (imdb_id) => expect(linksOf({ imdb_id })).toEqual([TMDB, LETTERBOXD]),
);

it.each([
  '',
  'javascript:alert(1)',
  'JavaScript:alert(1)//https://a.example',
  'http:',
  'https://',
  'data:text/html,x',
  '//a.example/',
  'www.a.example',
  'ftp://a.example/',
  'mailto:a@a.example',
])('know no homepage in %j', (homepage) => expect(linksOf({ homepage })).toEqual([TMDB, LETTERBOXD]));

it.each([
  ['http://a.example', 'a.example'],
  ['https://WWW.A.Example/', 'a.example'],
  ['https://www.imdb.com@evil.example/', 'evil.example'],
  ['https://www.', 'www.'],
  ['https://bücher.example/', 'xn--bcher-kva.example'],
])('call the homepage %j by its host %j', (homepage, name) => expect(linksOf({ homepage })[2]?.[0]).toBe(name));

it('lead nowhere by numbers that are made up', () => {
  const links = outsideLinks(title({ imdb_id: 'tt0133093', homepage: 'https://a.example/' }), { isDemo: true });
  expect(links).toEqual([{ name: 'a.example', href: 'https://a.example/' }]);
});
