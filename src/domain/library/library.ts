import type { SavedSearch } from '../discovery/saved-search.ts';
import type { LanguageTag } from '../languages/language-tag.ts';
import type { WatchedShow } from '../shows/watched-show.ts';
import { DEFAULT_THEME, type Theme } from '../theme.ts';
import { DEFAULT_COLLECTIONS, type Collection } from './collection.ts';
import type { MarkedTitle } from './marks/mark.ts';
import { SAVED_LIST_NAMES, type SavedListName, ofSavedLists } from './saved-lists.ts';
import type { SavedTitle, StoredTitle, ViewedTitle } from './saved-title.ts';

/** What a visitor may choose; absent until then (product.md, Saving: choices). */
export interface Choices {
  /** What the listings leave out: 'seen', 'listed', or what a newer release has. */
  readonly hides?: readonly string[];
  /** Whether the titles that are opened are noted. Yes by default. */
  readonly keepsHistory?: boolean;
  /** Whether recommendations are worked out. Yes by default. */
  readonly wantsRecommendations?: boolean;
  /** Whether names, overviews and stills of episodes that were not seen are veiled. No by default. */
  readonly veilsUnseen?: boolean;
  /** Whether the provider's rating of a title is shown once that was seen, and not before. No by default. */
  readonly veilsRatings?: boolean;
  /** The language of titles' names and texts. Absent: English, as the provider gives them. */
  readonly titleLanguage?: LanguageTag;
  /** The country in which the visitor watches: two capital letters. */
  readonly watchRegion?: string;
  /** The ids of the services on which the visitor watches. */
  readonly watchServices?: readonly number[];
  /** The keys of the collections of which the calendar tells, besides the watchlist. */
  readonly calendarCollections?: readonly string[];
  /** The searches that the visitor has saved, the newest first. */
  readonly searches?: readonly SavedSearch[];
}

export interface Preferences extends Choices {
  readonly theme: Theme;
  /** Names or numbers: the bundle only says a list (product.md, Saving: bundle). */
  readonly preferredGenres: readonly (string | number)[];
}

/** Everything personal, as one immutable value. It changes only by a `LibraryChange`. */
export interface Library extends Readonly<Record<SavedListName, readonly SavedTitle[]>> {
  readonly collections: readonly Collection[];
  /** Newest first, at most 50. */
  readonly viewingHistory: readonly ViewedTitle[];
  readonly preferences: Preferences;
  /** Null until the welcome is completed (product.md, Welcome: completion). */
  readonly username: string | null;
  /** In the order in which the titles were first marked. Absent from the bundle while there is none. */
  readonly marks: readonly MarkedTitle[];
  /** The shows of which episodes were seen, in the order of their first ones. Absent from the bundle while there is none. */
  readonly episodes: readonly WatchedShow[];
}

export type LibraryPart = keyof Library;
/** The parts of this type. */
export type PartsOf<Value> = { [Name in LibraryPart]: Library[Name] extends Value ? Name : never }[LibraryPart];
export type LibraryList = PartsOf<readonly unknown[]>;

/** The lists that the visitor puts titles on: the saved ones, and each collection. */
export const titleLists = (
  library: Pick<Library, SavedListName | 'collections'>,
): readonly (readonly StoredTitle[])[] => [
  ...SAVED_LIST_NAMES.map((list) => library[list]),
  ...library.collections.map(({ movies }) => movies),
];

export const EMPTY_LIBRARY: Library = {
  ...ofSavedLists(() => []),
  collections: DEFAULT_COLLECTIONS,
  viewingHistory: [],
  preferences: { theme: DEFAULT_THEME, preferredGenres: [] },
  username: null,
  marks: [],
  episodes: [],
};

/** product.md, Lists: history cap. */
export const HISTORY_LIMIT = 50;
