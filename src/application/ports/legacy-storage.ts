/** The old-format entries (contract.md), each as its text; absent ones are left out. */
export interface LegacyEntries {
  readonly watchlist?: string;
  readonly favorites?: string;
  readonly collections?: string;
  readonly theme?: string;
  readonly username?: string;
  readonly last_sync?: string;
  readonly first_time?: string;
}

export interface LegacyStorage {
  /** Never throws: what cannot be read counts as absent. */
  read(): LegacyEntries;
  /** Removes every old-format entry. Throws when the storage refuses. */
  remove(): void;
}
