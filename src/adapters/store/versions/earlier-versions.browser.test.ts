import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlierVersionsContract } from '#application/ports/library/earlier-versions.contract.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { aTakenVersion } from '#fixtures/library/a-version.ts';
import { BrowserSiteData } from '../../browser/memories/browser-site-data.ts';
import { SystemClock } from '../../browser/system-clock.ts';
import { IndexedDbEarlierVersions } from './indexed-db-earlier-versions.ts';
import { MemoryEarlierVersions } from './memory-earlier-versions.ts';

const NAME = 'matinee-versions';
const open = () => new IndexedDbEarlierVersions(new SystemClock(), EMPTY_LIBRARY);
const erased = async () => {
  const versions = open();
  await versions.erase();
  return versions;
};

earlierVersionsContract('IndexedDB', async () => ({ versions: await erased(), reopen: open }));
earlierVersionsContract('memory', async () => {
  const versions = new MemoryEarlierVersions();
  return { versions, reopen: () => versions };
});

const addedAt = '2026-11-01T10:00:00.000Z';
const watchlist = Array.from({ length: 2_000 }, (_, at) => ({ id: at + 1, title: `Movie number ${at + 1}`, addedAt }));
const LARGE = aTakenVersion({ watchlist }, { id: 'large', madeAt: addedAt });

/** Puts something behind the adapter's back. */
const put = async (store: 'versions' | 'texts', value: unknown, key: string) => {
  const database = await openDB(NAME);
  await database.put(store, value, key);
  database.close();
};

describe('versions in IndexedDB', () => {
  beforeEach(() => open().erase());
  afterEach(() => vi.restoreAllMocks());

  it('are compressed (product.md, Earlier versions: kept)', async () => {
    await open().keep(LARGE, (_, version) => [version]);
    const database = await openDB(NAME);
    const text = (await database.get('texts', 'large')) as ArrayBuffer;
    database.close();
    expect(text.byteLength).toBe((await open().list())[0]?.bytes);
    expect(text.byteLength).toBeLessThan(JSON.stringify(watchlist).length / 5);
  });

  it('have one of a day where two tabs take it at once', async () => {
    const takeDaily = (id: string) =>
      open().keep(aTakenVersion({}, { id, madeAt: addedAt }), (kept, version) => (kept.length > 0 ? kept : [version]));
    await Promise.all(['a', 'b', 'c'].map(takeDaily));
    expect(await open().list()).toHaveLength(1);
  });

  it('stay as they were where the device refuses, and the refusal is told', async () => {
    await open().keep(LARGE, (_, version) => [version]);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    });
    const next = open().keep({ ...LARGE, id: 'next' }, (_, version) => [version]);
    await expect(next).rejects.toMatchObject({ name: 'QuotaExceededError' });
    full.mockRestore();
    expect(await open().list()).toMatchObject([{ id: 'large' }]);
    expect((await open().read('large'))?.library.watchlist).toHaveLength(2_000);
  });

  it('that cannot be read are left alone, and hide no other', async () => {
    await open().keep(LARGE, (_, version) => [version]);
    await put('versions', { id: 'newer', kind: 'of a later release' }, 'newer');
    await put('texts', new Uint8Array([1, 2, 3]).buffer, 'large');
    expect(await open().list()).toMatchObject([{ id: 'large' }]);
    expect(await open().read('large')).toBeUndefined();
  });

  it('are none where the browser has no IndexedDB to give: that is told', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    await expect(open().list()).rejects.toThrow('Access is denied.');
    expect(() => open().keepNow(LARGE)).not.toThrow();
  });

  it('are erased with everything else (product.md, Earlier versions: private)', async () => {
    await open().keep(LARGE, (_, version) => [version]);
    await new BrowserSiteData().erase();
    expect(await open().list()).toEqual([]);
    expect(await open().read('large')).toBeUndefined();
  });
});
