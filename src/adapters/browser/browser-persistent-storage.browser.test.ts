import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserPersistentStorage } from './browser-persistent-storage.ts';
import { lastBackup } from './memories/feature-memories.ts';

const KEYS = ['matinee_asked_to_persist', 'matinee_last_backup'];
const clear = () => {
  vi.restoreAllMocks();
  for (const key of KEYS) localStorage.removeItem(key);
};
beforeEach(clear);
afterEach(clear);

describe('the room the browser gives', () => {
  it.each([true, false])('is asked to stay, and that it was asked is remembered (%s)', async (answer) => {
    vi.spyOn(navigator.storage, 'persist').mockResolvedValue(answer);
    expect(new BrowserPersistentStorage().wasAsked).toBe(false);
    expect(await new BrowserPersistentStorage().persist()).toBe(answer);
    expect(new BrowserPersistentStorage().wasAsked).toBe(true);
  });

  it.each([
    ['Chromium', { brands: [{ brand: 'Not A;Brand' }, { brand: 'Chromium' }] }, true],
    ['any other', undefined, false],
  ])('is decided on without the visitor by %s: %s', (_, userAgentData, expected) => {
    vi.stubGlobal('navigator', Object.create(navigator, { userAgentData: { value: userAgentData } }));
    expect(new BrowserPersistentStorage().decidesAlone).toBe(expected);
    vi.unstubAllGlobals();
  });

  it('is reported', async () => {
    vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(true);
    vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ usage: 12_345 });
    expect(await new BrowserPersistentStorage().isPersisted()).toBe(true);
    expect(await new BrowserPersistentStorage().usedBytes()).toBe(12_345);
  });

  it.each([
    ['absent', () => undefined as never],
    ['refused', () => ({ persist: refuse, persisted: refuse, estimate: refuse }) as unknown as StorageManager],
  ])('is not known where asking is %s, and then was not asked', async (_, get) => {
    vi.spyOn(navigator, 'storage', 'get').mockImplementation(get);
    const storage = new BrowserPersistentStorage();
    expect(await storage.isPersisted()).toBeUndefined();
    expect(await storage.usedBytes()).toBeUndefined();
    expect(await storage.persist()).toBe(false);
    expect(storage.wasAsked).toBe(false);
  });
});
const refuse = () => Promise.reject(new TypeError('Not here.'));

describe('when the last backup was made', () => {
  it('is remembered on the device', () => {
    expect(lastBackup.recall()).toBeUndefined();
    lastBackup.remember('2026-11-21T12:00:00.000Z');
    expect(lastBackup.recall()).toBe('2026-11-21T12:00:00.000Z');
    expect(localStorage.getItem('matinee_last_backup')).toBe('2026-11-21T12:00:00.000Z');
  });

  it('is not known when the entry is no time, or storage is blocked', () => {
    localStorage.setItem('matinee_last_backup', 'lately');
    expect(lastBackup.recall()).toBeUndefined();
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    expect(() => lastBackup.remember('2026-11-21T12:00:00.000Z')).not.toThrow();
    expect(lastBackup.recall()).toBeUndefined();
  });
});
