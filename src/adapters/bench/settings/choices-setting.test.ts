import { describe, expect, it, vi } from 'vitest';
import type { LegacyStorage } from '#application/ports/library/legacy-storage.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { BundleStore } from '../../store/bundle-store.ts';
import { openMemoryMedium } from '../../store/open-memory-medium.ts';
import type { OpenMedium, TextMedium } from '../../store/text-medium.ts';
import type { Decorated } from '../decorated.ts';
import { choicesSetting } from './choices-setting.ts';
import { librarySetting } from './library-setting.ts';

const OWNER = '203.0.113.7';
const KEY = `matinee_user_data_${OWNER}`;
const OWN = JSON.stringify({
  username: 'Ada',
  watchlist: [{ id: 7, title: 'Low Tide', addedAt: '2026-11-20T12:00:00.000Z' }],
  preferences: { theme: 'dark', preferredGenres: [], watchRegion: 'FR', veilsUnseen: true },
});

/** A port in this state, over the device's own. */
const decorated = <Name extends keyof Decorated>(
  port: Name,
  own: Decorated[Name],
  settings = [choicesSetting.decorations(() => 'theme:light,services:8+337')],
) =>
  settings
    .flat()
    .filter((each) => each.port === port)
    .reduce<Decorated[Name]>((inner, { by }) => by(inner, {} as Decorated) as Decorated[Name], own);

/** The store in this state, over the device's own medium. */
const storeOn = async (device: TextMedium, settings?: Parameters<typeof decorated>[2]) => {
  const open: OpenMedium = decorated('openMedium', async () => device, settings);
  return decorated('store', new BundleStore(await open(new VirtualClock())), settings);
};

const deviceWithOwn = async () => {
  const device = await openMemoryMedium();
  await device.set({ [KEY]: OWN });
  return device;
};

describe('the choices of an address (product.md, QA: choices)', () => {
  it('are the visitor’s, with the lists of the device and its other choices', async () => {
    const store = await storeOn(await deviceWithOwn());
    expect(await store.load(OWNER)).toMatchObject({
      kind: 'found',
      bundle: {
        library: {
          username: 'Ada',
          watchlist: [{ id: 7 }],
          preferences: { theme: 'light', watchServices: [8, 337], watchRegion: 'FR', veilsUnseen: true },
        },
      },
    });
  });

  it('are there before the lists are', () => {
    const { preferences } = decorated('initialLibrary', EMPTY_LIBRARY);
    expect(preferences).toEqual({ theme: 'light', preferredGenres: [], watchServices: [8, 337] });
    const memory = { recall: () => 'dark' as const, remember: vi.fn<() => void>() };
    const themeMemory = decorated('themeMemory', memory);
    themeMemory.remember('light');
    expect([themeMemory.recall(), memory.remember.mock.calls]).toEqual(['light', []]);
  });

  it('are never written over the device’s own, whatever is saved', async () => {
    const device = await deviceWithOwn();
    const store = await storeOn(device);
    const loaded = await store.load(OWNER);
    if (loaded.kind !== 'found') throw new Error('It is there.');
    const library: Library = { ...loaded.bundle.library, watchlist: [] };
    await store.save(OWNER, { ...loaded.bundle, library });
    store.saveNow(OWNER, { ...loaded.bundle, library }, { positions: {}, pending: [] });
    await store.erase();
    expect([await device.keys(), await device.get(KEY)]).toEqual([[KEY], [OWN]]);
  });

  it('read the old entries of the device, and leave them', () => {
    const own: LegacyStorage = { read: () => ({ username: 'Ada' }), remove: vi.fn<() => void>() };
    const legacy = decorated('legacyStorage', own);
    expect(legacy.read()).toEqual({ username: 'Ada' });
    legacy.remove();
    expect([legacy.read(), vi.mocked(own.remove).mock.calls]).toEqual([{}, []]);
  });

  it('are those of another library where one is on', async () => {
    const settings = [choicesSetting.decorations(() => 'theme:light'), librarySetting.decorations(() => 'lived-in')];
    const store = await storeOn(await deviceWithOwn(), settings);
    expect(await store.identifiers()).toEqual(['203.0.113.20']);
    expect(await store.load('203.0.113.20')).toMatchObject({
      bundle: { library: { username: 'Quinn', preferences: { theme: 'light' } } },
    });
  });
});
