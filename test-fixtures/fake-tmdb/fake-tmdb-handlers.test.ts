import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { fakeTmdbHandlers } from './fake-tmdb-handlers.ts';
import type { FakeTmdbOptions } from './fake-tmdb-options.ts';

const API = 'https://api.themoviedb.org/3';
const TOKEN = { Authorization: 'Bearer eyJ' };

interface Item {
  readonly id: number;
  readonly media_type?: string;
  readonly adult?: boolean;
}
interface Body {
  readonly [key: string]: unknown;
  readonly results: readonly Item[];
  readonly total_pages: number;
  readonly total_results: number;
}

const askWith = async (path: string, options: Partial<FakeTmdbOptions>, headers: HeadersInit = TOKEN) => {
  const response = await getResponse(fakeTmdbHandlers(options), new Request(`${API}${path}`, { headers }));
  return { status: response?.status, body: (await response?.json()) as Body };
};

const ask = (path: string) => askWith(path, {});

const labels = (items: readonly Item[]) => new Set(items.map(({ media_type }) => media_type));

describe('errors', () => {
  it.each([{}, { Authorization: 'Bearer ' }, { Authorization: 'Basic x' }])(
    '401, code 7, with the headers %j',
    async (headers) => {
      const { status, body } = await askWith('/configuration', {}, headers);
      expect(status).toBe(401);
      expect(body).toMatchObject({ success: false, status_code: 7 });
    },
  );

  it.each(['/movie/999999999', '/tv/999999999/credits', '/person/999999999', '/person/latest', '/no/such/path'])(
    '404, code 34, at %s',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 404, body: { success: false, status_code: 34 } });
    },
  );

  it.each(['0', '501', '-1', '1.5', 'x'])('400, code 22, for page %s', async (page) => {
    expect(await ask(`/movie/upcoming?page=${page}`)).toMatchObject({ status: 400, body: { status_code: 22 } });
    expect(await ask(`/search/movie?query=a&page=${page}`)).toMatchObject({ status: 400, body: { status_code: 22 } });
  });

  it('422 in the older shape for a search without a query', async () => {
    expect(await ask('/search/multi')).toEqual({ status: 422, body: { errors: ['query must be provided'] } });
  });
});

describe('lists', () => {
  it.each([
    ['/trending/all/week', ['movie', 'person', 'tv']],
    ['/search/multi?query=an', ['collection', 'movie', 'person', 'tv']],
    ['/movie/1001/recommendations', ['movie']],
    ['/movie/1001/similar', [undefined]],
    ['/movie/now_playing', [undefined]],
    ['/tv/popular', [undefined]],
    ['/discover/tv', [undefined]],
    ['/search/tv?query=a', [undefined]],
    ['/search/person?query=a', [undefined]],
  ])('%s labels its items %j', async (path, expected) => {
    const pages = await Promise.all([ask(path), ask(`${path}${path.includes('?') ? '&' : '?'}page=2`)]);
    expect(labels(pages.flatMap(({ body }) => body.results))).toEqual(new Set(expected));
  });

  it('have dates where TMDB says which days they cover', async () => {
    for (const path of ['/movie/now_playing', '/movie/upcoming']) {
      expect((await ask(path)).body['dates']).toHaveProperty('maximum');
    }
  });

  it('hold adult titles in trending, which cannot be asked without', async () => {
    const { body } = await ask('/trending/all/week');
    expect(body.results.filter(({ adult }) => adult)).toHaveLength(1);
  });

  it('are empty past the last page', async () => {
    const { body } = await ask('/movie/upcoming?page=500');
    expect(body.results).toEqual([]);
    expect(body.total_pages).toBeLessThan(500);
  });

  it('say one page where nothing matches', async () => {
    const { body } = await ask('/search/movie?query=zzzzzz');
    expect(body).toMatchObject({ page: 1, results: [], total_pages: 1, total_results: 0 });
  });

  it('claim more pages than are given, when told to', async () => {
    const { body } = await askWith('/discover/movie', { hugeTotals: true });
    expect(body).toMatchObject({ total_pages: 57_001, total_results: 1_140_007 });
  });

  it('repeat items at page borders, when told to', async () => {
    const pages = await Promise.all([1, 2].map((page) => askWith(`/movie/upcoming?page=${page}`, { repeats: true })));
    const [first, second] = pages.map(({ body }) => body.results.map(({ id }) => id));
    expect(second?.[0]).toBe(first?.at(-1));
  });

  it.each(['release_date.desc', 'nonsense', ''])('come by popularity for the unknown sort %j', async (sort) => {
    const [sorted, popular] = await Promise.all([
      ask(`/discover/movie?sort_by=${sort}&include_adult=false`),
      ask('/discover/movie?sort_by=popularity.desc&include_adult=false'),
    ]);
    expect(sorted.body.results).toEqual(popular.body.results);
  });
});

describe('persons', () => {
  it('come with their credits only when these are asked for', async () => {
    expect((await ask('/person/1001')).body).not.toHaveProperty('combined_credits');
    const { body } = await ask('/person/1001?append_to_response=images,combined_credits');
    expect(Object.keys(body['combined_credits'] ?? {})).toEqual(['cast', 'crew']);
  });
});
