import { describe, expect, it } from 'vitest';
import { BundleStore } from '#adapters/store/bundle-store.ts';
import { decodeBundle } from '#adapters/store/codec/decode-bundle.ts';
import { StorageMedium } from '#adapters/store/storage-medium.ts';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { IDENTIFIER, DeviceWithTabs } from '#fixtures/library/device-with-tabs.ts';
import { add, ids, savedIds, settle } from '#fixtures/library/watchlist-of.ts';
import { EraseEverything } from '../use-cases/data/erase-everything.ts';
import { BringOver } from '../use-cases/library/bring-over.ts';
import { Identity } from './identity.ts';
import { LogPosition } from './log-position.ts';
import { OtherLibraries } from './other-libraries.ts';

const OTHER = '198.51.100.9';
const ADOPTED = 'Your network or browser has changed. Your lists came along: a copy of the newest is in use here.';
const nothing = () => {};

const storeOf = ({ entries }: DeviceWithTabs) => new BundleStore(new StorageMedium(entries, 'device'));

/** A device with a change in the log, of an identifier that has no bundle: the visit ended before it was saved. */
const unsaved = async (identifier = OTHER) => {
  const device = new DeviceWithTabs();
  const tab = device.open({ identifier });
  await settle(device);
  tab.session.dispatch(add(1));
  await device.clock.settle();
  tab.kill();
  expect(await storeOf(device).identifiers()).toEqual([]);
  return device;
};

const bringOverTo = async (device: DeviceWithTabs, { session }: ReturnType<DeviceWithTabs['open']>) => {
  const clock = new VirtualClock();
  const identity = new Identity({ identityResolver: { resolve: async () => IDENTIFIER }, clock });
  await identity.resolve();
  const otherLibraries = new OtherLibraries({
    store: storeOf(device),
    changeLog: device.openLog(),
    decodeBundle: (text) => decodeBundle(text),
    session: { initial: EMPTY_LIBRARY },
  });
  const bringOver = new BringOver({
    session,
    identity,
    otherLibraries,
    notifications: { show: nothing } as never,
    libraryLog: { position: new LogPosition(), remainder: NO_REMAINDER },
    changeLog: device.openLog(),
  });
  const inTime = async <T>(promise: Promise<T>): Promise<T> => {
    await clock.advance(100);
    return promise;
  };
  return { list: () => inTime(bringOver.list()), bring: () => inTime(bringOver.execute(OTHER)) };
};

const erase = async (device: DeviceWithTabs, tab: ReturnType<DeviceWithTabs['open']>) => {
  const { repository } = tab.loader;
  if (!repository) throw new Error('It is loaded.');
  const done = new EraseEverything({
    repository,
    store: storeOf(device),
    changeLog: device.openLog(),
    earlierVersions: { erase: async () => {} },
    legacyStorage: { read: () => ({}), remove: nothing },
    siteData: { erase: async () => {} },
    scrollMemory: { forget: nothing },
    draftMemory: { forget: nothing },
    tabs: { publishErased: nothing } as never,
    browser: { startOver: nothing },
    notifications: { show: nothing } as never,
    clock: device.clock,
    consoleLog: { warn: nothing, error: nothing },
  }).execute();
  await device.clock.advance(100);
  await done;
  tab.kill();
};

describe('an identifier whose changes were never saved', () => {
  it('finds them again itself, and they are saved then', async () => {
    const device = await unsaved(IDENTIFIER);
    const tab = device.open();
    await settle(device);
    expect(ids(tab)).toEqual([1]);
    expect(savedIds(device)).toEqual([1]);
  });

  // product.md, Saving: adoption.
  it('has them adopted by another identifier, as a copy that is saved, and the visitor is told', async () => {
    const device = await unsaved();
    const tab = device.open();
    await settle(device);
    expect(ids(tab)).toEqual([1]);
    expect(savedIds(device)).toEqual([1]);
    expect(tab.emitted.map(({ message }) => message)).toContain(ADOPTED);
    expect(device.logs.of(OTHER)).toHaveLength(1);
  });

  it('keeps them from being welcomed as somebody new', async () => {
    const device = await unsaved();
    const tab = device.open({ lookupMs: 60_000 });
    let isWelcoming = false;
    tab.loader.isWelcoming$.subscribe((is) => (isWelcoming = is));
    await settle(device);
    expect(isWelcoming).toBe(false);
  });

  it('has them listed in what can be brought over, and brought', async () => {
    const device = await unsaved();
    device.entries.setItem(`matinee_user_data_${IDENTIFIER}`, '{"watchlist":[{"id":9}]}');
    const tab = device.open();
    await settle(device);
    const { list, bring } = await bringOverTo(device, tab);
    expect(await list()).toMatchObject([{ identifier: OTHER, adds: { watchlist: 1 } }]);
    await bring();
    expect(ids(tab)).toEqual([9, 1]);
    expect(await list()).toMatchObject([{ identifier: OTHER, adds: { watchlist: 0 } }]);
  });

  it('has nothing left after everything was erased', async () => {
    const device = await unsaved();
    const tab = device.open();
    await settle(device);
    tab.session.dispatch(add(2));
    await erase(device, tab);
    expect(await device.openLog().owners()).toEqual([]);
    const next = device.open();
    await settle(device);
    expect(ids(next)).toEqual([]);
    expect(next.emitted).toEqual([]);
  });
});

describe('a change whose owner is not known yet', () => {
  it.each([0, 500, 3_000])(
    'belongs to the identifier that is found, be it %i ms after the library is due',
    async (lateMs) => {
      const device = new DeviceWithTabs();
      const tab = device.open({ lookupMs: 1_000 + lateMs });
      tab.session.dispatch(add(1));
      await device.clock.advance(10_000);
      expect(device.logs.of(IDENTIFIER)).toHaveLength(1);
      expect(tab.session.pending).toEqual([]);
      expect(savedIds(device)).toEqual([1]);
    },
  );

  it('is taken by the next visit where this one ended before', async () => {
    const device = new DeviceWithTabs();
    const tab = device.open({ lookupMs: 60_000 });
    tab.session.dispatch(add(1));
    await settle(device);
    tab.kill();
    const next = device.open({ identifier: OTHER });
    await settle(device);
    expect(ids(next)).toEqual([1]);
    expect(device.logs.of(OTHER)).toHaveLength(1);
  });
});
