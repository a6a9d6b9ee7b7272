import { BehaviorSubject, firstValueFrom, timer } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { CatalogFailure } from '#domain/catalog-failure.ts';
import { DeviceWithTabs } from '#fixtures/library/device-with-tabs.ts';
import { LONG_AGO, newDetails, oldTitles, refreshing } from '#fixtures/library/refreshing.ts';
import { stubCatalog } from '#fixtures/stub-catalog.ts';
import { titleAskerOf } from '#fixtures/title-asker-of.ts';
import type { TitleId } from '../../ports/catalog/movie-catalog.ts';
import { catalogAnswers } from '../titles/no-extras.ts';
import { RefreshTitles } from './refresh-titles.ts';

const IDLE_MS = 20_000;
const MINUTE_MS = 60_000;
const YOUNG = '2026-11-01T12:00:00.000Z';

describe('what the lists have kept for long', () => {
  it('is asked for again once the lists have been there for a while (product.md, Freshness: when)', async () => {
    const { visit, asked, clock, library } = refreshing({ watchlist: oldTitles(2) });
    visit();
    await clock.advance(IDLE_MS - 1);
    expect(asked).toEqual([]);
    await clock.advance(1);
    expect(asked).toEqual([1, 2]);
    expect(library().watchlist).toMatchObject([
      { title: 'New 1', addedAt: LONG_AGO, checkedAt: '2026-11-21T12:00:20.000Z' },
      { title: 'New 2', addedAt: LONG_AGO },
    ]);
  });

  it('is not asked for before the lists are loaded', async () => {
    const { visit, asked, clock, load$ } = refreshing({ watchlist: oldTitles(1) });
    load$.next({ status: 'pending' });
    visit();
    await clock.advance(MINUTE_MS);
    load$.next({ status: 'rejected' });
    await clock.advance(MINUTE_MS);
    expect(asked).toEqual([]);
  });

  it('is asked for ten at a visit, in one change (product.md, Freshness: few)', async () => {
    const { visit, asked, clock, session } = refreshing({ watchlist: oldTitles(12) });
    const changes: string[] = [];
    session.changes$.subscribe(({ action }) => changes.push(action.kind));
    visit();
    await clock.advance(60 * MINUTE_MS);
    expect(asked).toHaveLength(10);
    visit();
    await clock.advance(MINUTE_MS);
    expect(asked.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    visit();
    await clock.advance(MINUTE_MS);
    expect(asked).toHaveLength(12);
    expect(changes).toEqual(['titles-refreshed', 'titles-refreshed']);
  });

  it('is asked for one after the other', async () => {
    const { visit, asked, clock } = refreshing({ watchlist: oldTitles(3) }, { 2: { kind: 'http', status: 500 } });
    visit();
    await clock.advance(IDLE_MS);
    expect(asked).toEqual([1, 2]);
    await clock.advance(MINUTE_MS);
    expect(asked).toEqual([1, 2, 2, 2, 2, 3]);
  });

  it('is not told: no toast, and nothing is busy meanwhile (product.md, Freshness: silent)', async () => {
    const { visit, clock, messages, session } = refreshing(
      { watchlist: oldTitles(2) },
      { 1: { kind: 'http', status: 500 } },
    );
    session.log.upgrade(() => new Promise(() => {}));
    let late = 0;
    session.late$.subscribe(({ length }) => (late = length));
    visit();
    await clock.advance(MINUTE_MS);
    expect(session.unwritten).toHaveLength(1);
    expect([messages(), late]).toEqual([[], 0]);
    expect(session.seen.watchlist[1]).toMatchObject({ title: 'New 2' });
  });
});

describe('nothing is asked', () => {
  it('of a young library, or an empty one (product.md, Freshness: age)', async () => {
    for (const has of [{}, { watchlist: oldTitles(3, YOUNG) }]) {
      const { visit, asked, clock } = refreshing(has);
      visit();
      await clock.advance(MINUTE_MS);
      expect(asked).toEqual([]);
    }
  });

  it('by a device that is offline; once it is back it asks (product.md, Freshness: when)', async () => {
    const { visit, asked, clock, online$ } = refreshing({ watchlist: oldTitles(1) });
    online$.next(false);
    visit();
    await clock.advance(MINUTE_MS);
    expect(asked).toEqual([]);
    online$.next(true);
    await clock.advance(1);
    expect(asked).toEqual([1]);
  });

  it('of the demo catalogue that a visitor opened instead: its titles have the same numbers', async () => {
    const { visit, asked, clock } = refreshing({ watchlist: oldTitles(1) });
    visit(true);
    await clock.advance(MINUTE_MS);
    expect(asked).toEqual([]);
  });

  it('once the app has ended it', async () => {
    const { visit, asked, clock } = refreshing({ watchlist: oldTitles(1) });
    visit()();
    await clock.advance(MINUTE_MS);
    expect(asked).toEqual([]);
  });
});

describe('an answer that is none', () => {
  it.each<CatalogFailure>([
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'http', status: 401 },
    { kind: 'http', status: 429 },
  ])('ends it for this visit: %j (product.md, Freshness: few)', async (failure) => {
    const { visit, asked, clock, library } = refreshing({ watchlist: oldTitles(3) }, { 2: failure });
    visit();
    await clock.advance(10 * MINUTE_MS);
    expect(asked).not.toContain(3);
    expect(library().watchlist.map(({ title }) => title)).toEqual(['New 1', 'Old 2', 'Old 3']);
  });

  it.each<CatalogFailure>([{ kind: 'malformed' }, { kind: 'http', status: 400 }, { kind: 'http', status: 500 }])(
    'of one title keeps no other from being asked for: %j',
    async (failure) => {
      const { visit, clock, library } = refreshing({ watchlist: oldTitles(3) }, { 2: failure });
      visit();
      await clock.advance(10 * MINUTE_MS);
      expect(library().watchlist.map(({ title }) => title)).toEqual(['New 1', 'Old 2', 'New 3']);
      expect(library().watchlist[1]).not.toHaveProperty('checkedAt');
    },
  );

  it('but that there is no such title marks it, and asks no more for 90 days (product.md, Freshness: gone)', async () => {
    const { visit, asked, clock, library } = refreshing(
      { watchlist: oldTitles(1) },
      { 1: { kind: 'http', status: 404 } },
    );
    visit();
    await clock.advance(MINUTE_MS);
    expect(library().watchlist).toMatchObject([{ title: 'Old 1', goneAt: '2026-11-21T12:00:20.000Z' }]);
    visit();
    await clock.advance(MINUTE_MS);
    expect(asked).toEqual([1]);
    await clock.advance(90 * 86_400_000);
    visit();
    await clock.advance(MINUTE_MS);
    expect(asked).toEqual([1, 1]);
  });
});

it('in two tabs changes the lists once, and asks for nothing that the other has (product.md, Freshness: few)', async () => {
  const device = new DeviceWithTabs();
  const { clock } = device;
  const tabs = [
    { ...device.open(), answerMs: 10, asked: [] as number[] },
    { ...device.open(), answerMs: 5_000, asked: [] as number[] },
  ] as const;
  await clock.advance(5_000);
  for (const title of oldTitles(2)) tabs[0].change({ kind: 'title-saved', list: 'watchlist', title });
  await clock.advance(5_000);
  const changes: string[] = [];
  for (const { session, loader, answerMs, asked } of tabs) {
    session.changes$.subscribe(({ action }) => changes.push(action.kind));
    const fetchDetails = async (title: TitleId) => {
      asked.push(title.id);
      await firstValueFrom(timer(answerMs, clock.scheduler));
      return newDetails(title);
    };
    new RefreshTitles({
      session,
      clock,
      titleAsker: titleAskerOf({ clock, ...catalogAnswers(stubCatalog({ fetchDetails })) }).titleAsker,
      browser: { online$: new BehaviorSubject(true) },
      catalogChoice: { isChosen: false },
    }).activate(loader.loadState$);
  }
  await clock.advance(MINUTE_MS);
  expect(tabs.map(({ asked }) => asked)).toEqual([[1, 2], [1]]);
  expect(changes).toEqual(['titles-refreshed']);
  for (const { session } of tabs) expect(session.library).toEqual(device.expected);
  expect(device.expected.watchlist).toMatchObject([{ title: 'New 1' }, { title: 'New 2' }]);
});
