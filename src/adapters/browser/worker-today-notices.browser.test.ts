import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { workerTodayNotices } from './worker-today-notices.ts';

const CACHE = 'matinee-today';
const DUE = [{ day: '2026-12-01', text: 'Low Tide: At home' }];

/** A browser that has it, or not, and a visitor who allows it, or not. */
const device = ({ permission = 'granted', hasSync = true, mode = 'standalone' } = {}) => {
  const tags = new Set<string>();
  const periodicSync = {
    register: async (tag: string) => void tags.add(tag),
    unregister: async (tag: string) => void tags.delete(tag),
    getTags: async () => [...tags],
  };
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
  vi.stubGlobal('ServiceWorkerRegistration', { prototype: hasSync ? { periodicSync } : {} });
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockImplementation(
    async () => (hasSync ? { periodicSync } : {}) as unknown as ServiceWorkerRegistration,
  );
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === `(display-mode: ${mode})` }) as MediaQueryList,
  );
  return { tags };
};
const kept = async () => (await (await caches.open(CACHE)).match('/matinee-today/days'))?.json() as Promise<unknown>;

beforeEach(() => caches.delete(CACHE));
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await caches.delete(CACHE);
});

describe('what is said while the app is closed (product.md, Calendar: out today)', () => {
  it.each([
    [{}, true],
    [{ hasSync: false }, false],
    [{ mode: 'browser' }, false],
  ])('is there for an installed app whose browser can: %j', (given, isThere) => {
    device(given);
    expect(workerTodayNotices.isThere).toBe(isThere);
  });

  it('is off until it is begun, and keeps nothing before', async () => {
    const { tags } = device();
    expect(await workerTodayNotices.isOn()).toBe(false);
    await workerTodayNotices.keep(DUE);
    expect(await caches.has(CACHE)).toBe(false);
    expect(await workerTodayNotices.start()).toBe(true);
    expect([...tags]).toEqual(['out-today']);
    expect(await workerTodayNotices.isOn()).toBe(true);
    await workerTodayNotices.keep(DUE);
    expect(await kept()).toEqual(DUE);
  });

  it('forgets all of it when it is ended', async () => {
    const { tags } = device();
    await workerTodayNotices.start();
    await workerTodayNotices.keep(DUE);
    await workerTodayNotices.stop();
    expect([tags.size, await caches.has(CACHE), await workerTodayNotices.isOn()]).toEqual([0, false, false]);
  });

  it.each([{ permission: 'denied' }, { permission: 'default' }, { hasSync: false }])(
    'is not on where it is refused: %j',
    async (given) => {
      const { tags } = device(given);
      expect(await workerTodayNotices.start()).toBe(false);
      expect(tags.size).toBe(0);
    },
  );
});
