import { describe, expect, it } from 'vitest';
import { textChecksum } from '#adapters/store/text-checksum.ts';
import { DeviceWithTabs, IDENTIFIER } from '#fixtures/library/device-with-tabs.ts';
import { KEY, add, ids, savedIds, settle } from '#fixtures/library/watchlist-of.ts';

const ascending = (a: number, b: number): number => a - b;

const FIRST = { id: '1', name: 'Weekend Favorites', description: 'Perfect for weekend movie nights', movies: [] };
const HISTORY = Array.from({ length: 50 }, (_, at) => ({ id: 100 + at, viewedAt: '2026-11-01T12:00:00.000Z' }));

interface Saved {
  readonly watchlist: readonly { readonly id: number }[];
}

/**
 * A tab of the release before this one. It answers every save of another tab with a save of its own: all titles that it has or
 * finds, each as it knows it. @returns how often it answered.
 */
const openOlder = (device: DeviceWithTabs, own: Saved) => {
  const setItem = device.entries.setItem.bind(device.entries);
  let mine = own;
  let answers = 0;
  const write = () => {
    setItem(KEY, JSON.stringify(mine));
    device.outside$.next({ kind: 'written', key: KEY, text: JSON.stringify(mine) });
  };
  device.entries.setItem = (key, text) => {
    setItem(key, text);
    if (key !== KEY) return;
    answers += 1;
    const found = JSON.parse(text) as Saved;
    const unknown = found.watchlist.filter(({ id }) => mine.watchlist.every((each) => each.id !== id));
    mine = { ...found, ...mine, watchlist: [...mine.watchlist, ...unknown] };
    device.clock.scheduler.schedule(write, 3_000);
  };
  write();
  return { answers: () => answers };
};

describe('tabs of different releases', () => {
  it.each<[string, Saved & Readonly<Record<string, unknown>>]>([
    ['the same titles', { watchlist: [add(1).title] }],
    ['other titles', { watchlist: [add(2).title] }],
    ['a field of its own', { watchlist: [], futurePart: 1 }],
    [
      'another theme and other views',
      { watchlist: [], preferences: { theme: 'light' }, viewingHistory: [{ id: 5, viewedAt: '2026-11-01' }] },
    ],
    ['a title that it saved at another time', { watchlist: [{ id: 1, addedAt: '2020-01-01' } as { id: number }] }],
    ['another name', { watchlist: [], username: 'Eve' }],
    ['no choices, and takes none', { watchlist: [], preferences: { theme: 'dark' } }],
    ['another choice', { watchlist: [], preferences: { theme: 'dark', watchRegion: 'FR' } }],
    ['another name of a default collection', { watchlist: [], collections: [{ ...FIRST, name: 'Rainy days' }] }],
    ['a full history', { watchlist: [], viewingHistory: HISTORY }],
  ])('do not answer each other’s saves for ever where one has %s, and lose nothing', async (_, own) => {
    const device = new DeviceWithTabs();
    const tab = device.open();
    await settle(device);
    tab.session.dispatch(add(1));
    tab.session.dispatch({ kind: 'username-set', username: 'Ada' });
    tab.session.dispatch({ kind: 'choices-set', set: { watchRegion: 'DE' }, clear: [] });
    tab.session.dispatch({ kind: 'collection-changed', collectionId: '1', set: { name: 'Mine' }, clear: [] });
    await settle(device);
    const older = openOlder(device, own);
    await device.clock.advance(60_000);
    const answers = older.answers();
    await device.clock.advance(600_000);
    expect(older.answers()).toBe(answers);
    const all = [...new Set([1, ...own.watchlist.map(({ id }) => id)])].toSorted(ascending);
    expect(ids(tab).toSorted(ascending)).toEqual(all);
    expect(savedIds(device).toSorted(ascending)).toEqual(all);
    expect(tab.session.library.preferences.watchRegion).toBe('DE');
    expect(tab.session.library.collections[0]?.name).toBe('Mine');
  });
});

describe('a tab of a release that knows no episodes', () => {
  it('neither loses them nor has them lost, though it saves without them (product.md, Shows: bundle)', async () => {
    const device = new DeviceWithTabs();
    const tab = device.open();
    await settle(device);
    const title = { id: 1396, name: 'Nine Dials', poster_path: null };
    tab.session.dispatch({ kind: 'episodes-marked', title, season: 2, runs: '1-10@20614,12' });
    await settle(device);
    const kept = [{ ...title, seasons: { 2: '1-10@20614,12' } }];
    openOlder(device, { watchlist: [add(2).title] });
    await device.clock.advance(60_000);
    expect(ids(tab)).toEqual([2]);
    expect(tab.session.library.episodes).toEqual(kept);
    expect(JSON.parse(device.entries.getItem(KEY) ?? '{}')).toMatchObject({ episodes: kept, watchlist: [{ id: 2 }] });
  });
});

describe('a tab of the first release that saves what it has replaced', () => {
  it('does not have the choices lost that it never knew (product.md, Saving: later release)', async () => {
    const device = new DeviceWithTabs();
    const tab = device.open();
    await settle(device);
    tab.session.dispatch({ kind: 'choices-set', set: { watchRegion: 'DE' }, clear: [] });
    await settle(device);
    const text = JSON.stringify({ watchlist: [], preferences: { theme: 'dark', preferredGenres: [] } });
    const revision = JSON.stringify([{ positions: {}, pending: [], checksum: textChecksum(text) }]);
    device.entries.setItem(`matinee_revision_${IDENTIFIER}`, revision);
    device.entries.setItem(KEY, text);
    device.outside$.next({ kind: 'written', key: KEY, text });
    await settle(device);
    expect(device.entries.getItem(KEY)).toContain('"watchRegion":"DE"');
  });
});

describe('tabs of the same release', () => {
  it('do not answer each other’s saves at all: the log tells them', async () => {
    const device = new DeviceWithTabs();
    const away = device.open({ isDeaf: true });
    const other = device.open();
    await settle(device);
    other.session.dispatch(add(2));
    await settle(device);
    device.outside$.next({ kind: 'written', key: KEY, text: device.entries.getItem(KEY) ?? '' });
    await settle(device);
    expect(ids(away)).toEqual([]);
    expect(device.logs.records).toHaveLength(1);
  });
});
