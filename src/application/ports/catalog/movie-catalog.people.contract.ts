import { beforeEach, describe, expect, it } from 'vitest';
import { resultKey } from '#domain/addresses/search-params.ts';
import { releaseDateOf, titleKey, titleName } from '#domain/title.ts';
import {
  NOT_IDS,
  checkResults,
  checkTitles,
  checkTotals,
  expectDates,
  expectFilled,
  expectKnownOnly,
  expectPicture,
  missing,
  never,
  someTitles,
  type CatalogHarness,
} from './movie-catalog.checks.contract.ts';
import type { MovieCatalog } from './movie-catalog.ts';

const somePersonIds = async (catalog: MovieCatalog): Promise<readonly number[]> => {
  const titles = await someTitles(catalog);
  const credits = await Promise.all(titles.map((title) => catalog.fetchCredits(title, never())));
  return [...new Set(credits.flatMap(({ cast, crew }) => [cast[0]?.id, crew[0]?.id]))].filter((id) => id !== undefined);
};

/** Search, and what is known of one person. */
export const catalogPeopleContract = (harness: () => CatalogHarness): void => {
  let catalog: MovieCatalog;
  beforeEach(() => ({ catalog } = harness()));

  describe('search', () => {
    it('finds a title by its name, on its own tab and among all', async () => {
      for (const title of await someTitles(catalog)) {
        for (const tab of [title.media_type, 'multi'] as const) {
          const { results } = await catalog.search({ tab, text: titleName(title) }, 1, never());
          expect(results.map(resultKey)).toContain(titleKey(title));
        }
      }
    });

    it('finds a person by name, on the People tab and among all (product.md, Search: persons)', async () => {
      for (const id of (await somePersonIds(catalog)).slice(0, 4)) {
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
    it('is known for at most 10 titles', async () => {
      for (const id of await somePersonIds(catalog)) {
        const { knownFor } = await catalog.fetchPerson(id, never());
        checkTitles(knownFor);
        expect(knownFor.length).toBeGreaterThan(0);
        expect(knownFor.length).toBeLessThanOrEqual(10);
      }
    });

    it('appeared in all of these, each once, newest first, those without a date before all', async () => {
      for (const id of await somePersonIds(catalog)) {
        const { knownFor, appearedIn } = await catalog.fetchPerson(id, never());
        checkTitles(appearedIn);
        const dates = appearedIn.map((title) => releaseDateOf(title) ?? '9999-99-99');
        expect(dates).toEqual(dates.toSorted().toReversed());
        expect(appearedIn.map(titleKey)).toEqual(expect.arrayContaining(knownFor.map(titleKey)));
      }
    });

    it('has known values only', async () => {
      for (const id of await somePersonIds(catalog)) {
        const person = await catalog.fetchPerson(id, never());
        expect(person).toMatchObject({ id, media_type: 'person' });
        expectKnownOnly(person);
        expectFilled(person, ['name', 'known_for_department', 'birthday', 'deathday', 'place_of_birth']);
        expectDates([person.birthday, person.deathday]);
        expectPicture(person.profile_path);
      }
    });

    it('rejects with http 404 for a person who does not exist', async () => {
      await expect(catalog.fetchPerson(harness().missingId, never())).rejects.toMatchObject(missing);
    });

    it.each(NOT_IDS)('%s is no person', async (id) => {
      await expect(catalog.fetchPerson(id, never())).rejects.toMatchObject(missing);
    });
  });
};
