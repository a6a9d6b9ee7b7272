import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OFFERS_KEPT_MS } from '#application/ports/memories/offers-memory.ts';
import { SystemClock } from '../system-clock.ts';
import { BrowserSiteData } from './browser-site-data.ts';
import { IndexedDbOffersMemory } from './indexed-db-offers-memory.ts';

const NOW = Date.now();
const OFFERS = { streams: [8, 337], answeredAt: NOW };
const memory = (isDemo = false) => new IndexedDbOffersMemory(new SystemClock(), isDemo);

const clear = () => new BrowserSiteData().erase();
beforeEach(clear);
afterEach(clear);

describe('which services stream titles (product.md, Where to watch: kept)', () => {
  it('is there for the next visit', async () => {
    await memory().remember('DE movie:7', OFFERS);
    expect(await memory().recall(['DE movie:7', 'US movie:7'])).toEqual(new Map([['DE movie:7', OFFERS]]));
  });

  it('of the demo is kept apart: its titles share their numbers with others', async () => {
    await memory(true).remember('DE movie:7', OFFERS);
    expect(await memory(false).recall(['DE movie:7'])).toEqual(new Map());
  });

  it('goes when it is too old', async () => {
    await memory().remember('old', { ...OFFERS, answeredAt: NOW - OFFERS_KEPT_MS - 1_000 });
    await memory().remember('new', OFFERS);
    expect([...(await memory().recall(['old', 'new'])).keys()]).toEqual(['new']);
  });

  it.each([true, false])(
    'goes with everything else that is erased, of a demo: %s (product.md, General: personal data)',
    async (isDemo) => {
      await memory(isDemo).remember('a', OFFERS);
      await clear();
      expect(await memory(isDemo).recall(['a'])).toEqual(new Map());
    },
  );
});
