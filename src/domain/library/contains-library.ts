import type { Bundle, Remainder } from './bundle.ts';
import type { Collection } from './collection.ts';

const textOf = (value: unknown): string => JSON.stringify(value) ?? '';

/** Whether every one of `others` is among `items`, letter for letter. */
const containsAll = (items: readonly unknown[] = [], others: readonly unknown[] = []): boolean => {
  const texts = new Set(items.map(textOf));
  return others.every((other) => texts.has(textOf(other)));
};

const containsCollection = (collections: readonly Collection[], { movies, ...other }: Collection): boolean =>
  collections.some(({ movies: own, ...each }) => textOf(each) === textOf(other) && containsAll(own, movies));

/** Whether a remainder has every unknown field and unreadable item that another has, letter for letter. */
export const containsRemainder = ({ fields, items }: Remainder, other: Remainder): boolean =>
  Object.entries(other.fields).every(([name, value]) => textOf(fields[name]) === textOf(value)) &&
  Object.entries(other.items).every(([name, values]) => containsAll(items[name as keyof typeof items], values));

/**
 * Whether a bundle has everything that another has: its titles, collections, name, genres and unknown fields, letter for
 * letter. Views and the theme do not count: they change by themselves, or with a click.
 */
export const containsLibrary = ({ library, remainder }: Bundle, other: Bundle): boolean =>
  containsAll(library.watchlist, other.library.watchlist) &&
  containsAll(library.favorites, other.library.favorites) &&
  other.library.collections.every((collection) => containsCollection(library.collections, collection)) &&
  [null, library.username].includes(other.library.username) &&
  containsAll(library.preferences.preferredGenres, other.library.preferences.preferredGenres) &&
  containsRemainder(remainder, other.remainder);
