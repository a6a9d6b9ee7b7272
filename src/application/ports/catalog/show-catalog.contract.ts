import { beforeEach, describe, expect, it } from 'vitest';
import type { Season } from '#domain/shows/season.ts';
import { expectOnce, expectPicture, missing, never, NOT_IDS } from './movie-catalog.checks.contract.ts';
import type { ShowCatalog } from './show-catalog.ts';

export interface ShowCatalogHarness {
  readonly shows: ShowCatalog;
  /** Numbers of shows that have seasons. */
  readonly known: readonly number[];
  /** A number that no show has. */
  readonly missingId: number;
}

/** More than any show has. */
const NO_SEASON = 998;

const checkSeason = (season: Season): void => {
  const numbers = season.episodes.map(({ episode_number }) => episode_number);
  expectOnce(numbers);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  for (const { name, overview, still_path, air_date = '2000-01-01', runtime = 1 } of season.episodes) {
    expect([typeof name, typeof overview]).toEqual(['string', 'string']);
    expectPicture(still_path);
    expect(air_date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(runtime).toBeGreaterThan(0);
  }
};

/** Every promise of the `ShowCatalog` port, for any adapter. */
export const showCatalogContract = (name: string, setup: () => ShowCatalogHarness): void => {
  describe(`${name} keeps the ShowCatalog contract`, () => {
    let harness: ShowCatalogHarness;
    let shows: ShowCatalog;
    let show: number;
    beforeEach(() => {
      harness = setup();
      ({ shows } = harness);
      [show = 0] = harness.known;
    });

    it('rejects with an AbortError when aborted before, or after', async () => {
      const asked = [
        (signal: AbortSignal) => shows.seasonOf(show, 1, signal),
        (signal: AbortSignal) => shows.seasonsOf(show, [1], signal),
      ];
      for (const ask of asked) {
        await expect(ask(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
        const controller = new AbortController();
        const answer = ask(controller.signal);
        controller.abort(new Error('the caller has its own reasons'));
        await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
      }
    });

    it('gives each season that the details name, with its episodes in their order, each once', async () => {
      for (const id of harness.known) {
        const { details } = await shows.seasonsOf(id, [], never());
        expect(details).toMatchObject({ id, media_type: 'tv' });
        for (const { season_number, episode_count } of details.seasons ?? []) {
          const season = await shows.seasonOf(id, season_number, never());
          checkSeason(season);
          expect([season.season_number, season.episodes.length]).toEqual([season_number, episode_count]);
        }
      }
    });

    it('gives several seasons at once, as it gives each, and leaves out those that are not there', async () => {
      const { seasons } = await shows.seasonsOf(show, [1, NO_SEASON], never());
      expect(seasons).toEqual([await shows.seasonOf(show, 1, never())]);
    });

    it('rejects with a 404 for a season and for a show that do not exist', async () => {
      await expect(shows.seasonOf(show, NO_SEASON, never())).rejects.toMatchObject(missing);
      await expect(shows.seasonOf(harness.missingId, 1, never())).rejects.toMatchObject(missing);
      await expect(shows.seasonsOf(harness.missingId, [1], never())).rejects.toMatchObject(missing);
    });

    it.each(NOT_IDS)('%s is no show', async (id) => {
      await expect(shows.seasonOf(id, 1, never())).rejects.toMatchObject(missing);
      await expect(shows.seasonsOf(id, [1], never())).rejects.toMatchObject(missing);
    });

    it.each([-1, 1.5, Number.NaN, 2 ** 53])('%s is no season', async (season) => {
      await expect(shows.seasonOf(show, season, never())).rejects.toMatchObject(missing);
    });
  });
};
