import type { Bundle, Identifier } from '#domain/library/bundle.ts';

/** A surrogate without its other half, as `JSON.stringify` writes it. */
const LONE_SURROGATE = /\\ud[89a-f]/;

const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

const stringify = (value: object): string => {
  const text = JSON.stringify(value);
  // Second, since a replacer makes every other save some times slower.
  return LONE_SURROGATE.test(text) ? JSON.stringify(value, wellFormed) : text;
};

/** A bundle as the text of spec section 3, Saved bundle; the remainder goes back where it was. */
export const encodeBundle = (identifier: Identifier, { library, remainder, lastUpdated }: Bundle): string => {
  const { fields, items } = remainder;
  return stringify({
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
