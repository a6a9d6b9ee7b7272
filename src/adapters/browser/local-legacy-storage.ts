import { injectable } from 'inversify';
import type { LegacyEntries, LegacyStorage } from '#application/ports/legacy-storage.ts';
import { safeLocalStorage } from './safe-storage.ts';

/** The keys of the old format (product.md, Migration: old entries). */
const ENTRIES: Readonly<Record<keyof LegacyEntries, string>> = {
  watchlist: 'matinee_watchlist',
  favorites: 'matinee_favorites',
  collections: 'matinee_collections',
  theme: 'matinee_theme',
  username: 'matinee_username',
  last_sync: 'matinee_last_sync',
  first_time: 'matinee_first_time',
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
