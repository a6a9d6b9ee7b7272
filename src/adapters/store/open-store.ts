import type { Log } from '#application/ports/log.ts';
import type { Store } from '#application/ports/store.ts';
import { BundleStore } from './bundle-store.ts';
import { openMemoryMedium } from './open-memory-medium.ts';
import type { OpenMedium } from './text-medium.ts';

/** A store over a medium; over memory, with the lifetime of the window, when that medium cannot be opened. Never rejects. */
export const openStore = async (openMedium: OpenMedium, log?: Log): Promise<Store> => {
  try {
    return new BundleStore(await openMedium());
  } catch (cause) {
    log?.warn('The storage of this browser cannot be opened: what is saved ends with the window.', cause);
    return new BundleStore(await openMemoryMedium());
  }
};
