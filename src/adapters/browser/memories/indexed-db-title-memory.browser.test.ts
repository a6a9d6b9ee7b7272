import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TITLES_KEPT_MS, type RememberedParts } from '#application/ports/memories/title-memory.ts';
import { aSeason } from '#fixtures/shows/a-season.ts';
import { ownName } from '../own-name.ts';
import { SystemClock } from '../system-clock.ts';
import { BrowserSiteData } from './browser-site-data.ts';
import { IndexedDbTitleMemory } from './indexed-db-title-memory.ts';

const NOW = Date.now();
const FACTS: RememberedParts = { facts: { genreIds: [18], runtime: null, answeredAt: NOW }, answeredAt: NOW };
const memory = (isDemo = false) => new IndexedDbTitleMemory(new SystemClock(), isDemo);

const clear = () => new BrowserSiteData().erase();
beforeEach(clear);
afterEach(clear);

const { episodes, ...season } = aSeason(2, 2, 1);
const slim = episodes.map(({ id: _, ...episode }) => ({ ...episode, name_language: 'de-DE', still_path: '/e.jpg' }));
const summary = { season_number: 1, name: 'Season 1', episode_count: 8, poster_path: '/1.svg', air_date: '2020-01-01' };

describe('what is known of titles', () => {
  it.each<[string, RememberedParts]>([
    ['what they are like (product.md, Lists: facts)', FACTS],
    [
      'their people',
      {
        people: { directors: [{ id: 90, name: 'Ines' }], cast: [{ id: 7, name: 'مرحبا' }], answeredAt: NOW },
        answeredAt: NOW,
      },
    ],
    [
      'that no language of them is known',
      { facts: { language: null, countries: [], answeredAt: NOW }, answeredAt: NOW },
    ],
    ['a part of that', { facts: { genreIds: [18], answeredAt: NOW }, answeredAt: NOW }],
    [
      'their services, by country (product.md, Where to watch: kept)',
      {
        offers: { DE: { streams: [8, 337], answeredAt: NOW }, US: { streams: [], answeredAt: NOW - 1 } },
        answeredAt: NOW,
      },
    ],
    [
      'their dates, by country (product.md, Calendar: kept)',
      { days: { DE: { dates: [{ kind: 'cinema', day: '2026-12-12' }], answeredAt: NOW } }, answeredAt: NOW },
    ],
    [
      'days of episodes',
      {
        days: {
          '': {
            episodes: [{ season: 2, number: 5, name: 'مرحبا', name_language: 'ar', day: '2026-12-12' }],
            isOver: true,
            answeredAt: NOW,
          },
        },
        answeredAt: NOW,
      },
    ],
    [
      'the seasons of a show (product.md, Up next: kept)',
      {
        show: {
          status: 'Ended',
          seasons: [summary, { ...season, episodes: slim }],
          airs: { season_number: 3, episode_number: 1, name: '', air_date: '2027-01-01' },
          textsIn: 'de-DE',
          answeredAt: NOW,
        },
        answeredAt: NOW,
      },
    ],
    ['that a show is gone', { show: { seasons: [], isGone: true, answeredAt: NOW }, answeredAt: NOW }],
  ])('is there for the next visit: %s', async (_, parts) => {
    await memory().remember('tv:7', parts);
    expect(await memory().recall(['tv:7', 'movie:7'])).toEqual(new Map([['tv:7', parts]]));
  });

  it('is read as a former release has kept it, who knew directors by their numbers alone', async () => {
    const former = { ...FACTS, facts: { genreIds: [18], runtime: null, directors: [90], answeredAt: NOW } };
    await memory().remember('movie:7', former);
    expect(await memory().recall(['movie:7'])).toEqual(new Map([['movie:7', FACTS]]));
  });

  it('of the demo is kept apart: its titles share their numbers with others', async () => {
    await memory(true).remember('movie:7', FACTS);
    expect(await memory(false).recall(['movie:7'])).toEqual(new Map());
  });

  it('goes after 180 days', async () => {
    await memory().remember('old', { ...FACTS, answeredAt: NOW - TITLES_KEPT_MS - 1_000 });
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

  it('takes the place of what former releases kept: nothing of it stays', async () => {
    const names = [ownName('matinee-facts'), ownName('matinee-days'), ownName('matinee-offers')];
    const make = (name: string) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result.close()));
        opening.addEventListener('error', () => reject(opening.error ?? new Error(name)));
      });
    for (const name of names) await make(name);
    await memory().remember('a', FACTS);
    const there = async () => (await indexedDB.databases()).filter(({ name = '' }) => names.includes(name));
    await expect.poll(there).toEqual([]);
  });
});
