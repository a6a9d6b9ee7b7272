import { getResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ScenarioName } from '#adapters/bench/scenario/scenario-name.ts';
import { TmdbCatalog } from '#adapters/tmdb/tmdb-catalog.ts';
import { TmdbProbe } from '#adapters/tmdb/tmdb-probe.ts';
import { failureOf } from '#domain/catalog-failure.ts';
import { titleName } from '#domain/title.ts';
import { fakeScenario } from './fake-scenario.ts';
import { fakeTmdbHandlers } from './fake-tmdb-handlers.ts';

const API = 'https://api.themoviedb.org/3';
const CONFIG = { token: 'eyJ', apiUrl: API, imageUrl: 'https://images.test/' };
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** The real adapter, meeting a scenario over HTTP. */
const meet = (scenario: ScenarioName | 'none' | 'portal') => {
  server.use(...fakeTmdbHandlers({ ...fakeScenario(scenario), apiUrl: API }));
  return { catalog: new TmdbCatalog(CONFIG), probe: new TmdbProbe(CONFIG) };
};

const never = () => new AbortController().signal;
const outcome = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => 'answered',
    (error: unknown) => failureOf(error) ?? error,
  );
const MOVIES = { listing: 'movie', sort: 'popularity.desc' } as const;

describe('over HTTP the TMDB adapter meets', () => {
  const http = (status: number, more: object = {}) => ({ kind: 'http', status, ...more });
  const refused = { kind: 'network' };

  it.each<
    [ScenarioName | 'none' | 'portal', probe: unknown, configuration: unknown, trending: unknown, movies: unknown]
  >([
    ['none', 'answered', 'answered', 'answered', 'answered'],
    ['offline', refused, refused, refused, refused],
    ['unauthorized', 'answered', 'answered', http(401), http(401)],
    ['rate-limited', 'answered', 'answered', http(429, { retryAfterMs: 2_000 }), http(429, { retryAfterMs: 2_000 })],
    ['server-error', 'answered', 'answered', http(500), http(500)],
    ['not-found', 'answered', 'answered', http(404), http(404)],
    ['config-fails', 'answered', { kind: 'malformed' }, 'answered', 'answered'],
    ['trending-fails', 'answered', 'answered', http(500), 'answered'],
    ['empty', 'answered', 'answered', 'answered', 'answered'],
    ['portal', 'answered', 'answered', { kind: 'malformed' }, { kind: 'malformed' }],
  ])('%s', async (scenario, ...expected) => {
    const { catalog, probe } = meet(scenario);
    expect([
      await outcome(probe.probe(1, never())),
      await outcome(catalog.fetchConfiguration(never())),
      await outcome(catalog.fetchTrending(never())),
      await outcome(catalog.fetchListing(MOVIES, 1, never())),
    ]).toEqual(expected);
  });

  it('flaky: each address fails once, then works', async () => {
    const { catalog } = meet('flaky');
    const page = (number: number) => outcome(catalog.fetchListing(MOVIES, number, never()));
    expect([await page(1), await page(1), await page(2), await page(2)]).toEqual([
      refused,
      'answered',
      refused,
      'answered',
    ]);
  });

  it('timeout: no answer until patience ends', async () => {
    const { catalog } = meet('timeout');
    expect(await outcome(catalog.fetchConfiguration(never()))).toBe('answered');
    const patience = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    const answer = outcome(catalog.fetchTrending(never()));
    setTimeout(() => patience.abort(), 50);
    expect(await answer).toEqual({ kind: 'timeout' });
  });

  it('empty: nothing in any list', async () => {
    const { catalog } = meet('empty');
    expect(await catalog.fetchTrending(never())).toEqual([]);
    expect(await catalog.fetchListing(MOVIES, 1, never())).toMatchObject({ results: [], totalResults: 0 });
    expect(await catalog.search({ tab: 'multi', text: 'the' }, 1, never())).toMatchObject({ results: [] });
  });

  it('no-images: no pictures', async () => {
    const { results } = await meet('no-images').catalog.fetchListing(MOVIES, 1, never());
    expect(new Set(results.map(({ poster_path }) => poster_path))).toEqual(new Set([null]));
  });

  it('extreme-text: markup as text, untouched', async () => {
    const { catalog } = meet('extreme-text');
    expect(titleName(await catalog.fetchDetails({ media_type: 'movie', id: 1003 }, never()))).toContain('<script>');
  });

  it('huge: 500 pages, and a page for each title', async () => {
    const { catalog } = meet('huge');
    const { totalPages, results } = await catalog.fetchListing(MOVIES, 500, never());
    expect(totalPages).toBe(500);
    expect(await catalog.fetchDetails(results[19]!, never())).toMatchObject({ id: results[19]?.id });
  });
});

it('slow: 3 seconds before each answer', () => {
  expect(fakeScenario('slow')).toEqual({ latencyMs: 3_000 });
});

it('is refused where there is no such scenario', () => {
  expect(() => fakeScenario('toString')).toThrow(/no scenario "toString"\. There are: none, slow, offline/);
});

it('starts with its faults anew each time', async () => {
  const ask = async () => {
    const request = new Request(`${API}/tv/popular`, { headers: { Authorization: 'Bearer eyJ' } });
    return (await getResponse(fakeTmdbHandlers({ ...fakeScenario('flaky'), apiUrl: API }), request))?.type;
  };
  expect([await ask(), await ask()]).toEqual(['error', 'error']);
});
