import { afterEach, describe, expect, it, vi } from 'vitest';
import { safeLocalStorage, safeSessionStorage } from './safe-storage.ts';

const KEY = 'matinee_test';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem(KEY);
  sessionStorage.removeItem(KEY);
});

const AREAS = [
  { name: 'localStorage', safe: safeLocalStorage, own: localStorage },
  { name: 'sessionStorage', safe: safeSessionStorage, own: sessionStorage },
] as const;

const block = (name: (typeof AREAS)[number]['name']) =>
  vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });

describe.each(AREAS)('$name', ({ name, safe, own }) => {
  it('keeps a text, and forgets it', () => {
    expect(safe.get(KEY)).toBeUndefined();
    expect(safe.set(KEY, '')).toBe(true);
    expect([safe.get(KEY), own.getItem(KEY)]).toEqual(['', '']);
    expect(safe.remove(KEY)).toBe(true);
    expect([safe.get(KEY), own.getItem(KEY)]).toEqual([undefined, null]);
  });

  it('that is blocked has nothing, and says that it has done nothing', () => {
    safe.set(KEY, 'before');
    block(name);
    expect(safe.get(KEY)).toBeUndefined();
    expect([safe.set(KEY, 'after'), safe.remove(KEY)]).toEqual([false, false]);
    vi.restoreAllMocks();
    expect(safe.get(KEY)).toBe('before');
  });

  it('that is full says so, and keeps what there was', () => {
    safe.set(KEY, 'before');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('It is full.', 'QuotaExceededError');
    });
    expect(safe.set(KEY, 'after')).toBe(false);
    expect(safe.get(KEY)).toBe('before');
  });
});
