import { expect } from 'vitest';
import { isPerson, resultKey, type SearchResult } from '#domain/addresses/search-params.ts';
import { isImagePath } from '#domain/image-source.ts';
import type { Page } from '#domain/page.ts';
import { titleKey, type MediaType, type Title } from '#domain/title.ts';
import type { MovieCatalog } from './movie-catalog.ts';

/** A catalogue of some hundred titles, and what the suite must know about it. */
export interface CatalogHarness {
  readonly catalog: MovieCatalog;
  /** A number that neither a movie nor a show nor a person has. */
  readonly missingId: number;
}

export const MEDIA_TYPES: readonly MediaType[] = ['movie', 'tv'];

/** No id of anything. */
export const NOT_IDS = [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53];

export const missing = { name: 'CatalogError', failure: { kind: 'http', status: 404 } };

export const never = (): AbortSignal => new AbortController().signal;

export const expectOnce = (keys: readonly unknown[]): void => expect(keys).toHaveLength(new Set(keys).size);

export const expectPicture = (path: string | null): void => expect(path === null || isImagePath(path)).toBe(true);

export const expectKnownOnly = (value: object): void => {
  const unknowns = Object.entries(value).filter(([, field]) => field === undefined);
  expect(unknowns, 'an unknown value is absent').toEqual([]);
};

/** The fields of which "" would mean unknown. */
export const expectFilled = (value: object, fields: readonly string[]): void => {
  const blank = Object.entries(value).filter(([key, field]) => fields.includes(key) && !field);
  expect(blank, 'an empty value is absent').toEqual([]);
};

export const expectDates = (dates: readonly (string | undefined)[]): void => {
  for (const date of dates) if (date !== undefined) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
};

export const checkTitle = (title: Title, mediaType: MediaType = title.media_type): void => {
  expect(title.media_type).toBe(mediaType);
  expect(Number.isSafeInteger(title.id) && title.id > 0).toBe(true);
  expect(Object.keys(title)).not.toContain(mediaType === 'movie' ? 'name' : 'title');
  expect(Object.keys(title)).not.toContain(mediaType === 'movie' ? 'first_air_date' : 'release_date');
  expectKnownOnly(title);
  expectFilled(title, ['title', 'name', 'release_date', 'first_air_date']);
  expectDates([title.release_date, title.first_air_date]);
  expectPicture(title.poster_path);
  expectPicture(title.backdrop_path);
  expect(title.vote_average).toBeGreaterThanOrEqual(0);
  expect(title.vote_average).toBeLessThanOrEqual(10);
};

export const checkTitles = (titles: readonly Title[], mediaType?: MediaType): void => {
  for (const title of titles) {
    expect(['movie', 'tv']).toContain(title.media_type);
    checkTitle(title, mediaType);
  }
  expectOnce(titles.map(titleKey));
};

export const checkResults = (results: readonly SearchResult[]): void => {
  checkTitles(results.filter((result) => !isPerson(result)));
  const persons = results.filter(isPerson);
  for (const person of persons) {
    expect(person.name).not.toBe('');
    expectKnownOnly(person);
    expectFilled(person, ['known_for_department']);
    expectPicture(person.profile_path);
  }
  expectOnce(persons.map(resultKey));
};

export const checkTotals = ({ totalPages, totalResults }: Page<unknown>): void => {
  expect(totalPages).toBeLessThanOrEqual(500);
  expect(totalResults).toBeLessThanOrEqual(10_000);
};

const first = (catalog: MovieCatalog, listing: MediaType): Promise<Page<Title>> =>
  catalog.fetchListing({ listing, sort: 'popularity.desc' }, 1, never());

/** Five movies and five shows. */
export const someTitles = async (catalog: MovieCatalog): Promise<readonly Title[]> => {
  const [movies, shows] = await Promise.all([first(catalog, 'movie'), first(catalog, 'tv')]);
  return [...movies.results.slice(0, 5), ...shows.results.slice(0, 5)];
};
