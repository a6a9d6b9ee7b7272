import type { Library, LibraryList } from './library.ts';
import { isListName, PART_NAMES } from './map-parts.ts';

/** Names the visitor's data on this device: an IP address, `fp_…`, or `unknown` (product.md, Saving: key). */
export type Identifier = string;

/** What a stored bundle holds besides the library: it is written back as it was found, so that nothing is lost. */
export interface Remainder {
  /** Fields this release does not know. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Items of lists that could not be read. */
  readonly items: Readonly<Partial<Record<LibraryList, readonly unknown[]>>>;
}

export const NO_REMAINDER: Remainder = { fields: {}, items: {} };

/** The library as saved, one for each identifier (product.md, Saving: bundle). */
export interface Bundle {
  readonly library: Library;
  readonly remainder: Remainder;
  /** ISO time; absent in bundles written by hand. */
  readonly lastUpdated?: string;
}

/** A library with what it has besides. */
export type Contents = Pick<Bundle, 'library' | 'remainder'>;

const texts = (items: readonly unknown[]): readonly string[] => items.map((item) => JSON.stringify(item));

/** Each item once, those of the first ahead. */
const mergeItems = (first: readonly unknown[], second: readonly unknown[]): readonly unknown[] => {
  if (first === second) return first;
  const known = new Set(texts(first));
  return [...first, ...second.filter((item) => !known.has(JSON.stringify(item)))];
};

/** What is an array is a list that this release does not know: nothing of either is lost. */
const mergeField = (first: unknown, second: unknown): unknown =>
  Array.isArray(first) && Array.isArray(second) ? mergeItems(first, second) : first;

/** Both remainders in one, each item once; of a field that both have and that is no list, the first's. */
export const mergeRemainders = (first: Remainder, second: Remainder): Remainder => ({
  fields: {
    ...second.fields,
    ...Object.fromEntries(
      Object.entries(first.fields).map(([name, value]) => [
        name,
        Object.hasOwn(second.fields, name) ? mergeField(value, second.fields[name]) : value,
      ]),
    ),
  },
  items: Object.fromEntries(
    PART_NAMES.filter(isListName).flatMap((name) => {
      const items = mergeItems(first.items[name] ?? [], second.items[name] ?? []);
      return items.length > 0 ? [[name, items]] : [];
    }),
  ),
});
