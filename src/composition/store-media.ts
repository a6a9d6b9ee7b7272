import { openLocalMedium } from '#adapters/store/open-local-medium.ts';
import { openMemoryMedium } from '#adapters/store/open-memory-medium.ts';
import type { OpenMedium } from '#adapters/store/text-medium.ts';
import type { StoreKind } from './config.ts';

/** The media that `VITE_STORE` chooses from. docs/adding-a-store.md shows how to add one. */
export const STORE_MEDIA: Readonly<Record<StoreKind, OpenMedium>> = {
  local: openLocalMedium,
  // It needs a package of its own, which only its users should load.
  indexeddb: async (clock) => (await import('#adapters/store/open-indexed-db-medium.ts')).openIndexedDbMedium(clock),
  memory: openMemoryMedium,
};
