import { DEFAULT_THEME, type Theme } from '../theme.ts';
import { DEFAULT_COLLECTIONS, type Collection } from './collection.ts';
import type { SavedTitle, ViewedTitle } from './saved-title.ts';

export interface Preferences {
  readonly theme: Theme;
  /** Names or numbers: the bundle only says a list (product.md, Saving: bundle). */
  readonly preferredGenres: readonly (string | number)[];
}

/** Everything personal, as one immutable value. It changes only by a `LibraryChange`. */
export interface Library {
  readonly watchlist: readonly SavedTitle[];
  readonly favorites: readonly SavedTitle[];
  readonly collections: readonly Collection[];
  /** Newest first, at most 50. */
  readonly viewingHistory: readonly ViewedTitle[];
  readonly preferences: Preferences;
  /** Null until the welcome is completed (product.md, Welcome: completion). */
  readonly username: string | null;
}

export type LibraryPart = keyof Library;
/** The parts of this type. */
export type PartsOf<Value> = { [Name in LibraryPart]: Library[Name] extends Value ? Name : never }[LibraryPart];
export type LibraryList = PartsOf<readonly unknown[]>;

export const EMPTY_LIBRARY: Library = {
  watchlist: [],
  favorites: [],
  collections: DEFAULT_COLLECTIONS,
  viewingHistory: [],
  preferences: { theme: DEFAULT_THEME, preferredGenres: [] },
  username: null,
};
