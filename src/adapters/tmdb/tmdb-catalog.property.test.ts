import * as fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import { runs } from '#fixtures/fuzz/runs.ts';
import { BODY, STRANGE, bodyOf, mutatedBody, title } from '#fixtures/fuzz/strange-answers.ts';
import { TmdbCatalog } from './tmdb-catalog.ts';

// This takes a second, but longer on a machine that does ten other things.
const PATIENCE_MS = 60_000;

const LISTING = { listing: 'trending', sort: 'popularity.desc' } as const;
const SHOW = { media_type: 'tv', id: 1 } as const;

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

// There are thousands of answers: a whole fake server would take too long.
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

it('answers every call from the body that satisfies all', async () => {
  expect(await rejectionsFor(bodyOf(BODY))).toEqual([]);
});

it(
  'rejects with nothing but a CatalogError, whatever is strange in an answer',
  async () => {
    await fc.assert(
      fc.asyncProperty(mutatedBody, async (mutated) => {
        for (const reason of await rejectionsFor(mutated)) expect(reason).toBeInstanceOf(CatalogError);
      }),
      runs(200),
    );
  },
  PATIENCE_MS,
);

it(
  'rejects with nothing but a CatalogError, whatever text an answer is',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: 'grapheme' }), fc.json()), async (text) => {
        for (const reason of await rejectionsFor(text)) expect(reason).toBeInstanceOf(CatalogError);
      }),
      runs(40),
    );
  },
  PATIENCE_MS,
);

it(
  'loses no other item to a strange one',
  async () => {
    const catalog = new TmdbCatalog({ token: 'eyJ', apiUrl: 'https://tmdb.test/3', imageUrl: 'https://images.test/' });
    await fc.assert(
      fc.asyncProperty(fc.array(STRANGE, { maxLength: 5 }), async (strange) => {
        body = bodyOf({ results: [...strange, { ...title, id: 4_711 }, ...strange] });
        const found = await catalog.fetchHomeRow('airing-today', new AbortController().signal);
        expect(found.map(({ id }) => id)).toContain(4_711);
      }),
      runs(40),
    );
  },
  PATIENCE_MS,
);
