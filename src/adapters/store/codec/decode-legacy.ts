import type { LegacyEntries } from '#application/ports/library/legacy-storage.ts';
import type { LegacyLibrary } from '#domain/library/legacy-library.ts';
import { ofSavedLists } from '#domain/library/saved-lists.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { decodeBundle } from './decode-bundle.ts';

/** The text itself, or the content of a JSON string (product.md, Migration: old entries). */
const plain = (text: string): string => {
  const value = parseJson(text);
  return typeof value === 'string' ? value : text;
};

/** The field of a list. A text that is no JSON array is stored as it was found, under a name of its own. */
const listPart = (name: 'watchlist' | 'favorites' | 'collections', text: string | undefined) => {
  if (text === undefined) return {};
  const value = parseJson(text);
  return Array.isArray(value) ? { [name]: value as unknown[] } : { [`legacy_${name}`]: text };
};

/** The library in the old-format entries, read like a bundle: unreadable values come back as the remainder. */
export const decodeLegacy = (entries: LegacyEntries): LegacyLibrary => {
  const { watchlist, favorites, collections, theme, username } = entries;
  const bundle = decodeBundle(
    JSON.stringify({
      ...listPart('watchlist', watchlist),
      ...listPart('favorites', favorites),
      ...listPart('collections', collections ?? '[]'),
      ...(theme !== undefined && { preferences: { theme: plain(theme) } }),
      ...(username !== undefined && { username: plain(username).trim() || null }),
    }),
  );
  if (!bundle) throw new Error('What was made of the old entries is an object.');
  const { library, remainder } = bundle;
  return {
    ...ofSavedLists((list) => library[list]),
    collections: library.collections,
    remainder,
    ...(theme !== undefined && { theme: library.preferences.theme }),
    ...(library.username !== null && { username: library.username }),
  };
};
