import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeContract } from '#application/ports/library/store.contract.ts';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { SystemClock } from '../browser/system-clock.ts';
import { BundleStore } from './bundle-store.ts';
import { IndexedDbConnection } from './indexed-db-connection.ts';
import { IndexedDbMedium } from './indexed-db-medium.ts';
import { openIndexedDbMedium } from './open-indexed-db-medium.ts';
import { openOrMemory } from './open-or-memory.ts';
import { TEXT_DATABASE, TEXTS } from './text-database.ts';

const REVISION = { positions: { log: 3 }, pending: [] };
const bundle = { library: EMPTY_LIBRARY, remainder: NO_REMAINDER };
const named = (username: string) => ({ ...bundle, library: { ...EMPTY_LIBRARY, username } });
const clock = new SystemClock();
const open = async () => new BundleStore(await openIndexedDbMedium(clock));
/** Uses a connection of the test's own, so that the medium's connection stays as it is. */
const withTexts = async <Result>(act: (database: Awaited<ReturnType<typeof openDB>>) => Promise<Result>) => {
  const database = await openDB(TEXT_DATABASE.name, 1);
  try {
    return await act(database);
  } finally {
    database.close();
  }
};
const isFull = (): never => {
  throw new DOMException('It is full.', 'QuotaExceededError');
};

beforeEach(() => deleteDB(TEXT_DATABASE.name));
afterEach(async () => {
  localStorage.clear();
  await deleteDB(TEXT_DATABASE.name);
});

storeContract('IndexedDB', async () => ({
  store: await open(),
  lifetime: 'device',
  reopen: open,
  read: (key) => withTexts((database) => database.get(TEXTS, key) as Promise<string | undefined>),
  write: (key, text) => withTexts(async (database) => void (await database.put(TEXTS, text, key))),
  fill: () => void vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(isFull),
  breakReads: () =>
    void vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('It is gone.', 'UnknownError');
    }),
}));

describe('IndexedDB', () => {
  // A quota that is set over the DevTools protocol takes effect after half a minute. So the test makes the refusal
  // itself.
  it('that was full takes the next save once there is room', async () => {
    const store = await open();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(isFull);
    await expect(store.save('unknown', named('Ada'))).rejects.toMatchObject({ name: 'QuotaExceededError' });
    put.mockRestore();
    await store.save('unknown', named('Grace'));
    expect(await store.load('unknown')).toMatchObject({ kind: 'found', bundle: named('Grace') });
  });

  it('has sent the bundle off when saveNow returns', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    (await open()).saveNow('unknown', bundle, REVISION);
    expect(put).toHaveBeenCalledOnce();
  });

  it('refusing what saveNow sent leaves no rejection behind', async () => {
    const store = await open();
    const unhandled = vi.fn<(event: PromiseRejectionEvent) => void>((event) => event.preventDefault());
    window.addEventListener('unhandledrejection', unhandled);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(isFull);
    store.saveNow('unknown', bundle, REVISION);
    await new Promise((resolve) => setTimeout(resolve, 50));
    window.removeEventListener('unhandledrejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('closed beneath the store is opened once more', async () => {
    const connection = new IndexedDbConnection(TEXT_DATABASE, clock);
    const store = new BundleStore(new IndexedDbMedium(connection));
    (await connection.open()).close();
    await store.save('unknown', bundle);
    (await connection.open()).close();
    expect(await store.load('unknown')).toMatchObject({ kind: 'found', bundle });
  });

  it('deleted beneath the store lets go, and takes the next save', async () => {
    const store = await open();
    await store.save('unknown', named('Ada'));
    await deleteDB(TEXT_DATABASE.name, { blocked: () => expect.unreachable('The store held on to it.') });
    expect(await store.load('unknown')).toEqual({ kind: 'absent' });
    await store.save('unknown', named('Grace'));
    expect(await store.load('unknown')).toMatchObject({ kind: 'found', bundle: named('Grace') });
  });

  it('keeps every entry of stores that write at the same time', async () => {
    const stores = await Promise.all([open(), open()]);
    const names = Array.from({ length: 40 }, (_, at) => `fp_${at}`);
    await Promise.all(names.map((name, at) => (at % 2 ? stores[0] : stores[1]).save(name, named(name))));
    expect(new Set(await stores[0].identifiers())).toEqual(new Set(names));
  });
});

describe('IndexedDB that cannot be opened', () => {
  it('because it is blocked, gives way to memory', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'UnknownError');
    });
    const store = new BundleStore(await openOrMemory(openIndexedDbMedium, clock));
    expect(store.lifetime).toBe('window');
    await store.save('unknown', bundle);
    expect(await store.load('unknown')).toMatchObject({ kind: 'found', bundle });
  });

  it('because another holds on to it, gives way after 2 s, and is let go of when it opens after all', async () => {
    const holder = await openDB(TEXT_DATABASE.name, 1);
    const deleting = deleteDB(TEXT_DATABASE.name);
    const started = performance.now();
    const store = new BundleStore(await openOrMemory(openIndexedDbMedium, clock));
    const waitedMs = performance.now() - started;
    expect(store.lifetime).toBe('window');
    expect(waitedMs).toBeGreaterThan(1_900);
    expect(waitedMs).toBeLessThan(3_500);
    holder.close();
    await deleting;
    await deleteDB(TEXT_DATABASE.name, { blocked: () => expect.unreachable('A late connection was left open.') });
  });
});
