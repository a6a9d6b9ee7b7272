import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAYS_KEPT_MS, type RememberedDays } from '#application/ports/memories/days-memory.ts';
import { SystemClock } from '../system-clock.ts';
import { BrowserSiteData } from './browser-site-data.ts';
import { IndexedDbDaysMemory } from './indexed-db-days-memory.ts';

const NOW = Date.now();
const MOVIE: RememberedDays = {
  dates: [
    { kind: 'cinema', day: '2026-12-12' },
    { kind: 'home', day: '2027-03-03' },
  ],
  answeredAt: NOW,
};
const SHOW: RememberedDays = {
  episodes: [{ season: 2, number: 5, name: 'مرحبا', day: '2026-12-12' }],
  isOver: true,
  answeredAt: NOW,
};
const memory = (isDemo = false) => new IndexedDbDaysMemory(new SystemClock(), isDemo);

const clear = () => new BrowserSiteData().erase();
beforeEach(clear);
afterEach(clear);

describe('the days of titles (product.md, Calendar: kept)', () => {
  it('are there for the next visit, of movies by their country, and of shows', async () => {
    await memory().remember('DE movie:7', MOVIE);
    await memory().remember('tv:7', SHOW);
    expect(await memory().recall(['DE movie:7', 'US movie:7', 'tv:7'])).toEqual(
      new Map([
        ['DE movie:7', MOVIE],
        ['tv:7', SHOW],
      ]),
    );
  });

  it('of the demo are kept apart', async () => {
    await memory(true).remember('tv:7', SHOW);
    expect(await memory(false).recall(['tv:7'])).toEqual(new Map());
  });

  it('go after 180 days', async () => {
    await memory().remember('old', { ...MOVIE, answeredAt: NOW - DAYS_KEPT_MS - 1_000 });
    await memory().remember('new', MOVIE);
    expect([...(await memory().recall(['old', 'new'])).keys()]).toEqual(['new']);
  });

  it.each([true, false])(
    'go with everything else that is erased, of a demo: %s (product.md, General: personal data)',
    async (isDemo) => {
      await memory(isDemo).remember('a', MOVIE);
      await clear();
      expect(await memory(isDemo).recall(['a'])).toEqual(new Map());
    },
  );
});
