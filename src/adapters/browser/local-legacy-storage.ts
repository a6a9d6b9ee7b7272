import { injectable } from 'inversify';
import type { LegacyEntries, LegacyStorage } from '#application/ports/library/legacy-storage.ts';
import { ownName } from './own-name.ts';
import { safeLocalStorage } from './safe-storage.ts';

/** The keys of the old format (product.md, Migration: old entries). */
const ENTRIES: Readonly<Record<keyof LegacyEntries, string>> = {
  watchlist: ownName('matinee_watchlist'),
  favorites: ownName('matinee_favorites'),
  collections: ownName('matinee_collections'),
  theme: ownName('matinee_theme'),
  username: ownName('matinee_username'),
  last_sync: ownName('matinee_last_sync'),
  first_time: ownName('matinee_first_time'),
};

@injectable()
export class LocalLegacyStorage implements LegacyStorage {
  read(): LegacyEntries {
    const texts = Object.entries(ENTRIES).map(([name, key]) => [name, safeLocalStorage.get(key)] as const);
    return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
  }

  remove(): void {
    // Uses the browser's own storage, which throws: the caller must know of a refusal.
    for (const key of Object.values(ENTRIES)) localStorage.removeItem(key);
  }
}
