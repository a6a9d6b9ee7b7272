import { storageEvents } from './storage-events.ts';
import { StorageMedium } from './storage-medium.ts';
import type { TextMedium } from './text-medium.ts';

/** The browser's localStorage. Rejects where it is blocked (the getter throws a SecurityError) or absent. */
export const openLocalMedium = async (): Promise<TextMedium> => {
  const entries = globalThis.localStorage;
  // Only read: a full storage can be opened like any other.
  if (typeof entries.length !== 'number') throw new TypeError('There is no localStorage.');
  return new StorageMedium(entries, 'device', storageEvents());
};
