import { beforeEach, describe, expect, it } from 'vitest';
import { never, type CatalogHarness } from './movie-catalog.checks.contract.ts';
import { catalogFiltersContract } from './movie-catalog.filters.contract.ts';
import { catalogListsContract } from './movie-catalog.lists.contract.ts';
import { catalogPeopleContract } from './movie-catalog.people.contract.ts';
import { catalogTitlesContract } from './movie-catalog.titles.contract.ts';
import type { MovieCatalog } from './movie-catalog.ts';

type Call = (catalog: MovieCatalog, signal: AbortSignal) => Promise<unknown>;

const CALLS: Readonly<Record<Exclude<keyof MovieCatalog, 'knownFilters' | 'fetchLanguages'>, Call>> = {
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

/** Every promise of the `MovieCatalog` port, for any adapter. */
export const movieCatalogContract = (name: string, setup: () => CatalogHarness | Promise<CatalogHarness>): void => {
  describe(`${name} keeps the MovieCatalog contract`, () => {
    let harness: CatalogHarness;
    let catalog: MovieCatalog;
    beforeEach(async () => {
      harness = await setup();
      ({ catalog } = harness);
    });

    describe('abort', () => {
      it.each(Object.entries(CALLS))(
        '%s rejects with an AbortError when its signal was aborted before',
        async (_, call) => {
          await expect(call(catalog, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
        },
      );

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

    catalogListsContract(() => harness);
    catalogFiltersContract(() => harness);
    catalogTitlesContract(() => harness);
    catalogPeopleContract(() => harness);
  });
};
