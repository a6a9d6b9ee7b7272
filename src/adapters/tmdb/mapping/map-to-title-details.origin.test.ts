import { describe, expect, it } from 'vitest';
import type { MediaType } from '#domain/title.ts';
import { mapToTitleDetails } from './map-to-title-details.ts';

const MOVIE = { id: 42, title: 'The Lantern', genres: [] };
const SHOW = { id: 7, name: 'Harbour Lights', genres: [] };

describe('where a title comes from, and where it leads (product.md, Detail: origin)', () => {
  const read = (fields: object, type: MediaType = 'movie') =>
    mapToTitleDetails({ ...(type === 'movie' ? MOVIE : SHOW), ...fields }, type);

  it('is all in the answer that is there', () => {
    const franchise = { id: 8091, name: 'Alien Collection', poster_path: '/a.jpg', backdrop_path: '/b.jpg' };
    const raw = {
      original_title: 'La Lanterne',
      original_language: 'fr',
      origin_country: ['FR'],
      production_countries: [{ iso_3166_1: 'BE', name: 'Belgium' }],
      production_companies: [{ id: 4, name: 'Tidal', logo_path: null }],
      homepage: 'https://lantern.example/film?a=1',
      imdb_id: 'tt0133093',
      budget: 4_000,
      belongs_to_collection: franchise,
    };
    expect(read(raw)).toMatchObject({
      original_name: 'La Lanterne',
      original_language: 'fr',
      countries: ['FR'],
      companies: [{ id: 4, name: 'Tidal' }],
      homepage: 'https://lantern.example/film?a=1',
      imdb_id: 'tt0133093',
      budget: 4_000,
      franchise,
    });
  });

  it('is nothing of what is unknown', () => {
    const unknown = {
      original_title: 'The Lantern',
      original_language: 'xx',
      origin_country: [],
      production_companies: [],
      belongs_to_collection: null,
      seasons: [],
      networks: [],
      next_episode_to_air: null,
    };
    const { id: _id, title: _title, genres: _genres, ...rest } = MOVIE;
    expect(Object.keys(read(unknown)).toSorted()).toEqual(Object.keys(read(rest)).toSorted());
  });

  it.each(['The Lantern', ' The Lantern ', '', '   ', 7, null])(
    'has no other name where the original is %j',
    (name) => {
      expect(read({ original_title: name })).not.toHaveProperty('original_name');
    },
  );

  it('has no other name where the original is written in other code points', () => {
    expect(read({ title: 'Amélie', original_title: 'Ame\u0301lie' })).not.toHaveProperty('original_name');
  });

  it("has a show's original name, and none of a movie's without a name of its own", () => {
    expect(read({ original_name: 'Hafenlichter' }, 'tv').original_name).toBe('Hafenlichter');
    expect(read({ title: '', original_title: 'La Lanterne' })).not.toHaveProperty('original_name');
  });

  it.each(['', 'xx', 'EN', 'eng', 'e', '../', 7, null])('has no language %j', (original_language) => {
    expect(read({ original_language })).not.toHaveProperty('original_language');
  });

  it('has each country that has a code, once, and those of the production where no others are known', () => {
    const bad = ['fr', 'FRA', '', 7, null, {}];
    expect(read({ origin_country: ['FR', ...bad, 'DE', 'FR'] }).countries).toEqual(['FR', 'DE']);
    const production_countries = [{ iso_3166_1: 'BE' }, { iso_3166_1: 'x' }, null, { iso_3166_1: 'BE' }];
    expect(read({ origin_country: bad, production_countries }).countries).toEqual(['BE']);
    expect(read({ origin_country: 'FR' })).not.toHaveProperty('countries');
  });

  it('has each company and network that can be read, once; networks of shows alone', () => {
    const items = [
      { id: 4, name: 'Tidal' },
      { id: 4, name: 'Again' },
      { id: 0, name: 'X' },
      { id: 5, name: '' },
      null,
      { name: 'Y' },
    ];
    const tidal = [{ id: 4, name: 'Tidal' }];
    const both = { production_companies: items, networks: items };
    expect(read(both, 'tv')).toMatchObject({ companies: tidal, networks: tidal });
    expect(read(both)).not.toHaveProperty('networks');
  });

  it.each([
    ['https://lantern.example', 'https://lantern.example/'],
    ['http://lantern.example/film', 'http://lantern.example/film'],
    [' HTTPS://Lantern.Example/Film ', 'https://lantern.example/Film'],
  ])('leads to %j', (homepage, href) => {
    expect(read({ homepage }).homepage).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://lantern.example/',
    'mailto:a@b.example',
    '//lantern.example',
    'lantern.example',
    'https://',
    'https://a b.example/',
    7,
    {},
  ])('leads nowhere by %j', (homepage) => {
    expect(read({ homepage })).not.toHaveProperty('homepage');
  });

  it.each([
    '',
    'tt0',
    'tt',
    'tt000',
    'tt0000000',
    'nm0133093',
    '0133093',
    'tt0133093/',
    'TT0133093',
    ' tt0133093',
    133_093,
  ])('has no number of IMDb in %j', (imdb_id) => {
    expect(read({ imdb_id })).not.toHaveProperty('imdb_id');
  });

  it.each([
    null,
    7,
    [],
    {},
    { name: 'Alien Collection' },
    { id: 0, name: 'Alien Collection' },
    { id: '8091', name: 'Alien Collection' },
    { id: 8091, name: '' },
  ])('is part of no series in %j', (belongs_to_collection) => {
    expect(read({ belongs_to_collection })).not.toHaveProperty('franchise');
  });

  it('is part of a series without pictures, or with one that is no path', () => {
    const belongs_to_collection = { id: 8091, name: 'Alien Collection', poster_path: 'https://x.test/a.jpg' };
    expect(read({ belongs_to_collection }).franchise).toEqual({
      id: 8091,
      name: 'Alien Collection',
      poster_path: null,
      backdrop_path: null,
    });
  });
});
