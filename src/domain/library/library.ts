import { DEFAULT_THEME, type Theme } from '../theme.ts';
import { DEFAULT_COLLECTIONS, type Collection } from './collection.ts';
import type { SavedTitle, ViewedTitle } from './saved-title.ts';

export interface Preferences {
  readonly theme: Theme;
  /** Names or numbers: the spec only says a list. */
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
  /** Null until the welcome is completed (spec section 4, Welcome modal). */
  readonly username: string | null;
}

export const EMPTY_LIBRARY: Library = {
  watchlist: [],
  favorites: [],
  collections: DEFAULT_COLLECTIONS,
  viewingHistory: [],
  preferences: { theme: DEFAULT_THEME, preferredGenres: [] },
  username: null,
};
