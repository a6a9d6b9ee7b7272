import { describe, expect, it, vi } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import { NO_OFFERS } from '#domain/watch/watch-offers.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import { requestRunnerOf } from '#fixtures/request-runner-of.ts';
import { stubWatchOptions } from '#fixtures/stub-watch-options.ts';
import { Notifications } from '../../notifications/notifications.ts';
import type { WatchOptions } from '../../ports/catalog/watch-options.ts';
import { TitleCache } from '../facts/title-cache.ts';
import { WatchQueries } from './watch-queries.ts';

const MOVIE = { media_type: 'movie', id: 7 } as const;

const open = (answers: Partial<WatchOptions> = {}) => {
  const clock = new VirtualClock();
  const notifications = new Notifications({ clock });
  const told: string[] = [];
  notifications.notifications$.subscribe((list) => told.push(...list.map(({ message }) => message)));
  const requestRunner = requestRunnerOf(clock, notifications);
  const titleCache = new TitleCache({ clock, titleMemory: new MemoryAnswers() });
  return {
    clock,
    told,
    queries: new WatchQueries({ watchOptions: stubWatchOptions(answers), requestRunner, titleCache }),
    titleCache,
  };
};

describe('what screens look at of where titles can be watched', () => {
  it('is asked for when it is looked at, and once in a visit', async () => {
    const optionsOf = vi.fn<WatchOptions['optionsOf']>(async () => NO_OFFERS);
    const { queries, clock } = open({ optionsOf });
    const query = queries.offersOf(MOVIE, 'DE');
    expect(optionsOf).not.toHaveBeenCalled();
    query.activate()();
    query.activate();
    await clock.settle();
    queries.offersOf(MOVIE, 'DE').activate();
    await clock.settle();
    // The first one was left before its answer.
    expect(optionsOf).toHaveBeenCalledTimes(2);
    expect(query.state).toEqual({ status: 'loaded', value: NO_OFFERS });
  });

  it('is known to lists, too, which need not ask (product.md, Lists: asked)', async () => {
    const offers = { ...NO_OFFERS, stream: [{ id: 8, name: 'Lumen', logoPath: null }] };
    const { queries, clock, titleCache } = open({ optionsOf: async () => offers });
    queries.offersOf(MOVIE, 'DE').activate();
    await clock.settle();
    expect(titleCache.streamsOf(MOVIE, 'DE')).toEqual([8]);
    expect(titleCache.streamsOf(MOVIE, 'US')).toBeUndefined();
  });

  it('is another for another title, another kind of title, and another country', () => {
    const { queries } = open();
    const all = [
      queries.offersOf(MOVIE, 'DE'),
      queries.offersOf(MOVIE, 'US'),
      queries.offersOf({ media_type: 'tv', id: 7 }, 'DE'),
      queries.offersOf({ media_type: 'movie', id: 8 }, 'DE'),
      queries.servicesOf('DE'),
      queries.servicesOf('US'),
    ];
    expect(new Set<unknown>(all).size).toBe(all.length);
    expect(queries.servicesOf('DE')).toBe(all[4]);
  });

  it('has the countries, and the services of a country', async () => {
    const germany = { code: 'DE', name: 'Germany' };
    const service = { id: 8, name: 'Streamline', logoPath: null };
    const { queries, clock } = open({
      regions: async () => [germany],
      services: async (region) => (region === 'DE' ? [service] : []),
    });
    const [regions, here, elsewhere] = [queries.regions, queries.servicesOf('DE'), queries.servicesOf('US')];
    for (const query of [regions, here, elsewhere]) query.activate();
    await clock.settle();
    expect(regions.state).toEqual({ status: 'loaded', value: [germany] });
    expect(here.state).toEqual({ status: 'loaded', value: [service] });
    expect(elsewhere.state).toEqual({ status: 'loaded', value: [] });
  });

  it('fails in its own place alone, and can be asked for again (product.md, Where to watch: failure)', async () => {
    let isDown = true;
    const { queries, clock, told } = open({
      optionsOf: async () => {
        if (isDown) throw new CatalogError({ kind: 'http', status: 503 });
        return NO_OFFERS;
      },
    });
    const query = queries.offersOf(MOVIE, 'DE');
    query.activate();
    await clock.advance(6_000);
    expect(query.state).toMatchObject({ status: 'failed', error: { type: 'server' } });
    isDown = false;
    query.retry();
    await clock.settle();
    expect(query.state).toEqual({ status: 'loaded', value: NO_OFFERS });
    expect(told).toEqual([]);
  });
});
