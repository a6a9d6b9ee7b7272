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

const texts = (items: readonly unknown[]): readonly string[] => items.map((item) => JSON.stringify(item));

/** Both remainders in one, each item once; of a field that both have, the first's. */
export const mergeRemainders = (first: Remainder, second: Remainder): Remainder => ({
  fields: { ...second.fields, ...first.fields },
  items: Object.fromEntries(
    PART_NAMES.filter(isListName).flatMap((name) => {
      const known = texts(first.items[name] ?? []);
      const added = (second.items[name] ?? []).filter((item) => !known.includes(JSON.stringify(item)));
      const items = [...(first.items[name] ?? []), ...added];
      return items.length > 0 ? [[name, items]] : [];
    }),
  ),
});
