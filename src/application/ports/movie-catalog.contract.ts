import { beforeEach, describe, expect, it } from 'vitest';
import { CatalogError } from '#domain/failure.ts';
import { HOME_ROWS } from '#domain/home-row.ts';
import { isImagePath } from '#domain/image.ts';
import { LISTINGS, LISTING_NAMES, sortsOf, type ListingName, type ListingSort } from '#domain/listing.ts';
import type { Page } from '#domain/page.ts';
import { isPerson, resultKey, type SearchResult } from '#domain/search.ts';
import { releaseDateOf, titleKey, titleName, type MediaType, type Title } from '#domain/title.ts';
import type { MovieCatalog } from './movie-catalog.ts';

/** A catalogue of some hundred titles, and what the suite must know about it. */
export interface CatalogBench {
  readonly catalog: MovieCatalog;
  /** A number that neither a movie nor a show nor a person has. */
  readonly missingId: number;
}

type Call = (catalog: MovieCatalog, signal: AbortSignal) => Promise<unknown>;

const ROWS = HOME_ROWS.map(({ name }) => name).filter((name) => name !== 'trending');
const MEDIA_TYPES: readonly MediaType[] = ['movie', 'tv'];
const NOT_IDS = [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53];

const CALLS: Readonly<Record<keyof MovieCatalog, Call>> = {
  fetchConfiguration: (catalog, signal) => catalog.fetchConfiguration(signal),
  fetchTrending: (catalog, signal) => catalog.fetchTrending(signal),
  fetchHomeRow: (catalog, signal) => catalog.fetchHomeRow('upcoming', signal),
  fetchListing: (catalog, signal) => catalog.fetchListing({ listing: 'movie', sort: 'popularity.desc' }, 1, signal),
  fetchGenres: (catalog, signal) => catalog.fetchGenres('movie', signal),
  fetchDetails: (catalog, signal) => catalog.fetchDetails({ media_type: 'movie', id: 1 }, signal),
  fetchCredits: (catalog, signal) => catalog.fetchCredits({ media_type: 'tv', id: 1 }, signal),
  fetchSimilar: (catalog, signal) => catalog.fetchSimilar({ media_type: 'movie', id: 1 }, signal),
  fetchRecommendations: (catalog, signal) => catalog.fetchRecommendations({ media_type: 'tv', id: 1 }, signal),
  fetchVideos: (catalog, signal) => catalog.fetchVideos({ media_type: 'movie', id: 1 }, signal),
  search: (catalog, signal) => catalog.search({ tab: 'multi', text: 'a' }, 1, signal),
  fetchPerson: (catalog, signal) => catalog.fetchPerson(1, signal),
};

const OF_ONE_TITLE = ['fetchDetails', 'fetchCredits', 'fetchSimilar', 'fetchRecommendations', 'fetchVideos'] as const;

const never = (): AbortSignal => new AbortController().signal;

const expectOnce = (keys: readonly unknown[]): void => expect(keys).toHaveLength(new Set(keys).size);

const expectPicture = (path: string | null): void => expect(path === null || isImagePath(path)).toBe(true);

const expectKnownOnly = (value: object): void => {
  const unknowns = Object.entries(value).filter(([, field]) => field === undefined);
  expect(unknowns, 'an unknown value is absent').toEqual([]);
};

/** The fields of which "" would mean unknown. */
const expectFilled = (value: object, fields: readonly string[]): void => {
  const blank = Object.entries(value).filter(([key, field]) => fields.includes(key) && !field);
  expect(blank, 'an empty value is absent').toEqual([]);
};

const expectDates = (dates: readonly (string | undefined)[]): void => {
  for (const date of dates) if (date !== undefined) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
};

const checkTitle = (title: Title, mediaType: MediaType = title.media_type): void => {
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

const checkTitles = (titles: readonly Title[], mediaType?: MediaType): void => {
  for (const title of titles) {
    expect(['movie', 'tv']).toContain(title.media_type);
    checkTitle(title, mediaType);
  }
  expectOnce(titles.map(titleKey));
};

const checkResults = (results: readonly SearchResult[]): void => {
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

const checkTotals = ({ totalPages, totalResults }: Page<unknown>): void => {
  expect(totalPages).toBeLessThanOrEqual(500);
  expect(totalResults).toBeLessThanOrEqual(10_000);
};

const missing = { name: 'CatalogError', failure: { kind: 'http', status: 404 } };

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

/** Every promise of the `MovieCatalog` port, for any adapter. */
export const movieCatalogContract = (
  name: string,
  setup: () => CatalogBench | Promise<CatalogBench>,
): void => {
  describe(`${name} keeps the MovieCatalog contract`, () => {
    let bench: CatalogBench;
    let catalog: MovieCatalog;
    beforeEach(async () => {
      bench = await setup();
      ({ catalog } = bench);
    });

    const listing = (of: ListingName, page = 1, sort: ListingSort = 'popularity.desc') =>
      catalog.fetchListing({ listing: of, sort }, page, never());

    const someTitles = async (): Promise<readonly Title[]> => {
      const [movies, shows] = await Promise.all([listing('movie'), listing('tv')]);
      return [...movies.results.slice(0, 5), ...shows.results.slice(0, 5)];
    };

    const somePersonIds = async (): Promise<readonly number[]> => {
      const credits = await Promise.all((await someTitles()).map((title) => catalog.fetchCredits(title, never())));
      return [...new Set(credits.flatMap(({ cast, crew }) => [cast[0]?.id, crew[0]?.id]))].filter(
        (id) => id !== undefined,
      );
    };

    describe('abort', () => {
      it.each(Object.entries(CALLS))('%s rejects with an AbortError when its signal was aborted before', async (_, call) => {
        await expect(call(catalog, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
      });

      it.each(Object.entries(CALLS))('%s rejects with an AbortError once its signal aborts', async (_, call) => {
        const controller = new AbortController();
        const answer = call(catalog, controller.signal);
        controller.abort(new Error('the caller has its own reasons'));
        await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
      });
    });

    describe('pictures', () => {
      it('come from a base that ends with a slash', async () => {
        const { baseUrl } = await catalog.fetchConfiguration(never());
        expect(baseUrl).toMatch(/\/$/);
      });
    });

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

    describe('one title', () => {
      it('has in its details what the lists say of it', async () => {
        for (const title of await someTitles()) {
          const details = await catalog.fetchDetails(title, never());
          checkTitle(details, title.media_type);
          const { genre_ids: _, ...listed } = title;
          expect(details).toMatchObject(listed);
        }
      });

      it('has details with known values only', async () => {
        for (const title of await someTitles()) {
          const details = await catalog.fetchDetails(title, never());
          expectFilled(details, ['tagline', 'status', 'runtime', 'revenue']);
          expect(details.genre_ids).toEqual(details.genres.map(({ id }) => id));
        }
      });

      it('names creators of shows only', async () => {
        const movies = (await someTitles()).filter(({ media_type }) => media_type === 'movie');
        for (const movie of movies) expect((await catalog.fetchDetails(movie, never())).created_by).toEqual([]);
      });

      it('has credits: each cast member once, each crew member once for each job', async () => {
        for (const title of await someTitles()) {
          const { cast, crew } = await catalog.fetchCredits(title, never());
          for (const { name: called, profile_path } of cast) {
            expect(called).not.toBe('');
            expectPicture(profile_path);
          }
          expectOnce(cast.map(({ id }) => id));
          expectOnce(crew.map(({ id, job }) => `${id} ${job}`));
        }
      });

      it('has similar titles, recommendations and videos', async () => {
        for (const title of await someTitles()) {
          checkTitles(await catalog.fetchSimilar(title, never()));
          checkTitles(await catalog.fetchRecommendations(title, never()));
          for (const video of await catalog.fetchVideos(title, never())) expectFilled(video, ['key', 'site']);
        }
      });

      it.each(OF_ONE_TITLE)('%s rejects with http 404 for a title that does not exist', async (call) => {
        for (const media_type of MEDIA_TYPES) {
          const answer = catalog[call]({ media_type, id: bench.missingId }, never());
          await expect(answer).rejects.toBeInstanceOf(CatalogError);
          await expect(answer).rejects.toMatchObject(missing);
        }
      });

      it.each(NOT_IDS)('%s is no title', async (id) => {
        await expect(catalog.fetchDetails({ media_type: 'movie', id }, never())).rejects.toMatchObject(missing);
      });
    });

    describe('search', () => {
      it('finds a title by its name, on its own tab and among all', async () => {
        for (const title of await someTitles()) {
          for (const tab of [title.media_type, 'multi'] as const) {
            const { results } = await catalog.search({ tab, text: titleName(title) }, 1, never());
            expect(results.map(resultKey)).toContain(titleKey(title));
          }
        }
      });

      it('finds a person by name, on the People tab and among all', async () => {
        for (const id of (await somePersonIds()).slice(0, 4)) {
          const { name: text } = await catalog.fetchPerson(id, never());
          for (const tab of ['person', 'multi'] as const) {
            const { results } = await catalog.search({ tab, text }, 1, never());
            expect(results.map(resultKey)).toContain(`person:${id}`);
          }
        }
      });

      it.each(['multi', 'movie', 'tv', 'person'] as const)('%s: every result is sound and of its kind', async (tab) => {
        for (const page of [1, 2]) {
          const answer = await catalog.search({ tab, text: 'the' }, page, never());
          checkTotals(answer);
          checkResults(answer.results);
          const others = answer.results.filter(({ media_type }) => tab !== 'multi' && media_type !== tab);
          expect(others).toEqual([]);
        }
      });

      it('finds nothing: no results, total 0', async () => {
        const answer = await catalog.search({ tab: 'multi', text: 'zzzzqqqq xxxxvvvv' }, 1, never());
        expect(answer).toMatchObject({ page: 1, results: [], totalResults: 0 });
      });

      it.each([0, 501, 1.5])('page %s is an empty last page', async (page) => {
        const answer = await catalog.search({ tab: 'movie', text: 'the' }, page, never());
        expect(answer).toStrictEqual({ page, results: [], totalPages: 0, totalResults: 0 });
      });

      it.each(['a'.repeat(5_000), '\uD800', '%', '&page=7#?', '<b>', '\u05D0\u05D1', '../movie/1', '*', '\\'])(
        'answers any text: %j',
        async (text) => {
          checkResults((await catalog.search({ tab: 'multi', text }, 1, never())).results);
        },
      );
    });

    describe('one person', () => {
      it('is known for at most 10 titles, the most voted for first', async () => {
        for (const id of await somePersonIds()) {
          const { knownFor } = await catalog.fetchPerson(id, never());
          checkTitles(knownFor);
          expect(knownFor.length).toBeGreaterThan(0);
          expect(knownFor.length).toBeLessThanOrEqual(10);
          const votes = knownFor.map(({ vote_count }) => vote_count);
          expect(votes).toEqual(votes.toSorted((a, b) => b - a));
        }
      });

      it('appeared in all of these, each once, newest first, those without a date before all', async () => {
        for (const id of await somePersonIds()) {
          const { knownFor, appearedIn } = await catalog.fetchPerson(id, never());
          checkTitles(appearedIn);
          const dates = appearedIn.map((title) => releaseDateOf(title) ?? '9999-99-99');
          expect(dates).toEqual(dates.toSorted().toReversed());
          expect(appearedIn.map(titleKey)).toEqual(expect.arrayContaining(knownFor.map(titleKey)));
        }
      });

      it('has known values only', async () => {
        for (const id of await somePersonIds()) {
          const person = await catalog.fetchPerson(id, never());
          expect(person).toMatchObject({ id, media_type: 'person' });
          expectKnownOnly(person);
          expectFilled(person, ['name', 'known_for_department', 'birthday', 'deathday', 'place_of_birth']);
          expectDates([person.birthday, person.deathday]);
          expectPicture(person.profile_path);
        }
      });

      it('rejects with http 404 for a person who does not exist', async () => {
        await expect(catalog.fetchPerson(bench.missingId, never())).rejects.toMatchObject(missing);
      });

      it.each(NOT_IDS)('%s is no person', async (id) => {
        await expect(catalog.fetchPerson(id, never())).rejects.toMatchObject(missing);
      });
    });
  });
};
