import type { OpenMedium, TextMedium } from '#adapters/store/text-medium.ts';

interface StoreEntry {
  /** As long as the device keeps it, or the window. Without its code: the page must know it from the first change on. */
  readonly lifetime: TextMedium['lifetime'];
  /** Resolves with what opens the medium. Rejects where its code does not come. */
  readonly load: () => Promise<OpenMedium>;
}

/**
 * The stores that `VITE_STORE` chooses from: the build reads the names here, and runs this file in Node. Each is a chunk that only its users load.
 * docs/adding-a-store.md shows how to add one.
 */
export const STORES = {
  local: {
    lifetime: 'device',
    load: async () => (await import('#adapters/store/open-local-medium.ts')).openLocalMedium,
  },
  indexeddb: {
    lifetime: 'device',
    load: async () => (await import('#adapters/store/open-indexed-db-medium.ts')).openIndexedDbMedium,
  },
  memory: {
    lifetime: 'window',
    load: async () => (await import('#adapters/store/open-memory-medium.ts')).openMemoryMedium,
  },
} satisfies Readonly<Record<string, StoreEntry>>;

export type StoreKind = keyof typeof STORES;
