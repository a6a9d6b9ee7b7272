import type { LibraryAction, SavedListName } from '../library-change.ts';

/** How much there is of each thing; `movies` are those of all collections together. */
export type LibraryCounts = Readonly<
  Partial<Record<SavedListName | 'collections' | 'movies' | 'views' | 'marks' | 'episodes', number>>
>;

/** What there is to know of a part of the library, so that none is forgotten where libraries are merged, compared or counted. */
export interface Part<Value> {
  /** The actions that bring into `own` what `other` has and it lacks. */
  readonly missing: (own: Value, other: Value) => readonly LibraryAction[];
  /** Whether `own` has everything that `other` has, letter for letter. */
  readonly contains: (own: Value, other: Value) => boolean;
  /** How much of each thing `after` has that `before` had not. */
  readonly added: (before: Value, after: Value) => LibraryCounts;
  /** How many of its things are in the total (product.md, Frame: total items). */
  readonly total: (value: Value) => number;
}
