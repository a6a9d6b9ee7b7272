import { describe, expect, it } from 'vitest';
import { MemoryEarlierVersions } from '#adapters/store/versions/memory-earlier-versions.ts';
import type { Collection } from '#domain/library/collection.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { replacingAll } from '#fixtures/library/replacing-all.ts';
import { calmVersionsVisit, versionsVisit } from '#fixtures/library/versions-visit.ts';

const addedAt = '2026-11-20T12:00:00.000Z';
const DAY_MS = 86_400_000;
const saved = (id: number): LibraryAction => ({ kind: 'title-saved', list: 'watchlist', title: { id, addedAt } });
const removed = (id: number): LibraryAction => ({ kind: 'title-removed', list: 'watchlist', title: { id } });
const batch = (actions: readonly LibraryAction[]): LibraryAction => ({ kind: 'batch', actions });
const numbers = (length: number) => Array.from({ length }, (_, at) => at + 1);
const watchlistOf = (length: number) => numbers(length).map((id) => ({ id, addedAt }));
const collectionOf = (length: number): Collection => ({
  id: '9',
  name: 'Noir',
  description: '',
  movies: numbers(length).map((id) => ({ id })),
});
describe('once a day (product.md, Earlier versions: when)', () => {
  it('what was loaded is kept, as it was, whatever is done meanwhile', async () => {
    const { load, session, clock, about, versions } = versionsVisit({ watchlist: watchlistOf(2) });
    load();
    session.dispatch(saved(3));
    await clock.advance(1_999);
    expect(await versions.list()).toEqual([]);
    expect(await about()).toEqual([{ titles: [1, 2], isDaily: true }]);
  });

  it('is not before the library is loaded: what there is then is not the visitor’s', async () => {
    const { session, clock, about } = versionsVisit({ watchlist: watchlistOf(2) });
    session.dispatch(saved(3));
    await clock.advance(60_000);
    expect(await about()).toEqual([]);
  });

  it('is taken once, at the first visit of a day, or before the first change of one', async () => {
    const first = versionsVisit({ watchlist: watchlistOf(2) });
    first.load();
    await first.clock.advance(3_000);
    const again = versionsVisit({ watchlist: watchlistOf(3) }, first.versions, 60_000);
    again.load();
    await again.clock.advance(3_000);
    again.session.dispatch(saved(4));
    expect(await again.about()).toEqual([{ titles: [1, 2], isDaily: true }]);
    await again.clock.advance(DAY_MS);
    again.session.dispatch(saved(5));
    again.session.dispatch(saved(6));
    expect(await again.about()).toEqual([
      { titles: [1, 2, 3, 4], isDaily: true },
      { titles: [1, 2], isDaily: true },
    ]);
  });

  it('is taken by one of two tabs', async () => {
    const [one, versions] = [versionsVisit({ watchlist: watchlistOf(2) }), new MemoryEarlierVersions()];
    const tabs = [
      versionsVisit({ watchlist: watchlistOf(2) }, versions),
      versionsVisit({ watchlist: watchlistOf(1) }, versions),
    ];
    tabs.forEach(({ load }) => load());
    await Promise.all(tabs.map(({ clock }) => clock.advance(3_000)));
    expect(await tabs[0]?.about()).toHaveLength(1);
    expect(await one.about()).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['a name and a theme', { username: 'Ada', preferences: { theme: 'light', preferredGenres: [] } } as const],
    ['what was opened', { viewingHistory: [{ id: 1, viewedAt: addedAt }] }],
  ])('is none of %s alone (product.md, Earlier versions: unchanged)', async (_, has) => {
    const { load, clock, about, large } = versionsVisit(has);
    load();
    await clock.advance(3_000);
    large(batch(numbers(20).map(saved)), 'Lists joined');
    expect(await about()).toEqual([]);
  });

  it.each([
    [
      'saved searches',
      { preferences: { ...EMPTY_LIBRARY.preferences, searches: [{ name: 'A', address: '/tv?under=30' }] } },
    ],
    [
      'a default collection that was renamed',
      { collections: [{ ...EMPTY_LIBRARY.collections[0]!, name: 'Rainy days' }] },
    ],
  ])('is one of %s (product.md, Earlier versions: unchanged)', async (_, has) => {
    const { load, clock, about } = versionsVisit(has);
    load();
    await clock.advance(3_000);
    expect(await about()).toHaveLength(1);
  });

  it('of lists that have not changed is the one that is there (product.md, Earlier versions: unchanged)', async () => {
    const first = versionsVisit({ watchlist: watchlistOf(2) });
    first.load();
    await first.clock.advance(3_000);
    const later = versionsVisit({ watchlist: watchlistOf(2) }, first.versions, 40 * DAY_MS);
    const madeAt = later.clock.now().toISOString();
    later.load();
    await later.clock.advance(3_000);
    expect(await later.versions.list()).toMatchObject([{ madeAt }]);
  });
});

describe('before a great act (product.md, Earlier versions: when)', () => {
  it.each(['Lists joined', 'Backup restored', 'Added: 20 titles in your watchlist', 'Lists brought over'])(
    'what there was is kept, with what is said of the act: %s',
    async (done) => {
      const { large, about } = await calmVersionsVisit({ watchlist: watchlistOf(2) });
      large(batch([saved(3)]), done);
      expect(await about()).toEqual([{ titles: [1, 2], isDaily: false, done }]);
    },
  );

  it('nothing is kept where the act changes nothing', async () => {
    const { large, about } = await calmVersionsVisit({ watchlist: watchlistOf(2) });
    large(batch([saved(2)]), 'Lists joined');
    expect(await about()).toEqual([]);
  });

  it.each([
    [
      'a collection of eleven',
      { collections: [collectionOf(11)] },
      { kind: 'collection-removed', collectionId: '9' },
      11,
    ],
    ['eleven titles', { watchlist: watchlistOf(12) }, batch(numbers(11).map(removed)), 11],
    [
      'eleven titles, and others come',
      { watchlist: watchlistOf(11) },
      batch([...numbers(11).map(removed), ...numbers(40).map((id) => saved(100 + id))]),
      11,
    ],
    ['everything', { watchlist: watchlistOf(30) }, replacingAll({}), 30],
  ] as const)('so is what a change takes away: %s', async (_, has, action, count) => {
    const { session, about, library } = await calmVersionsVisit(has);
    const titles = library().watchlist.map(({ id }) => id);
    session.dispatch(action);
    expect(await about()).toEqual([{ titles, isDaily: false, removed: count }]);
  });

  it.each([
    ['a collection of ten', { collections: [collectionOf(10)] }, { kind: 'collection-removed', collectionId: '9' }],
    ['ten titles', { watchlist: watchlistOf(12) }, batch(numbers(10).map(removed))],
    ['many that come', { watchlist: watchlistOf(2) }, batch(numbers(40).map((id) => saved(100 + id)))],
  ] as const)('but not before %s', async (_, has, action) => {
    const { session, about } = await calmVersionsVisit(has);
    session.dispatch(action);
    expect(await about()).toEqual([]);
  });

  it('several acts in a row have a version each', async () => {
    const { large, about } = await calmVersionsVisit({ watchlist: watchlistOf(1) });
    large(batch([saved(2)]), 'Lists joined');
    large(batch([saved(3)]), 'Backup restored');
    expect(await about()).toEqual([
      { titles: [1, 2], isDaily: false, done: 'Backup restored' },
      { titles: [1], isDaily: false, done: 'Lists joined' },
    ]);
  });

  it('acts of the same words have a version each too: the newest is the first, once it is written (product.md, Earlier versions: idle)', async () => {
    const { session, large, about, versions } = await calmVersionsVisit({ watchlist: watchlistOf(1) });
    large(batch([saved(2)]), 'Backup restored');
    await about();
    session.dispatch(batch([saved(3)]));
    large(replacingAll({ ...session.library, watchlist: [] }), 'Backup restored');
    expect(await versions.list()).toHaveLength(1);
    expect(await about()).toEqual([
      { titles: [1, 2, 3], isDaily: false, done: 'Backup restored' },
      { titles: [1], isDaily: false, done: 'Backup restored' },
    ]);
  });
});
