import type { Library, LibraryList } from './library.ts';

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
