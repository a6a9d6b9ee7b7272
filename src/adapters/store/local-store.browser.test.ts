import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeContract } from '#application/ports/library/store.contract.ts';
import type { OutsideChange } from '#application/ports/library/store.ts';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { SystemClock } from '../browser/system-clock.ts';
import { BundleStore } from './bundle-store.ts';
import { openLocalMedium } from './open-local-medium.ts';
import { openOrMemory } from './open-or-memory.ts';

const REVISION = { positions: { log: 3 }, pending: [] };
const WITH_ORIGIN = { ...REVISION, origin: { libraries: {} } };
const OWN = /^matinee_|^user_data$|^filling/;
const clear = () => {
  vi.restoreAllMocks();
  Object.keys(localStorage)
    .filter((key) => OWN.test(key))
    .forEach((key) => localStorage.removeItem(key));
};
beforeEach(clear);
afterEach(clear);

const clock = new SystemClock();
const open = async () => new BundleStore(await openLocalMedium());
const isFull = (): never => {
  throw new DOMException('It is full.', 'QuotaExceededError');
};
/** Fills the rest of the real storage, to the last character. */
const fill = () => {
  for (let size = 4_194_304, count = 0; size >= 1;) {
    try {
      localStorage.setItem(`filling${(count += 1)}`, 'x'.repeat(size));
    } catch {
      size = Math.floor(size / 2);
    }
  }
};

storeContract('localStorage', async () => ({
  store: await open(),
  lifetime: 'device',
  reopen: open,
  read: async (key) => localStorage.getItem(key) ?? undefined,
  write: async (key, text) => localStorage.setItem(key, text),
  // Only this page's storage is full: other test files store texts in the same storage.
  fill: () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(isFull),
  breakReads: () =>
    void vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('It is gone.', 'UnknownError');
    }),
}));

describe('localStorage', () => {
  const bundle = { library: EMPTY_LIBRARY, remainder: NO_REMAINDER };

  it('has the bundle when saveNow returns', async () => {
    (await open()).saveNow('unknown', bundle, REVISION);
    expect(localStorage.getItem('matinee_user_data_unknown')).toContain('Weekend Favorites');
  });

  it('really full refuses a larger bundle and keeps the earlier one, now and later', async () => {
    const store = await open();
    await store.save('unknown', bundle);
    const before = localStorage.getItem('matinee_user_data_unknown');
    const larger = { ...bundle, library: { ...EMPTY_LIBRARY, username: 'x'.repeat(10_000) } };
    const refused: unknown[] = [];
    // All in one turn, so that no other test finds a full storage.
    fill();
    const saving = store.save('unknown', larger);
    try {
      store.saveNow('unknown', larger, REVISION);
    } catch (error) {
      refused.push(error);
    }
    Object.keys(localStorage)
      .filter((key) => key.startsWith('filling'))
      .forEach((key) => localStorage.removeItem(key));
    await expect(saving).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(refused).toMatchObject([{ name: 'QuotaExceededError' }]);
    expect(localStorage.getItem('matinee_user_data_unknown')).toBe(before);
    await store.save('unknown', larger);
    expect(await store.load('unknown')).toMatchObject({ kind: 'found', bundle: larger });
  });

  it.each([1, 4])(
    'with room for revisions but not for bundles knows the earlier one after %i saves were refused',
    async (count) => {
      const store = await open();
      await store.save('unknown', bundle, REVISION);
      const { setItem } = Storage.prototype;
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, text) {
        if (key.startsWith('matinee_user_data_')) isFull();
        setItem.call(this, key, text);
      });
      for (let at = 1; at <= count; at += 1) {
        const refused = store.save(
          'unknown',
          { ...bundle, lastUpdated: `${at}` },
          { positions: { log: 3 + at }, pending: [] },
        );
        await expect(refused).rejects.toMatchObject({ name: 'QuotaExceededError' });
      }
      expect(await store.load('unknown')).toMatchObject({ bundle, isOwn: true, revision: REVISION });
    },
  );

  it.each([
    ['its own save', '', WITH_ORIGIN, { isOwn: true }],
    ['one of the first release', '', REVISION, { isOwn: true, isOfFirst: true }],
    ['what somebody edited', ' ', WITH_ORIGIN, { isOwn: false }],
  ])('tells of another tab that it has written %s', async (_, edited, revision, told) => {
    const store = await open();
    const received: OutsideChange[] = [];
    const subscription = store.outside$.subscribe((change) => received.push(change));
    const text = (await (await open()).save('unknown', bundle, revision)) + edited;
    for (const key of ['matinee_revision_unknown', 'matinee_log_last', 'matinee_user_data_unknown']) {
      dispatchEvent(new StorageEvent('storage', { key, newValue: text, storageArea: localStorage }));
    }
    await expect.poll(() => received).toEqual([{ kind: 'written', identifier: 'unknown', text, ...told }]);
    subscription.unsubscribe();
  });

  it.each([
    [
      'blocked',
      () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    ],
    ['absent', () => null as never],
  ])('%s gives way to memory, which ends with the window', async (_, get) => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(get);
    const warn = vi.fn<(message: string, cause?: unknown) => void>();
    const store = new BundleStore(await openOrMemory(openLocalMedium, clock, { warn, error: vi.fn() }));
    expect(store.lifetime).toBe('window');
    expect(warn).toHaveBeenCalledOnce();
    await store.save('unknown', bundle);
    expect(await store.load('unknown')).toMatchObject({ kind: 'found', bundle });
  });

  it('that is full opens all the same: it can be read', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(isFull);
    expect((await openOrMemory(openLocalMedium, clock)).lifetime).toBe('device');
  });
});
