import { vi } from 'vitest';
import { MemoryEntries } from '#adapters/store/memory-entries.ts';

/**
 * Faults of all that this browser, and the store in memory, keep texts in. So a contract can be run over an adapter of
 * which nothing is known but what it does. The next test begins without them: mocks are restored before it.
 */

type Refusal = () => never;

const refusal =
  (name: string): Refusal =>
  () => {
    throw new DOMException('The test has it refuse.', name);
  };

const isFull = refusal('QuotaExceededError');
const isGone = refusal('UnknownError');
const isDenied = refusal('SecurityError');

/** From now on nothing more fits on the device. */
export const fillDevice = (): void => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(isFull);
  vi.spyOn(MemoryEntries.prototype, 'setItem').mockImplementation(isFull);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(isFull);
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(isFull);
  vi.spyOn(FileSystemWritableFileStream.prototype, 'write').mockImplementation(async () => isFull());
};

/** From now on nothing on the device can be read. */
export const breakReads = (): void => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(isGone);
  vi.spyOn(MemoryEntries.prototype, 'getItem').mockImplementation(isGone);
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(isGone);
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(isGone);
  vi.spyOn(FileSystemFileHandle.prototype, 'getFile').mockImplementation(async () => isGone());
};

/** From now on nothing on the device can be had. */
export const blockDevice = (): void => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(isDenied);
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(isDenied);
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(isDenied);
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(isDenied);
  vi.spyOn(StorageManager.prototype, 'getDirectory').mockImplementation(async () => isDenied());
};

/** From now on nothing tells one device, or one network, from another. */
export const depriveDevice = (): void => {
  blockDevice();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
};
