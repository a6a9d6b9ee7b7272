import { describe, expect, it } from 'vitest';
import { never } from '#application/ports/catalog/movie-catalog.checks.contract.ts';
import { showCatalogContract } from '#application/ports/catalog/show-catalog.contract.ts';
import { dayOf } from '#domain/days/calendar-day.ts';
import { seasonProgress } from '#domain/shows/season-progress.ts';
import { isAired, isSpecials } from '#domain/shows/season.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { DemoShowCatalog } from './demo-show-catalog.ts';

const data = generateCatalogue();
const shows = data.titles.filter(({ type, date }) => type === 'tv' && date !== undefined);
const at = (day: string) => ({ now: () => new Date(`${day}T12:00:00Z`) });

showCatalogContract('DemoShowCatalog', () => ({
  shows: new DemoShowCatalog(data, at('2026-11-21')),
  known: shows.slice(0, 20).map(({ id }) => id),
  missingId: 999_999,
}));

describe('the last season of a show that goes on', () => {
  const { id = 0 } = shows.find(({ status }) => status === 'Returning Series') ?? {};
  const airedAt = async (day: string): Promise<number> => {
    const clock = at(day);
    const catalog = new DemoShowCatalog(data, clock);
    const { details } = await catalog.seasonsOf(id, [], never());
    const { episodes } = await catalog.seasonOf(id, details.seasons?.at(-1)?.season_number ?? 0, never());
    return episodes.filter((episode) => isAired(episode, dayOf(clock.now()))).length;
  };

  it.each(['2026', '2029', '2031'])('is shown at whatever time it is, in %s: ever more of it is out', async (year) => {
    const aired = await Promise.all(['01-20', '02-20', '03-20'].map((day) => airedAt(`${year}-${day}`)));
    expect(aired).toEqual(aired.toSorted((a, b) => a - b));
    expect(new Set(aired).size).toBe(3);
  });
});

describe('what the demo says of a season, and its episodes (product.md, Shows: counted)', () => {
  it.each(['2026-11-21', '2026-11-28', '2027-01-16', '2029-03-03'])('count alike on %s', async (day) => {
    const catalog = new DemoShowCatalog(data, at(day));
    for (const { id } of shows) {
      const { details } = await catalog.seasonsOf(id, [], never());
      const summaries = (details.seasons ?? []).filter((season) => !isSpecials(season));
      const { seasons } = await catalog.seasonsOf(
        id,
        summaries.map(({ season_number }) => season_number),
        never(),
      );
      const known = { seasons: summaries, airs: details.next_episode };
      // All that is out was seen, as of many a followed show.
      const ticks = seasons.map(({ season_number, episodes }): [number, string] => [
        season_number,
        episodes.flatMap((episode) => (isAired(episode, day) ? [episode.episode_number] : [])).join(','),
      ]);
      const seen = { show: { id, seasons: Object.fromEntries(ticks) }, mark: undefined, today: day };
      const counts = (list: readonly (typeof summaries)[number][] | typeof seasons) =>
        list.map((season) => [
          season.season_number,
          seasonProgress(season, known, seen)?.seen,
          seasonProgress(season, known, seen)?.total,
        ]);
      expect(counts(summaries)).toEqual(counts(seasons));
    }
  });
});

it('has a still of every episode, so that a picture is missing only where a scenario takes it', async () => {
  const catalog = new DemoShowCatalog(data, at('2026-11-28'));
  const without: string[] = [];
  for (const { id } of shows) {
    const { details } = await catalog.seasonsOf(id, [], never());
    const numbers = (details.seasons ?? []).map(({ season_number }) => season_number);
    const { seasons } = await catalog.seasonsOf(id, numbers, never());
    for (const { season_number, episodes } of seasons)
      without.push(
        ...episodes.filter(({ still_path }) => !still_path).map(({ name }) => `${id}/${season_number} ${name}`),
      );
  }
  expect(without).toEqual([]);
});
