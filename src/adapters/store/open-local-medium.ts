import { storageEvents } from './storage-events.ts';
import { StorageMedium } from './storage-medium.ts';
import type { TextMedium } from './text-medium.ts';

/**
 * A medium over the browser's localStorage. Rejects where that is blocked (the getter throws a SecurityError) or
 * absent.
 */
export const openLocalMedium = async (): Promise<TextMedium> => {
  const entries = globalThis.localStorage;
  // Storage is only read here: a full one can be opened like any other.
  if (typeof entries.length !== 'number') throw new TypeError('There is no localStorage.');
  return new StorageMedium(entries, 'device', storageEvents());
};
