import { describe, expect, it } from 'vitest';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { failureOf } from '#domain/catalog-failure.ts';
import { inScenario } from '#fixtures/scenario/in-scenario.ts';
import { SCENARIO_NAMES, type ScenarioName } from './scenario-name.ts';

const MOVIE = { media_type: 'movie', id: 1003 } as const;

type Call = (catalog: MovieCatalog, signal: AbortSignal) => Promise<unknown>;
const listing =
  (name: 'movie' | 'trending'): Call =>
  (catalog, signal) =>
    catalog.fetchListing({ listing: name, sort: 'popularity.desc' }, 1, signal);

/** Every call, with the milliseconds that the provider's adapter waits (product.md, Provider calls: timeout). */
const CALLS: readonly (readonly [name: string, patienceMs: number, call: Call])[] = [
  ['configuration', 15_000, (catalog, signal) => catalog.fetchConfiguration(signal)],
  ['trending', 15_000, (catalog, signal) => catalog.fetchTrending(signal)],
  ['home row', 15_000, (catalog, signal) => catalog.fetchHomeRow('upcoming', signal)],
  ['listing', 10_000, listing('movie')],
  ['listing of trending', 10_000, listing('trending')],
  ['genres', 30_000, (catalog, signal) => catalog.fetchGenres('movie', signal)],
  ['details', 30_000, (catalog, signal) => catalog.fetchDetails(MOVIE, signal)],
  ['credits', 30_000, (catalog, signal) => catalog.fetchCredits(MOVIE, signal)],
  ['similar', 30_000, (catalog, signal) => catalog.fetchSimilar(MOVIE, signal)],
  ['recommendations', 30_000, (catalog, signal) => catalog.fetchRecommendations(MOVIE, signal)],
  ['videos', 30_000, (catalog, signal) => catalog.fetchVideos(MOVIE, signal)],
  ['search', 30_000, (catalog, signal) => catalog.search({ tab: 'multi', text: 'the' }, 1, signal)],
  ['person', 30_000, (catalog, signal) => catalog.fetchPerson(1001, signal)],
];

const never = (): AbortSignal => new AbortController().signal;

/** The result of a call: its failure, or that it was answered. */
const outcome = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => 'answered',
    (error: unknown) => failureOf(error) ?? error,
  );

const outcomes = async ({ catalog }: { readonly catalog: MovieCatalog }): Promise<Record<string, unknown>> => {
  const entries = await Promise.all(
    CALLS.map(async ([name, , call]) => [name, await outcome(call(catalog, never()))] as const),
  );
  return Object.fromEntries(entries);
};

const all = (value: unknown, others: object = {}) => ({
  ...Object.fromEntries(CALLS.map(([name]) => [name, value])),
  ...others,
});

const http = (status: number, more: object = {}) => ({ kind: 'http', status, ...more });
const SPARED = { configuration: 'answered' };

describe('which call fails, and how', () => {
  it('none', async () => {
    expect(await outcomes(inScenario())).toEqual(all('answered'));
  });

  it.each<[ScenarioName, object]>([
    ['offline', all({ kind: 'network' })],
    ['unauthorized', all(http(401), SPARED)],
    ['rate-limited', all(http(429, { retryAfterMs: 2_000 }), SPARED)],
    ['server-error', all(http(500), SPARED)],
    ['not-found', all(http(404), SPARED)],
    ['flaky', all({ kind: 'network' })],
    ['config-fails', all('answered', { configuration: http(500) })],
    ['trending-fails', all('answered', { trending: http(500), 'listing of trending': http(500) })],
    ['empty', all('answered')],
    ['no-images', all('answered')],
    ['extreme-text', all('answered')],
    ['huge', all('answered')],
  ])('%s', async (name, expected) => {
    expect(await outcomes(inScenario(name))).toEqual(expected);
  });

  it.each(CALLS)('slow: %s answers after 3 seconds', async (_, __, call) => {
    const { catalog, clock } = inScenario('slow');
    let came: unknown;
    void outcome(call(catalog, never())).then((value) => (came = value));
    await clock.advance(2_999);
    expect(came).toBeUndefined();
    await clock.advance(1);
    expect(came).toBe('answered');
  });

  it.each(CALLS)('timeout: %s times out after %i ms', async (_, patienceMs, call) => {
    const { catalog, clock } = inScenario('timeout');
    await catalog.fetchConfiguration(never());
    let came: unknown;
    void outcome(call(catalog, never())).then((value) => (came = value));
    await clock.advance(patienceMs - 1);
    expect(came).toBeUndefined();
    await clock.advance(1);
    expect(came).toEqual({ kind: 'timeout' });
  });

  it('flaky: each call works the second time; another page is another call', async () => {
    const { catalog } = inScenario('flaky');
    const page = (number: number) =>
      outcome(catalog.fetchListing({ listing: 'movie', sort: 'popularity.desc' }, number, never()));
    expect([await page(1), await page(1), await page(2), await page(2)]).toEqual([
      { kind: 'network' },
      'answered',
      { kind: 'network' },
      'answered',
    ]);
  });
});

describe('the start of the app', () => {
  const SPARING = ['timeout', 'unauthorized', 'rate-limited', 'server-error', 'not-found'] as const;

  it.each(SPARING)('%s spares it, and nothing after it', async (name) => {
    const { catalog, probe, clock } = inScenario(name);
    expect(await probe.probe(1, never())).toBe(200);
    expect(await outcome(catalog.fetchConfiguration(never()))).toBe('answered');
    const again = outcome(catalog.fetchConfiguration(never()));
    await clock.advance(15_000);
    expect(await again).not.toBe('answered');
  });

  it.each<[ScenarioName, unknown]>([
    ['unauthorized', 401],
    ['rate-limited', 429],
    ['server-error', 500],
    ['not-found', 404],
    ['config-fails', 200],
    ['trending-fails', 200],
    ['empty', 200],
  ])('%s: a probe is told the status %i', async (name, status) => {
    const { catalog, probe } = inScenario(name);
    await outcome(catalog.fetchConfiguration(never()));
    expect(await probe.probe(1, never())).toBe(status);
  });

  it('offline: a probe gets no answer, whichever method it uses', async () => {
    const { probe } = inScenario('offline');
    for (const method of [1, 2, 3, 'fallback'] as const) {
      expect(await outcome(probe.probe(method, never()))).toEqual({ kind: 'network' });
    }
  });

  it('timeout: a probe waits for as long as its caller does', async () => {
    const { catalog, probe, clock } = inScenario('timeout');
    await catalog.fetchConfiguration(never());
    const stop = new AbortController();
    let came: unknown;
    const answer = probe.probe(1, stop.signal);
    void outcome(answer).then((value) => (came = value));
    await clock.advance(600_000);
    expect(came).toBeUndefined();
    stop.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('flaky: the first method of the probe fails, and the configuration with it: the next one works', async () => {
    const { catalog, probe } = inScenario('flaky');
    expect(await outcome(probe.probe(1, never()))).toEqual({ kind: 'network' });
    expect(await probe.probe(2, never())).toBe(200);
    expect(await outcome(catalog.fetchConfiguration(never()))).toBe('answered');
  });
});

it('another scenario is met from the next question on', async () => {
  const { catalog, chosen } = inScenario();
  await catalog.fetchConfiguration(never());
  chosen.current = ['offline'];
  expect(await outcome(catalog.fetchTrending(never()))).toEqual({ kind: 'network' });
  chosen.current = [];
  expect(await outcome(catalog.fetchTrending(never()))).toBe('answered');
});

describe.each(SCENARIO_NAMES)('%s', (name) => {
  const CASES = CALLS.map(([called, , call]) => [called, call] as const);

  it.each(CASES)('%s rejects with an AbortError once its signal aborts, before or after', async (_, call) => {
    await expect(call(inScenario(name).catalog, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    const { catalog } = inScenario(name);
    const stop = new AbortController();
    const answer = call(catalog, stop.signal);
    stop.abort(new Error('enough'));
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});
