import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isPerson } from '#domain/addresses/search-params.ts';
import { titleKey } from '#domain/title.ts';
import { fakeTmdbHandlers } from '#fixtures/fake-tmdb/fake-tmdb-handlers.ts';
import type { FakeTmdbOptions } from '#fixtures/fake-tmdb/fake-tmdb-options.ts';
import { Faults } from '#fixtures/fake-tmdb/faults.ts';
import { TmdbCatalog } from './tmdb-catalog.ts';

const catalog = new TmdbCatalog({
  token: 'eyJ',
  apiUrl: 'https://api.themoviedb.org/3',
  imageUrl: 'https://fallback.test/t/p',
});
const signal = new AbortController().signal;
const MOVIES = { listing: 'movie', sort: 'popularity.desc' } as const;

const faults = new Faults();
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => faults.clear());
afterAll(() => server.close());

const given = (options: Partial<FakeTmdbOptions> = {}): void =>
  server.resetHandlers(...fakeTmdbHandlers({ faults, ...options }));

const answering = (body: unknown): void => {
  given();
  faults.set({ kind: 'shape', body });
};

const title = (id: number, fields: object = {}) => ({ id, title: `Movie ${id}`, media_type: 'movie', ...fields });

/**
 * The numbers are those of tmdb.md, What the adapter survives. Numbers 5 to 7 are in the tests of mapping and of
 * failures.
 */
describe('what TMDB does, the catalogue survives:', () => {
  it('1. persons and collections in trending and multi (product.md, Search: persons)', async () => {
    const person = { id: 1, name: 'Ada', media_type: 'person', profile_path: null };
    const collection = { id: 2, title: 'All of Them', media_type: 'collection' };
    answering({ results: [person, collection, title(3)], total_pages: 1, total_results: 3 });
    expect((await catalog.fetchTrending(signal)).map(titleKey)).toEqual(['movie:3']);
    const { results } = await catalog.search({ tab: 'multi', text: 'a' }, 1, signal);
    expect(results.map(({ media_type, id }) => `${media_type}:${id}`)).toEqual(['person:1', 'movie:3']);
  });

  // product.md, Search: tabs.
  it('2. no media type: the tab asked for is it, and movie 1396 is not show 1396', async () => {
    answering({ results: [{ id: 1396, name: 'Somebody or Something', title: 'Something' }] });
    const typeOn = async (tab: 'movie' | 'tv' | 'person') => {
      const { results } = await catalog.search({ tab, text: 'a' }, 1, signal);
      return results.map(({ media_type }) => media_type);
    };
    expect([await typeOn('movie'), await typeOn('tv'), await typeOn('person')]).toEqual([
      ['movie'],
      ['tv'],
      ['person'],
    ]);
    answering({ results: [title(1396), title(1396, { media_type: 'tv' })] });
    expect((await catalog.fetchTrending(signal)).map(titleKey)).toEqual(['movie:1396', 'tv:1396']);
  });

  it.each([{ release_date: '' }, { release_date: null }, {}])('3. unknown as %j', async (fields) => {
    answering({ results: [title(1, fields)] });
    expect((await catalog.fetchTrending(signal))[0]).toStrictEqual({
      id: 1,
      media_type: 'movie',
      title: 'Movie 1',
      overview: '',
      poster_path: null,
      backdrop_path: null,
      vote_average: 0,
      vote_count: 0,
      popularity: 0,
      genre_ids: [],
    });
  });

  it('4. the same title twice on a page', async () => {
    answering({ results: [title(1), title(2), title(1)], total_pages: 1, total_results: 3 });
    const { results } = await catalog.fetchListing(MOVIES, 1, signal);
    expect(results.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('4. pages that repeat the one before', async () => {
    given({ repeats: true });
    const page = await catalog.fetchListing(MOVIES, 2, signal);
    expect(page.results).toHaveLength(21);
  });

  it('4. totals that cannot be reached', async () => {
    given({ hugeTotals: true });
    expect(await catalog.fetchListing(MOVIES, 500, signal)).toStrictEqual({
      page: 500,
      results: [],
      totalPages: 500,
      totalResults: 10_000,
    });
  });

  it.each([18, 21])('4. a page of %i', async (count) => {
    answering({ results: Array.from({ length: count }, (_, index) => title(index + 1)), total_pages: 9 });
    expect((await catalog.fetchListing(MOVIES, 1, signal)).results).toHaveLength(count);
  });

  it.each([0, 1])('4. nothing found on %i pages', async (total_pages) => {
    answering({ page: 1, results: [], total_pages, total_results: 0 });
    const page = await catalog.search({ tab: 'multi', text: 'a' }, 1, signal);
    expect(page).toStrictEqual({ page: 1, results: [], totalPages: 0, totalResults: 0 });
  });

  it('4. a page that calls itself another, and totals that are missing', async () => {
    answering({ page: 7, results: [title(1)] });
    expect(await catalog.fetchListing(MOVIES, 3, signal)).toMatchObject({ page: 3, totalPages: 0, totalResults: 0 });
  });

  it('8. a slow answer after a newer one (product.md, Search: newest answer)', async () => {
    given();
    faults.set({ kind: 'delay', ms: 30, times: 1 });
    const older = new AbortController();
    const slow = catalog.search({ tab: 'movie', text: 'a' }, 1, older.signal);
    // Waits until the older request has reached TMDB.
    await new Promise((resolve) => setTimeout(resolve, 10));
    older.abort();
    await expect(catalog.search({ tab: 'movie', text: 'an' }, 1, signal)).resolves.toMatchObject({ page: 1 });
    await expect(slow).rejects.toMatchObject({ name: 'AbortError' });
  });

  it.each(['/configuration', '/trending/all/week'])('9. %s failing while the rest works', async (path) => {
    given();
    faults.set({ kind: 'network', path });
    const calls = [
      catalog.fetchConfiguration(signal),
      catalog.fetchTrending(signal),
      catalog.fetchGenres('tv', signal),
    ];
    const settled = await Promise.allSettled<unknown>(calls);
    const failed = settled.map(({ status }) => status === 'rejected');
    expect(failed).toEqual([path === '/configuration', path !== '/configuration', false]);
  });

  it('9. a configuration that names no pictures (product.md, Provider calls: pictures)', async () => {
    answering({ images: {} });
    expect(await catalog.fetchConfiguration(signal)).toEqual({ baseUrl: 'https://fallback.test/t/p/', sized: true });
  });

  it('10. no videos, and empty credits', async () => {
    answering({ id: 1, results: [], cast: [], crew: [] });
    expect(await catalog.fetchVideos({ media_type: 'movie', id: 1 }, signal)).toEqual([]);
    expect(await catalog.fetchCredits({ media_type: 'movie', id: 1 }, signal)).toEqual({ cast: [], crew: [] });
  });
});

it('has persons and titles on their own tabs only', async () => {
  given();
  const people = await catalog.search({ tab: 'person', text: 'a' }, 1, signal);
  expect(people.results.every(isPerson)).toBe(true);
  expect(people.results).toHaveLength(20);
});
