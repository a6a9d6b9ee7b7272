import { afterEach, vi } from 'vitest';
import { legacyStorageContract } from '#application/ports/library/legacy-storage.contract.ts';
import { LocalLegacyStorage } from './local-legacy-storage.ts';

const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('matinee_'));
const clear = () => {
  vi.restoreAllMocks();
  keys().forEach((key) => localStorage.removeItem(key));
};
afterEach(clear);

legacyStorageContract('localStorage', () => {
  clear();
  return {
    storage: new LocalLegacyStorage(),
    write: (key, text) => localStorage.setItem(key, text),
    keys,
    block: () =>
      void vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('Access is denied.', 'SecurityError');
      }),
  };
});
