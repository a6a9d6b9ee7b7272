import { beforeEach, describe, expect, it } from 'vitest';
import { HOME_ROWS } from '#domain/home-row.ts';
import { LISTINGS, LISTING_NAMES, type ListingName, type ListingSort } from '#domain/listing.ts';
import { sortsOf } from '#domain/sorts-of.ts';
import { releaseDateOf, titleKey, titleName, type Title } from '#domain/title.ts';
import {
  MEDIA_TYPES,
  checkTitles,
  checkTotals,
  expectFilled,
  expectOnce,
  never,
  type CatalogHarness,
} from './movie-catalog.checks.contract.ts';
import type { MovieCatalog } from './movie-catalog.ts';

const ROWS = HOME_ROWS.map(({ name }) => name).filter((name) => name !== 'trending');

type Reading = (title: Title) => number | string | undefined;
const READ: Readonly<Record<string, Reading>> = {
  popularity: ({ popularity }) => popularity,
  vote_average: ({ vote_average }) => vote_average,
  release_date: releaseDateOf,
  first_air_date: releaseDateOf,
  original_title: titleName,
  original_name: titleName,
};

const isInOrder = (a: number | string, b: number | string, direction: string | undefined): boolean =>
  direction === 'asc' ? a <= b : a >= b;

const checkOrder = (titles: readonly Title[], sort: ListingSort): void => {
  const [field = '', direction] = sort.split('.');
  const values = titles.map((title) => READ[field]?.(title)).filter((value) => value !== undefined);
  const disorder = values.flatMap((value, index) => {
    const next = values[index + 1];
    return next === undefined || isInOrder(value, next, direction) ? [] : [[value, next]];
  });
  expect(disorder).toEqual([]);
};

const SORTED = LISTING_NAMES.flatMap((listing) => sortsOf(listing).map((sort) => [listing, sort] as const));

/** Home rows, listings and genres. */
export const catalogListsContract = (harness: () => CatalogHarness): void => {
  let catalog: MovieCatalog;
  beforeEach(() => ({ catalog } = harness()));

  const listing = (of: ListingName, page = 1, sort: ListingSort = 'popularity.desc') =>
    catalog.fetchListing({ listing: of, sort }, page, never());

  describe('home', () => {
    it('mixes movies and shows in what is trending, without persons', async () => {
      const titles = await catalog.fetchTrending(never());
      checkTitles(titles);
      expect(new Set(titles.map(({ media_type }) => media_type))).toEqual(new Set(MEDIA_TYPES));
    });

    it.each(ROWS)('fills the row %s with titles of one media type', async (row) => {
      const titles = await catalog.fetchHomeRow(row, never());
      expect(titles.length).toBeGreaterThan(0);
      checkTitles(titles, ['popular-tv', 'airing-today', 'on-the-air'].includes(row) ? 'tv' : 'movie');
    });
  });

  describe('listings', () => {
    it.each(LISTING_NAMES)('%s: every title of pages 1 to 3 is sound', async (of) => {
      for (const page of [1, 2, 3]) {
        const answer = await listing(of, page);
        expect(answer.page).toBe(page);
        checkTotals(answer);
        checkTitles(answer.results, LISTINGS[of].mediaType);
      }
    });

    it.each(LISTING_NAMES)('%s: a page past the last is empty', async (of) => {
      const { totalPages, results } = await listing(of);
      expect(results.length).toBeGreaterThan(0);
      expect((await listing(of, totalPages + 1)).results).toEqual([]);
    });

    it.each(LISTING_NAMES)('%s: all pages together hold what the total says', async (of) => {
      const { totalPages, totalResults } = await listing(of);
      const pages = await Promise.all(Array.from({ length: totalPages }, (_, index) => listing(of, index + 1)));
      const keys = pages.flatMap(({ results }) => results.map(titleKey));
      expectOnce(keys);
      expect(keys).toHaveLength(totalResults);
    });

    it.each([0, -1, 501, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('page %s is an empty last page', async (page) => {
      const answer = await listing('movie', page);
      expect(answer).toStrictEqual({ page, results: [], totalPages: 0, totalResults: 0 });
    });

    it.each(SORTED)('%s sorts by %s', async (of, sort) => {
      const pages = await Promise.all([1, 2, 3].map((page) => listing(of, page, sort)));
      const titles = pages.flatMap(({ results }) => results);
      expect(titles.length).toBeGreaterThan(0);
      checkOrder(titles, sort);
    });

    it.each(MEDIA_TYPES)('%s: one genre alone when asked for', async (of) => {
      const genres = await catalog.fetchGenres(of, never());
      for (const { id } of genres.slice(0, 4)) {
        const answer = await catalog.fetchListing({ listing: of, sort: 'popularity.desc', genreId: id }, 1, never());
        checkTitles(answer.results, of);
        expect(answer.results.filter(({ genre_ids }) => !genre_ids.includes(id))).toEqual([]);
      }
    });

    it('awards: rated 8 or better by 1000 or more', async () => {
      const { results } = await listing('awards');
      expect(results.filter(({ vote_average, vote_count }) => vote_average < 8 || vote_count < 1_000)).toEqual([]);
    });
  });

  describe('genres', () => {
    it.each(MEDIA_TYPES)('%s: each once, with a name', async (mediaType) => {
      const genres = await catalog.fetchGenres(mediaType, never());
      expect(genres.length).toBeGreaterThan(0);
      expectOnce(genres.map(({ id }) => id));
      for (const genre of genres) expectFilled(genre, ['name']);
    });
  });
};
