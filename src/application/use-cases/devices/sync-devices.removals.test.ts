import { describe, expect, it } from 'vitest';
import type { Library } from '#domain/library/library.ts';
import type { SyncingDevice } from '#fixtures/devices/syncing-device.ts';
import { ids, joinedDevices, meet, removing, savedTitles, saving } from '#fixtures/devices/two-devices.ts';

const DAY = 86_400_000;
const WEEKEND = { id: '1700000000000', name: 'Weekend', description: 'Quiet ones', movies: savedTitles(2) };

const told = ({ sharing }: SyncingDevice) =>
  sharing.removals.map(({ name, items }) => [name, items.map(({ list, key }) => `${list} ${key}`)]);

/** Brings the latest back, and lets both hear of it. */
const bringBack = async (device: SyncingDevice): Promise<void> => {
  await device.settle(device.lists.bringBack(device.sharing.removals[0]?.id ?? ''));
};

/** The phone has removed titles, and the laptop has heard of it. */
const removedOnPhone = async (library: Partial<Library> = {}, ...actions: ReturnType<typeof removing>[]) => {
  const devices = await joinedDevices({ watchlist: savedTitles(8), ...library });
  const { phone, laptop } = devices;
  for (const action of actions.length > 0 ? actions : [removing(2), removing(3), removing(5)])
    phone.session.dispatch(action);
  await meet(phone, laptop);
  return devices;
};

describe('what another device removed (product.md, Devices: removed elsewhere)', () => {
  it('is told with the device, the time and the titles, and not on the device that did it', async () => {
    const { phone, laptop } = await removedOnPhone();
    expect(told(laptop)).toEqual([['Phone', ['watchlist movie:2', 'watchlist movie:3', 'watchlist movie:5']]]);
    expect(laptop.sharing.removals[0]?.removedAt).toEqual(phone.clock.now());
    expect(phone.sharing.removals).toEqual([]);
  });

  it('is told in one line for what was removed at about one time, whatever the rounds', async () => {
    const { clock, phone, laptop } = await removedOnPhone();
    await clock.advance(120_000);
    phone.session.dispatch(removing(7));
    await meet(phone, laptop);
    expect(told(laptop).map(([, items]) => items?.length)).toEqual([4]);
    await clock.advance(3_600_000);
    phone.session.dispatch(removing(8));
    await meet(phone, laptop);
    expect(told(laptop).map(([, items]) => items?.length)).toEqual([1, 4]);
  });

  it('is kept over visits, for 30 days', async () => {
    const { clock, phone, laptop } = await removedOnPhone();
    for (const device of [phone, laptop]) device.end();
    laptop.open();
    await clock.advance(30 * DAY - 1);
    await laptop.start();
    await meet(laptop);
    expect(told(laptop)).toHaveLength(1);
    await clock.advance(2);
    await meet(laptop);
    expect(told(laptop)).toEqual([]);
  });

  it('has no future time where the clock of the device is a year ahead', async () => {
    const { phone, laptop } = await joinedDevices({ watchlist: savedTitles(3) });
    phone.aheadMs = 365 * DAY;
    phone.session.dispatch(removing(1));
    await meet(phone, laptop);
    expect(laptop.sharing.removals[0]?.removedAt).toEqual(laptop.clock.now());
  });

  it('is forgotten on leaving, and with everything', async () => {
    const { laptop } = await removedOnPhone();
    expect(laptop.memory.removalsKept).toBeDefined();
    await laptop.settle(laptop.lists.leave());
    expect(laptop.memory.removalsKept).toBeUndefined();
  });

  it('is of one library: it is not told, nor brought back, in another (product.md, Devices: library)', async () => {
    const { phone, laptop } = await removedOnPhone();
    laptop.lineage = { ...laptop.lineage, version: { positions: { log: 5 } } };
    phone.session.dispatch(removing(8));
    await meet(phone, laptop);
    const { id = '' } = laptop.sharing.removals[0] ?? {};
    laptop.lineage = { ...laptop.lineage, identifier: '198.51.100.9', version: { positions: { log: 9 } } };
    await meet(laptop);
    expect(laptop.sharing.removals).toEqual([]);
    await laptop.settle(laptop.lists.bringBack(id));
    expect(ids(laptop)).toEqual([1, 4, 6, 7]);
  });

  it('is not told of what has changed, moved or fallen out of the history', async () => {
    const { phone, laptop } = await joinedDevices({ watchlist: savedTitles(3) });
    phone.session.dispatch(removing(1));
    phone.session.dispatch(saving(1, '2026-11-21T09:00:00.000Z'));
    phone.session.dispatch({ kind: 'history-replaced', viewingHistory: [] });
    await meet(phone, laptop);
    expect(told(laptop)).toEqual([]);
  });
});

describe('bringing it back (product.md, Devices: bring back)', () => {
  it('puts titles into their places, on all devices, and the line goes', async () => {
    const { phone, laptop } = await removedOnPhone();
    await bringBack(laptop);
    expect(laptop.library.watchlist.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(laptop.toasts.at(-1)?.message).toBe('Brought back to your lists');
    expect(told(laptop)).toEqual([]);
    await meet(laptop, phone, laptop);
    expect([ids(phone), ids(laptop)]).toEqual([ids(laptop), [1, 2, 3, 4, 5, 6, 7, 8]]);
    // What its visitor removes now is not told as the other's.
    laptop.session.dispatch(removing(2));
    await meet(laptop);
    expect(told(laptop)).toEqual([]);
  });

  it('can be undone, and then be done again', async () => {
    const { phone, laptop } = await removedOnPhone();
    await bringBack(laptop);
    laptop.toasts.at(-1)?.action?.run();
    await meet(laptop, phone);
    expect([ids(phone), ids(laptop)]).toEqual([
      [1, 4, 6, 7, 8],
      [1, 4, 6, 7, 8],
    ]);
    expect(told(laptop)).toHaveLength(1);
    await bringBack(laptop);
    await meet(laptop, phone);
    expect(ids(phone)).toHaveLength(8);
  });

  it('brings a collection back with its movies, in its place', async () => {
    const collections = [WEEKEND, { ...WEEKEND, id: '1800000000000', name: 'Later', movies: [] }];
    const { phone, laptop } = await removedOnPhone(
      { collections },
      { kind: 'movie-removed-from-collection', collectionId: WEEKEND.id, title: { id: 1 } },
      { kind: 'collection-removed', collectionId: WEEKEND.id },
    );
    const before = new Set(laptop.library.collections);
    expect(told(laptop)).toEqual([['Phone', [`collections ${WEEKEND.id}`]]]);
    await bringBack(laptop);
    expect(laptop.library.collections.filter((each) => !before.has(each))).toMatchObject([
      { name: 'Weekend', description: 'Quiet ones', movies: [{ id: 1 }, { id: 2 }] },
    ]);
    await meet(laptop, phone, laptop);
    const weekendOf = ({ library }: SyncingDevice) => library.collections.find(({ id }) => id === WEEKEND.id)?.movies;
    expect(weekendOf(phone)).toHaveLength(2);
    expect(weekendOf(laptop)).toHaveLength(2);
  });

  it('brings a movie back into its collection, which may be gone by now', async () => {
    const { laptop } = await removedOnPhone(
      { collections: [WEEKEND] },
      { kind: 'movie-removed-from-collection', collectionId: WEEKEND.id, title: { id: 1 } },
    );
    laptop.session.dispatch({ kind: 'collection-removed', collectionId: WEEKEND.id });
    await bringBack(laptop);
    const weekend = laptop.library.collections.find(({ id }) => id === WEEKEND.id);
    expect(weekend).toMatchObject({ name: 'Weekend', movies: [{ id: 1 }] });
  });

  it('brings what was said of a title back, and leaves what was said since', async () => {
    const marks = [{ id: 4, title: 'Title 4', rating: 8, note: 'Twice.', seenAt: '2026-11-01' }];
    const { phone, laptop } = await removedOnPhone(
      { marks },
      { kind: 'title-marked', title: { id: 4 }, set: {}, clear: ['rating', 'note'] },
    );
    expect(told(laptop)).toEqual([['Phone', ['marks movie:4']]]);
    laptop.session.dispatch({ kind: 'title-marked', title: { id: 4 }, set: { rating: 3 }, clear: [] });
    await bringBack(laptop);
    expect(laptop.library.marks).toMatchObject([{ id: 4, rating: 3, note: 'Twice.', seenAt: '2026-11-01' }]);
    await meet(laptop, phone);
    expect(phone.library.marks).toMatchObject([{ id: 4, rating: 3, note: 'Twice.' }]);
  });

  it('is not offered for what is back by other means', async () => {
    const { laptop } = await removedOnPhone();
    laptop.session.dispatch(saving(2));
    await meet(laptop);
    expect(told(laptop)).toEqual([['Phone', ['watchlist movie:3', 'watchlist movie:5']]]);
    laptop.session.dispatch(removing(2));
    await meet(laptop);
    expect(told(laptop)).toEqual([['Phone', ['watchlist movie:3', 'watchlist movie:5']]]);
  });
});
