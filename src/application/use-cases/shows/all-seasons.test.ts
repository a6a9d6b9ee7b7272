import { describe, expect, it } from 'vitest';
import type { ShowCatalog } from '#application/ports/catalog/show-catalog.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { requestRunnerOf } from '#fixtures/request-runner-of.ts';
import { aSeason } from '#fixtures/shows/a-season.ts';
import { everyShow } from '#fixtures/shows/every-show.ts';
import { AllSeasons } from './all-seasons.ts';

const seasonsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => aSeason(first + at, 1));

/** All seasons of a show, and what was asked for them. @param failing the first question that is not answered */
const ask = async (seasons: Parameters<typeof everyShow>[0], failing = Infinity) => {
  const { deps, clock, messages } = libraryDeps();
  const { asked, showCatalog } = everyShow(seasons);
  const seasonsOf: ShowCatalog['seasonsOf'] = async (...question) => {
    if (asked.length < failing) return showCatalog.seasonsOf(...question);
    throw new CatalogError({ kind: 'http', status: 404 });
  };
  const requestRunner = requestRunnerOf(clock, deps.notifications);
  const all = new AllSeasons({ showCatalog: { ...showCatalog, seasonsOf }, requestRunner }).of({ id: 7 });
  await clock.advance(1_000);
  return { seasons: await all, asked, messages };
};

describe('all seasons of a show', () => {
  it('have their episodes, and no specials are among them', async () => {
    const { seasons, asked, messages } = await ask(seasonsFrom(0, 2));
    expect(seasons).toEqual(seasonsFrom(1, 2));
    expect(asked).toEqual([
      [7, []],
      [7, [1, 2]],
    ]);
    expect(messages()).toEqual([]);
  });

  it('are asked for 20 at a time', async () => {
    const { seasons, asked } = await ask(seasonsFrom(1, 41));
    expect(seasons?.map(({ season_number }) => season_number)).toEqual(
      seasonsFrom(1, 41).map(({ season_number }) => season_number),
    );
    expect(asked.map(([, numbers]) => numbers.length)).toEqual([0, 20, 20, 1]);
    expect((await ask(seasonsFrom(1, 40))).asked).toHaveLength(3);
  });

  it('are none of a show without seasons', async () => {
    const { seasons, asked } = await ask([]);
    expect(seasons).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it.each([0, 1, 2])('are not there where answer %i cannot be had, and the visitor is told', async (failing) => {
    const { seasons, messages } = await ask(seasonsFrom(1, 41), failing);
    expect(seasons).toBeUndefined();
    expect(messages()).toHaveLength(1);
  });
});
