import { describe, expect, it, vi } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import { isLoaded } from '#domain/shows/next-episode.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import { requestRunnerOf } from '#fixtures/request-runner-of.ts';
import { aSeason } from '#fixtures/shows/a-season.ts';
import { Notifications } from '../../notifications/notifications.ts';
import type { ShowCatalog } from '../../ports/catalog/show-catalog.ts';
import type { TitleMemory } from '../../ports/memories/title-memory.ts';
import { TitleCache } from '../facts/title-cache.ts';
import { NO_EXTRAS } from '../titles/no-extras.ts';
import { SeasonQueries } from './season-queries.ts';

type SeasonsOf = ShowCatalog['seasonsOf'];

const details = { ...aTitle({ id: 7, media_type: 'tv' }), genres: [], created_by: [] };
const answer: SeasonsOf = async (_, seasons) => ({ details, seasons: seasons.map((number) => aSeason(number, 3)) });

const open = (given: SeasonsOf) => {
  const clock = new VirtualClock();
  const notifications = new Notifications({ clock });
  const told: string[] = [];
  notifications.notifications$.subscribe((list) => told.push(...list.map(({ message }) => message)));
  const seasonsOf = vi.fn(given);
  const showCatalog = { ...NO_EXTRAS.showCatalog, seasonsOf };
  const titleMemory: TitleMemory = new MemoryAnswers();
  const titleCache = new TitleCache({ clock, titleMemory });
  const queries = new SeasonQueries({
    showCatalog,
    requestRunner: requestRunnerOf(clock, notifications),
    titleCache,
  });
  return { clock, titleCache, titleMemory, told, seasonsOf, queries };
};

describe('a season, as its screen looks at it (product.md, Provider calls: seasons)', () => {
  it('is asked for with its show by one request, when it is looked at, and once in a visit', async () => {
    const { queries, clock, seasonsOf } = open(answer);
    const query = queries.seasonOf(7, 2);
    expect(seasonsOf).not.toHaveBeenCalled();
    query.activate();
    await clock.settle();
    queries.seasonOf(7, 2).activate();
    await clock.settle();
    expect(seasonsOf).toHaveBeenCalledTimes(1);
    expect(seasonsOf.mock.calls[0]?.slice(0, 2)).toEqual([7, [2]]);
    expect(query.state).toEqual({ status: 'loaded', value: { details, season: aSeason(2, 3) } });
  });

  it('tells lists what its show is like, and its days: they need not ask (product.md, Lists: asked)', async () => {
    const { queries, clock, titleCache } = open(answer);
    queries.seasonOf(7, 2).activate();
    await clock.settle();
    const show = { id: 7, media_type: 'tv' } as const;
    expect(titleCache.factsOf(show)).toMatchObject({ genreIds: details.genre_ids, runtime: null });
    expect(titleCache.isFresh(show)).toBe(true);
  });

  it('tells Up next its episodes, unless more is known already (product.md, Up next: kept)', async () => {
    const { queries, clock, titleCache, titleMemory } = open(answer);
    const show = { id: 7, media_type: 'tv' } as const;
    const episodesOf = (cache: TitleCache) =>
      cache.showOf(show)?.seasons.map((season) => [season.season_number, isLoaded(season) && season.episodes.length]);
    queries.seasonOf(7, 2).activate();
    await clock.settle();
    expect(episodesOf(titleCache)).toEqual([[2, 3]]);
    queries.seasonOf(7, 1).activate();
    await clock.settle();
    expect(episodesOf(titleCache)).toEqual([[2, 3]]);
    // One that comes to the lists by a tick is known after a reload, too.
    await titleCache.recall([show]);
    await clock.settle();
    const later = new TitleCache({ clock, titleMemory });
    await later.recall([show]);
    expect(episodesOf(later)).toEqual([[2, 3]]);
  });

  it('is another for another season, and another show', () => {
    const { queries } = open(answer);
    const all = [queries.seasonOf(7, 2), queries.seasonOf(7, 0), queries.seasonOf(72, 0)];
    expect(new Set(all).size).toBe(3);
    expect(queries.seasonOf(7, 0)).toBe(all[1]);
  });

  it('is not there where the show has no such season', async () => {
    const { queries, clock } = open(async () => ({ details, seasons: [] }));
    const query = queries.seasonOf(7, 9);
    query.activate();
    await clock.settle();
    expect(query.state).toEqual({ status: 'loaded', value: { details, season: undefined } });
  });

  it('fails in its own place alone, and can be asked for again', async () => {
    let isDown = true;
    const { queries, clock, told } = open((...asked) =>
      isDown ? Promise.reject(new CatalogError({ kind: 'http', status: 503 })) : answer(...asked),
    );
    const query = queries.seasonOf(7, 2);
    query.activate();
    await clock.advance(6_000);
    expect(query.state).toMatchObject({ status: 'failed', error: { type: 'server' } });
    expect(told).toEqual([]);
    isDown = false;
    query.retry();
    await clock.settle();
    expect(query.state.status).toBe('loaded');
  });
});
