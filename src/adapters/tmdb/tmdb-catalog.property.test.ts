import * as fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { CatalogError } from '#domain/failure.ts';
import { TmdbCatalog } from './tmdb-catalog.ts';

// A second's work, but not on a machine that does ten other things.
const PATIENCE_MS = 60_000;

const LISTING = { listing: 'trending', sort: 'popularity.desc' } as const;
const SHOW = { media_type: 'tv', id: 1 } as const;

const title = {
  id: 1,
  media_type: 'tv',
  name: 'Harbour Lights',
  first_air_date: '2020-01-02',
  genre_ids: [18],
  overview: 'A harbour.',
  poster_path: '/poster.jpg',
  vote_average: 7,
};
const person = { id: 2, media_type: 'person', name: 'Ada', known_for: [title], profile_path: null };

/** One body that would satisfy every call. */
const BODY = {
  ...title,
  images: { secure_base_url: 'https://images.test/t/p/' },
  results: [title, { ...title, media_type: 'movie', title: 'The Lantern' }, person, { key: 'abc', site: 'YouTube' }],
  total_pages: 3,
  total_results: 57,
  genres: [{ id: 18, name: 'Drama' }],
  last_episode_to_air: { runtime: 50 },
  created_by: [{ name: 'Ada' }],
  cast: [{ id: 2, name: 'Ada', character: 'Herself' }],
  crew: [{ id: 2, name: 'Ada', job: 'Director', department: 'Directing' }],
  combined_credits: { cast: [title], crew: [title] },
};

const CALLS: readonly ((catalog: TmdbCatalog, signal: AbortSignal) => Promise<unknown>)[] = [
  (catalog, signal) => catalog.fetchConfiguration(signal),
  (catalog, signal) => catalog.fetchTrending(signal),
  (catalog, signal) => catalog.fetchHomeRow('airing-today', signal),
  (catalog, signal) => catalog.fetchListing(LISTING, 1, signal),
  (catalog, signal) => catalog.fetchGenres('tv', signal),
  (catalog, signal) => catalog.fetchDetails(SHOW, signal),
  (catalog, signal) => catalog.fetchDetails({ media_type: 'movie', id: 1 }, signal),
  (catalog, signal) => catalog.fetchCredits(SHOW, signal),
  (catalog, signal) => catalog.fetchSimilar(SHOW, signal),
  (catalog, signal) => catalog.fetchRecommendations(SHOW, signal),
  (catalog, signal) => catalog.fetchVideos(SHOW, signal),
  (catalog, signal) => catalog.search({ tab: 'multi', text: 'x' }, 1, signal),
  (catalog, signal) => catalog.search({ tab: 'person', text: 'x' }, 1, signal),
  (catalog, signal) => catalog.fetchPerson(1, signal),
];

// Thousands of answers: a whole fake server would cost more time than there is.
let body = '';
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(body)));
});

const rejectionsFor = async (raw: string): Promise<readonly unknown[]> => {
  body = raw;
  const catalog = new TmdbCatalog({ token: 'eyJ', apiUrl: 'https://tmdb.test/3', imageUrl: 'https://images.test/' });
  const settled = await Promise.allSettled(CALLS.map((call) => call(catalog, new AbortController().signal)));
  return settled.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
};

const STRANGE = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, '', 0, -1, 1e308, true, [], {}, [null], { results: 7 }, '\uD800', '__proto__'),
  fc.jsonValue(),
);

type Path = readonly (string | number)[];

const pathsOf = (value: unknown, at: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? [at, ...Object.entries(value).flatMap(([key, inner]: [string, unknown]) => pathsOf(inner, [...at, key]))]
    : [at];

/** The value with what lies at the path replaced; undefined drops it. */
const replaced = (value: unknown, [key, ...rest]: Path, strange: unknown): unknown => {
  if (key === undefined || typeof value !== 'object' || value === null) return strange;
  const entries = Object.entries(value).map(
    ([name, inner]: [string, unknown]) => [name, name === key ? replaced(inner, rest, strange) : inner] as const,
  );
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
};

const MUTATION = fc.record({ path: fc.constantFrom(...pathsOf(BODY)), strange: STRANGE });

const bodyOf = (value: unknown): string => JSON.stringify(value) ?? '';

it('answers every call from the body that satisfies all', async () => {
  expect(await rejectionsFor(bodyOf(BODY))).toEqual([]);
});

it('rejects with nothing but a CatalogError, whatever is strange in an answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(MUTATION, { minLength: 1, maxLength: 4 }), async (mutations) => {
      const mutated = mutations.reduce<unknown>((value, { path, strange }) => replaced(value, path, strange), BODY);
      for (const reason of await rejectionsFor(bodyOf(mutated))) expect(reason).toBeInstanceOf(CatalogError);
    }),
    { numRuns: 100 },
  );
}, PATIENCE_MS);

it('rejects with nothing but a CatalogError, whatever text an answer is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string({ unit: 'grapheme' }), fc.json()), async (text) => {
      for (const reason of await rejectionsFor(text)) expect(reason).toBeInstanceOf(CatalogError);
    }),
    { numRuns: 40 },
  );
}, PATIENCE_MS);

it('loses no other item to a strange one', async () => {
  const catalog = new TmdbCatalog({ token: 'eyJ', apiUrl: 'https://tmdb.test/3', imageUrl: 'https://images.test/' });
  await fc.assert(
    fc.asyncProperty(fc.array(STRANGE, { maxLength: 5 }), async (strange) => {
      body = bodyOf({ results: [...strange, { ...title, id: 4_711 }, ...strange] });
      const found = await catalog.fetchHomeRow('airing-today', new AbortController().signal);
      expect(found.map(({ id }) => id)).toContain(4_711);
    }),
    { numRuns: 40 },
  );
}, PATIENCE_MS);
