import type { LegacyLibrary } from '#domain/library/legacy-library.ts';

/** The old-format entries (product.md, Migration: old entries), each as its text; absent ones are left out. */
export interface LegacyEntries {
  readonly watchlist?: string;
  readonly favorites?: string;
  readonly collections?: string;
  readonly theme?: string;
  readonly username?: string;
  readonly last_sync?: string;
  readonly first_time?: string;
}

/** What old-format entries hold. Never throws. */
export type DecodeLegacy = (entries: LegacyEntries) => LegacyLibrary;

export interface LegacyStorage {
  /** Never throws: what cannot be read counts as absent. */
  read(): LegacyEntries;
  /** Removes every old-format entry. Throws when the storage refuses. */
  remove(): void;
}
