import { beforeEach, describe, expect, it } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import { TITLE_FIELDS } from '#domain/library/saved-title.ts';
import {
  MEDIA_TYPES,
  NOT_IDS,
  checkTitle,
  checkTitles,
  expectFilled,
  expectOnce,
  expectPicture,
  missing,
  never,
  someTitles,
  type CatalogHarness,
} from './movie-catalog.checks.contract.ts';
import type { MovieCatalog } from './movie-catalog.ts';

const OF_ONE_TITLE = ['fetchDetails', 'fetchCredits', 'fetchSimilar', 'fetchRecommendations', 'fetchVideos'] as const;

/** What is known of one title. */
export const catalogTitlesContract = (harness: () => CatalogHarness): void => {
  let catalog: MovieCatalog;
  beforeEach(() => ({ catalog } = harness()));

  describe('one title', () => {
    it('has in its details what the lists say of it', async () => {
      for (const title of await someTitles(catalog)) {
        const details = await catalog.fetchDetails(title, never());
        checkTitle(details, title.media_type);
        const { genre_ids: _, ...listed } = title;
        expect(details).toMatchObject(listed);
      }
    });

    it('has details with known values only', async () => {
      for (const title of await someTitles(catalog)) {
        const details = await catalog.fetchDetails(title, never());
        expectFilled(details, ['tagline', 'status', 'runtime', 'revenue']);
        expect(details.genre_ids).toEqual(details.genres.map(({ id }) => id));
      }
    });

    it('gives every field that lists keep, of some title (product.md, General: stored title)', async () => {
      const titles = await someTitles(catalog);
      const details = await Promise.all(titles.map((title) => catalog.fetchDetails(title, never())));
      const given = new Set(details.flatMap((each) => Object.keys(each)));
      expect(Object.keys(TITLE_FIELDS).filter((field) => !field.endsWith('_language') && !given.has(field))).toEqual(
        [],
      );
    });

    it('names creators of shows only', async () => {
      const movies = (await someTitles(catalog)).filter(({ media_type }) => media_type === 'movie');
      for (const movie of movies) expect((await catalog.fetchDetails(movie, never())).created_by).toEqual([]);
    });

    it('has credits: each cast member once, each crew member once for each job', async () => {
      for (const title of await someTitles(catalog)) {
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
      for (const title of await someTitles(catalog)) {
        checkTitles(await catalog.fetchSimilar(title, never()));
        checkTitles(await catalog.fetchRecommendations(title, never()));
        for (const video of await catalog.fetchVideos(title, never())) expectFilled(video, ['key', 'site']);
      }
    });

    it.each(OF_ONE_TITLE)('%s rejects with http 404 for a title that does not exist', async (call) => {
      for (const media_type of MEDIA_TYPES) {
        const answer = catalog[call]({ media_type, id: harness().missingId }, never());
        await expect(answer).rejects.toBeInstanceOf(CatalogError);
        await expect(answer).rejects.toMatchObject(missing);
      }
    });

    it.each(NOT_IDS)('%s is no title', async (id) => {
      await expect(catalog.fetchDetails({ media_type: 'movie', id }, never())).rejects.toMatchObject(missing);
    });
  });
};
