import type { RunsName, ShowFacts } from '../shows/watched-show.ts';
import type { Theme } from '../theme.ts';
import type { TitleRef } from '../title.ts';
import type { Remainder } from './bundle.ts';
import type { Collection, CollectionDetails } from './collection.ts';
import type { TitlesRefreshed } from './facts/titles-refreshed.ts';
import type { Choices, Library, Preferences } from './library.ts';
import type { Mark, MarkFields, Viewings } from './marks/mark.ts';
import type { Patch } from './patch.ts';
import type { SavedListName } from './saved-lists.ts';
import type { StoredTitle, SavedTitle, ViewedTitle } from './saved-title.ts';

/** `title` is what the marks keep of it, should it have no mark yet. */
export interface TitleMarked extends Patch<MarkFields> {
  readonly kind: 'title-marked';
  readonly title: StoredTitle;
  readonly index?: number;
}

/**
 * A title was seen on the days in `set`, with what is said of them, and not on those in `clear`. All other viewings stay. `title` is as that of
 * `TitleMarked`. With `back` this brings back what was: its days as they were written, and its `seenAt`.
 */
export interface ViewingsChanged extends Patch<Viewings> {
  readonly kind: 'viewings-changed';
  readonly title: StoredTitle;
  readonly back?: Pick<Mark, 'seenAt'>;
  readonly index?: number;
}

/**
 * `runs` were seen, on their days; what they say of an episode that was seen already counts from now on. `cleared` were not seen:
 * runs too, whose days say nothing. No episode is in both. A further round has names of its own in the place of a season's number.
 * `title` is what the episodes keep of a show that they do not have yet.
 */
export interface EpisodesMarked {
  readonly kind: 'episodes-marked';
  readonly title: ShowFacts;
  readonly season: RunsName;
  readonly runs: string;
  readonly cleared?: string;
  readonly index?: number;
}

/** `stoppedAt` is an ISO time; null where the show is followed again. */
export interface ShowStopped {
  readonly kind: 'show-stopped';
  readonly title: ShowFacts;
  readonly stoppedAt: string | null;
  readonly index?: number;
}

/**
 * These parts are replaced, and of the preferences what is named; all else stays as it is, whatever another release has besides.
 * `remainder` is added to what the library has that this release does not know.
 */
export interface PartsReplaced {
  readonly kind: 'parts-replaced';
  readonly parts: Partial<Omit<Library, 'preferences'>>;
  readonly preferences?: Patch<Partial<Preferences>>;
  readonly remainder?: Remainder;
}

/**
 * What happened to the library. Serialisable, so that it can be told to other tabs and written down.
 * `index` says where in a list; without it, additions go to the end and views to the front.
 */
export type LibraryAction =
  | { readonly kind: 'title-saved'; readonly list: SavedListName; readonly title: SavedTitle; readonly index?: number }
  | { readonly kind: 'title-removed'; readonly list: SavedListName; readonly title: TitleRef }
  | { readonly kind: 'collection-created'; readonly collection: Collection; readonly index?: number }
  | { readonly kind: 'collection-removed'; readonly collectionId: string }
  | ({ readonly kind: 'collection-changed'; readonly collectionId: string } & Patch<CollectionDetails>)
  | { readonly kind: 'collection-moved'; readonly collectionId: string; readonly rank: string }
  | {
      readonly kind: 'movie-added-to-collection';
      readonly collectionId: string;
      readonly title: StoredTitle;
      readonly index?: number;
    }
  | { readonly kind: 'movie-removed-from-collection'; readonly collectionId: string; readonly title: TitleRef }
  | {
      readonly kind: 'movie-moved';
      readonly collectionId: string;
      readonly title: TitleRef;
      readonly rank: string;
    }
  | { readonly kind: 'title-viewed'; readonly title: ViewedTitle }
  | { readonly kind: 'history-replaced'; readonly viewingHistory: readonly ViewedTitle[] }
  | TitleMarked
  | ViewingsChanged
  | EpisodesMarked
  | ShowStopped
  | TitlesRefreshed
  | ({ readonly kind: 'choices-set' } & Patch<Choices>)
  | { readonly kind: 'theme-set'; readonly theme: Theme }
  | { readonly kind: 'username-set'; readonly username: string | null }
  | PartsReplaced
  | { readonly kind: 'batch'; readonly actions: readonly LibraryAction[] };

/** An action with what tells it apart from every other. */
export interface LibraryChange {
  readonly id: string;
  /** ISO time. */
  readonly at: string;
  /** The tab it came from. */
  readonly tab: string;
  readonly action: LibraryAction;
}
