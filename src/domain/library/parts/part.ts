import type { LibraryAction } from '../library-change.ts';
import type { SavedListName } from '../saved-lists.ts';

/**
 * How much there is of each thing; `movies` are those of all collections together. `choices`, `name` and `filled` are of what one library
 * lacks alone: what the visitor chose, the visitor's name, and things that are here and lack something of what is there.
 */
export type LibraryCounts = Readonly<
  Partial<
    Record<
      | SavedListName
      | 'collections'
      | 'movies'
      | 'views'
      | 'marks'
      | 'episodes'
      | 'searches'
      | 'choices'
      | 'name'
      | 'filled',
      number
    >
  >
>;

/** What another library has beyond one's own. */
export interface Difference {
  /** The actions that bring in what is missing here; where both have said something, nothing does. None where nothing is missing. */
  readonly missing: readonly LibraryAction[];
  /**
   * Whether there is something in it that a visitor made and that is here nowhere, missing or said otherwise: it must not go. What changes
   * by itself, or with a click, is no such thing.
   */
  readonly hasOwn: boolean;
}

/** All of them in one. */
export const joinDifferences = (differences: readonly Difference[]): Difference => ({
  missing: differences.flatMap(({ missing }) => missing),
  hasOwn: differences.some(({ hasOwn }) => hasOwn),
});

/** What there is to know of a part of the library, so that none is forgotten where libraries are merged, compared or counted. */
export interface Part<Value> {
  /** What `other` has beyond `own`: the one answer of which merging and comparing are made. */
  readonly difference: (own: Value, other: Value) => Difference;
  /** How much of each thing `after` has that `before` had not. */
  readonly added: (before: Value, after: Value) => LibraryCounts;
  /** How many of its things are in the total (product.md, Frame: total items). */
  readonly total: (value: Value) => number;
}
