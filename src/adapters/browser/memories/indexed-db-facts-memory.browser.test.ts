import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FACTS_KEPT_MS } from '#application/ports/memories/facts-memory.ts';
import { aSeason } from '#fixtures/shows/a-season.ts';
import { SystemClock } from '../system-clock.ts';
import { BrowserSiteData } from './browser-site-data.ts';
import { IndexedDbFactsMemory } from './indexed-db-facts-memory.ts';

const NOW = Date.now();
const FACTS = { genreIds: [18], runtime: null, answeredAt: NOW };
const memory = (isDemo = false) => new IndexedDbFactsMemory(new SystemClock(), isDemo);

const clear = () => new BrowserSiteData().erase();
beforeEach(clear);
afterEach(clear);

describe('what titles of lists are like (product.md, Lists: facts)', () => {
  it('is there for the next visit, whole or in part', async () => {
    const { runtime: _runtime, ...part } = FACTS;
    await memory().remember('movie:7', FACTS);
    await memory().remember('movie:8', part);
    expect(await memory().recall(['movie:7', 'movie:8', 'tv:7'])).toEqual(
      new Map<string, object>([
        ['movie:7', FACTS],
        ['movie:8', part],
      ]),
    );
  });

  it('has with it what was answered of the seasons of a show (product.md, Up next: kept)', async () => {
    const season = aSeason(2, 2, 1);
    const episodes = season.episodes.map(({ id: _, ...episode }) => ({ ...episode, still_path: null }));
    const summary = {
      season_number: 1,
      name: 'Season 1',
      episode_count: 8,
      poster_path: '/1.svg',
      air_date: '2020-01-01',
    };
    const show = {
      status: 'Ended',
      seasons: [summary, { ...season, episodes }],
      airs: { season_number: 3, episode_number: 1, name: '', air_date: '2027-01-01' },
      answeredAt: NOW,
    };
    const gone = { seasons: [], isGone: true as const, answeredAt: NOW };
    await memory().remember('tv:7', { ...FACTS, show });
    await memory().remember('tv:8', { show: gone, answeredAt: NOW });
    expect(await memory().recall(['tv:7', 'tv:8'])).toEqual(
      new Map<string, object>([
        ['tv:7', { ...FACTS, show }],
        ['tv:8', { show: gone, answeredAt: NOW }],
      ]),
    );
  });

  it('of the demo is kept apart', async () => {
    await memory(true).remember('movie:7', FACTS);
    expect(await memory(false).recall(['movie:7'])).toEqual(new Map());
  });

  it('goes after 180 days', async () => {
    await memory().remember('old', { ...FACTS, answeredAt: NOW - FACTS_KEPT_MS - 1_000 });
    await memory().remember('new', FACTS);
    expect([...(await memory().recall(['old', 'new'])).keys()]).toEqual(['new']);
  });

  it.each([true, false])(
    'goes with everything else that is erased, of a demo: %s (product.md, General: personal data)',
    async (isDemo) => {
      await memory(isDemo).remember('a', FACTS);
      await clear();
      expect(await memory(isDemo).recall(['a'])).toEqual(new Map());
    },
  );
});
