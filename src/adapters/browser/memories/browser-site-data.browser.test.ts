import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { workerTodayNotices } from '../worker-today-notices.ts';
import { BrowserSiteData } from './browser-site-data.ts';
import { lastColumns } from './feature-memories.ts';
import { lastTitleLanguage } from './last-title-language.ts';
import { lastLanguageOffer } from './last-visit.ts';

const openTexts = (name: string) =>
  openDB(name, 1, { upgrade: (database) => void database.createObjectStore('texts') });
const CACHES = ['matinee-v1', 'matinee-pictures', 'matinee-shell-1a2b', 'other-v1'];

const clear = async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const area of [localStorage, sessionStorage])
    for (const key of ['matinee_a', 'matinee_b', 'other']) area.removeItem(key);
  for (const name of CACHES) await caches.delete(name);
};
beforeEach(clear);
afterEach(clear);

describe("erasing the device's memory", () => {
  it('takes every entry of this app from both storages, and none of others', async () => {
    for (const area of [localStorage, sessionStorage])
      for (const key of ['matinee_a', 'matinee_b', 'other']) area.setItem(key, 'x');
    await new BrowserSiteData().erase();
    for (const area of [localStorage, sessionStorage]) {
      expect(['matinee_a', 'matinee_b', 'other'].filter((key) => area.getItem(key) !== null)).toEqual(['other']);
    }
  });

  it('leaves nothing of the language of titles, nor of what columns have (product.md, Import: chosen columns)', async () => {
    lastTitleLanguage.remember('de-DE');
    lastLanguageOffer.remember(true);
    lastColumns.remember([{ key: 'title', columns: [{ role: 'title' }] }]);
    const recalled = () => [lastTitleLanguage, lastLanguageOffer, lastColumns].map((memory) => memory.recall());
    expect(recalled()).not.toContain(undefined);
    await new BrowserSiteData().erase();
    expect(recalled()).toEqual([undefined, undefined, undefined]);
  });

  it('empties its databases, though another tab has them open, and none of others', async () => {
    const [own, others] = await Promise.all([openTexts('matinee-testing'), openTexts('testing')]);
    for (const database of [own, others]) await database.put('texts', 'x', 'key');
    await new BrowserSiteData().erase();
    expect(await own.count('texts')).toBe(0);
    expect(await others.count('texts')).toBe(1);
    own.close();
    others.close();
  });

  it("deletes its caches, and none of others, nor the app's own files, which are the same for everyone", async () => {
    for (const name of CACHES) await (await caches.open(name)).put('/x', new Response('x'));
    await new BrowserSiteData().erase();
    const left = await caches.keys();
    expect(CACHES.filter((name) => left.includes(name))).toEqual(['matinee-shell-1a2b', 'other-v1']);
  });

  it('ends what is said while the app is closed: on an emptied device nobody asked for it (product.md, Calendar: out today)', async () => {
    const tags = new Set(['out-today']);
    const periodicSync = { unregister: async (tag: string) => void tags.delete(tag), getTags: async () => [...tags] };
    vi.stubGlobal('Notification', { permission: 'granted' });
    vi.spyOn(navigator.serviceWorker, 'getRegistration').mockImplementation(
      async () => ({ periodicSync }) as unknown as ServiceWorkerRegistration,
    );
    expect(await workerTodayNotices.isOn()).toBe(true);
    await new BrowserSiteData().erase();
    expect(await workerTodayNotices.isOn()).toBe(false);
  });

  it('has nothing to do where storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
    vi.spyOn(globalThis, 'caches', 'get').mockImplementation(refuse);
    vi.spyOn(IDBFactory.prototype, 'databases').mockImplementation(refuse);
    await expect(new BrowserSiteData().erase()).resolves.toBeUndefined();
  });

  it('rejects when something is left', async () => {
    localStorage.setItem('matinee_a', 'x');
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new Error('It is locked.');
    });
    await expect(new BrowserSiteData().erase()).rejects.toThrow('It is locked.');
  });
});
