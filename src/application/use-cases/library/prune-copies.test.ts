import { describe, expect, it } from 'vitest';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { DeviceWithTabs } from '#fixtures/library/device-with-tabs.ts';
import { SAID_ALONE } from '#fixtures/library/said-alone.ts';

type Device = InstanceType<typeof DeviceWithTabs>;

const KEY = 'matinee_user_data_';
const add = (id: number) =>
  ({ kind: 'title-saved', list: 'watchlist', title: { id, addedAt: '2026-11-20T12:00:00.000Z' } }) as const;
const remove = (id: number) => ({ kind: 'title-removed', list: 'watchlist', title: { id } }) as const;
const addressOf = (day: number) => `203.0.113.${day}`;
const kept = ({ entries }: Device) =>
  Array.from({ length: entries.length }, (_, at) => entries.key(at) ?? '').flatMap((key) =>
    key.startsWith(KEY) ? [key.slice(KEY.length)] : [],
  );
const idsOf = ({ entries }: Device, identifier: string) =>
  (JSON.parse(entries.getItem(KEY + identifier) ?? '{}') as { watchlist?: { id: number }[] }).watchlist?.map(
    ({ id }) => id,
  );

/** A visit under an identifier, closed once all is saved. @returns what was told. */
const visit = async (
  device: Device,
  identifier: string,
  ...actions: Parameters<ReturnType<Device['open']>['session']['dispatch']>[0][]
) => {
  const tab = device.open({ identifier });
  await device.clock.advance(2_000);
  const emitted = tab.emitted.map(({ message }) => message);
  for (const action of actions) tab.session.dispatch(action);
  await device.clock.advance(3_000);
  tab.kill();
  return { emitted, ids: tab.session.library.watchlist.map(({ id }) => id) };
};

const full = (device: Device, isFull: () => boolean) => {
  const setItem = device.entries.setItem.bind(device.entries);
  device.entries.setItem = (key, value) => {
    if (isFull()) throw new DOMException('Full.', 'QuotaExceededError');
    setItem(key, value);
  };
};

describe('copies that adoption leaves behind', () => {
  it('do not add up from one address to the next, though titles are added and removed between', async () => {
    const device = new DeviceWithTabs();
    await visit(device, addressOf(1), add(1), add(2));
    for (let day = 2; day <= 12; day += 1) {
      const { emitted, ids } = await visit(device, addressOf(day), add(100 + day), remove(100 + day - 1));
      expect(emitted).toEqual([
        'Your network or browser has changed. Your lists came along: a copy of the newest is in use here.',
      ]);
      expect(ids).toEqual([1, 2, 100 + day]);
      expect(kept(device)).toEqual(expect.arrayContaining([addressOf(day), addressOf(day - 1)]));
      expect(kept(device).length).toBe(2);
    }
  });

  it('stay for ever where something was changed in them since', async () => {
    const device = new DeviceWithTabs();
    const old = device.open({ identifier: addressOf(1) });
    await device.clock.advance(2_000);
    old.session.dispatch(add(1));
    await device.clock.advance(3_000);
    await visit(device, addressOf(2), add(2));
    // The tab was left open there.
    old.session.dispatch(add(3));
    await device.clock.advance(3_000);
    old.kill();
    for (let day = 2; day <= 9; day += 1) await visit(device, addressOf(day), remove(1), add(100 + day));
    expect(idsOf(device, addressOf(1))).toEqual([1, 3]);
  });

  it('are gone from the log too: back at such an address, the newest lists come along', async () => {
    const device = new DeviceWithTabs();
    for (let day = 1; day <= 4; day += 1) await visit(device, addressOf(day), add(day));
    const { emitted, ids } = await visit(device, addressOf(1));
    expect(emitted).toEqual([
      'Your network or browser has changed. Your lists came along: a copy of the newest is in use here.',
    ]);
    expect(ids).toEqual([1, 2, 3, 4]);
  });

  it('of an earlier release, which remembered no adoption, make room where a save finds none', async () => {
    const device = new DeviceWithTabs();
    const text = (day: number, ...ids: number[]) =>
      JSON.stringify({
        watchlist: ids.map((id) => add(id).title),
        username: 'Ada',
        lastUpdated: `2026-11-0${day}T00:00:00.000Z`,
      });
    const copies = {
      fp_1: text(1, 1),
      fp_2: text(2, 1),
      fp_3: text(3, 1, 2),
      fp_4: text(4, 1, 9),
      fp_5: text(5, 1, 2),
    };
    for (const [identifier, each] of Object.entries(copies)) device.entries.setItem(KEY + identifier, each);
    const setItem = device.entries.setItem.bind(device.entries);
    device.entries.setItem = (key, value) => {
      if (kept(device).length >= 5) throw new DOMException('Full.', 'QuotaExceededError');
      setItem(key, value);
    };
    const { ids, emitted } = await visit(device, 'fp_5', add(3));
    expect(emitted).toEqual(['Your saved lists are back']);
    expect(ids).toEqual([1, 2, 3]);
    expect(kept(device).toSorted()).toEqual(['fp_3', 'fp_4', 'fp_5']);
    expect(idsOf(device, 'fp_5')).toEqual([1, 2, 3]);
  });

  it.each(SAID_ALONE)('stay where their own is %s (product.md, Saving: copies)', async (_, has) => {
    const device = new DeviceWithTabs();
    const text = (day: number, some: object) =>
      JSON.stringify({ ...EMPTY_LIBRARY, ...some, username: 'Ada', lastUpdated: `2026-11-0${day}T00:00:00.000Z` });
    const copies = { fp_1: text(1, has), fp_2: text(2, {}), fp_3: text(3, {}), fp_4: text(4, {}) };
    for (const [identifier, each] of Object.entries(copies)) device.entries.setItem(KEY + identifier, each);
    full(device, () => kept(device).length >= 4);
    await visit(device, 'fp_4', add(3));
    expect(kept(device).toSorted()).toEqual(['fp_1', 'fp_3', 'fp_4']);
  });

  it('stay where both have said something, and it is not the same', async () => {
    const device = new DeviceWithTabs();
    const [first, ...rest] = EMPTY_LIBRARY.collections;
    const text = (day: number, name: string) =>
      JSON.stringify({
        ...EMPTY_LIBRARY,
        username: 'Ada',
        collections: [{ ...first, name }, ...rest],
        lastUpdated: `2026-11-0${day}T00:00:00.000Z`,
      });
    for (const [day, name] of ['Rainy days', 'Mine', 'Mine', 'Mine'].entries())
      device.entries.setItem(`${KEY}fp_${day + 1}`, text(day + 1, name));
    full(device, () => kept(device).length >= 4);
    await visit(device, 'fp_4', add(3));
    expect(kept(device).toSorted()).toEqual(['fp_1', 'fp_3', 'fp_4']);
  });

  const text = (day: number, ...ids: number[]) =>
    JSON.stringify({
      watchlist: ids.map((id) => add(id).title),
      username: 'Ada',
      lastUpdated: `2026-11-0${day}T00:00:00.000Z`,
    });

  it('are none where the visitor’s own library has the same in memory alone', async () => {
    const device = new DeviceWithTabs();
    for (const [identifier, each] of Object.entries({ fp_1: text(1, 1), fp_2: text(2, 1, 2), fp_3: text(3, 9) }))
      device.entries.setItem(KEY + identifier, each);
    full(device, () => kept(device).length >= 3);
    await visit(device, 'fp_3', add(1), add(2));
    expect(kept(device).toSorted()).toEqual(['fp_1', 'fp_2', 'fp_3']);
  });

  it('are none before the copy is saved', async () => {
    const device = new DeviceWithTabs();
    await visit(device, addressOf(1), add(1));
    let isFull = true;
    full(device, () => isFull);
    await visit(device, addressOf(2));
    isFull = false;
    device.entries.setItem(`${KEY}${addressOf(3)}`, text(1, 9).replace('2026-11-01', '2099-01-01'));
    await visit(device, addressOf(4));
    expect(idsOf(device, addressOf(1))).toEqual([1]);
  });
});
