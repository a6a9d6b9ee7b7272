import type { Bundle, Identifier } from '#domain/library/bundle.ts';

/**
 * A bundle as the text of spec section 3, Saved bundle; the remainder goes back where it was. The text is well-formed:
 * `JSON.stringify` escapes a surrogate without its other half, so that no medium can change it, and it reads back as it was.
 */
export const encodeBundle = (identifier: Identifier, { library, remainder, lastUpdated }: Bundle): string => {
  const { fields, items } = remainder;
  return JSON.stringify({
    ...fields,
    watchlist: [...library.watchlist, ...(items.watchlist ?? [])],
    favorites: [...library.favorites, ...(items.favorites ?? [])],
    collections: [...library.collections, ...(items.collections ?? [])],
    viewingHistory: [...library.viewingHistory, ...(items.viewingHistory ?? [])],
    preferences: library.preferences,
    username: library.username,
    lastUpdated,
    ipAddress: identifier,
  });
};
