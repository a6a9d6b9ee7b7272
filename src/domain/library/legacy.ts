import type { Theme } from '../theme.ts';
import { apply } from './apply.ts';
import type { Remainder } from './bundle.ts';
import type { Collection } from './collection.ts';
import type { LibraryAction } from './library-change.ts';
import type { Library } from './library.ts';
import { missingActions } from './missing-actions.ts';
import type { SavedTitle } from './saved-title.ts';

/** What the old-format entries held. */
export interface LegacyLibrary {
  readonly watchlist: readonly SavedTitle[];
  readonly favorites: readonly SavedTitle[];
  readonly collections: readonly Collection[];
  readonly theme?: Theme;
  readonly username?: string;
  /** What could not be read; nothing of it is lost. */
  readonly remainder: Remainder;
}

/** Spec section 9: the three default collections alone are no reason. */
const DEFAULT_COLLECTIONS = 3;

/** Spec section 9: only if the old watchlist or favorites are non-empty, a username exists, or there are more than 3 collections. */
export const isWorthMigrating = ({ watchlist, favorites, collections, username }: LegacyLibrary): boolean =>
  watchlist.length > 0 || favorites.length > 0 || Boolean(username) || collections.length > DEFAULT_COLLECTIONS;

/** The library with everything old in it, each title once; what the visitor has chosen since stays. */
export const mergeLegacy = (library: Library, old: LegacyLibrary): Library => {
  const isNew = library.username === null;
  const { watchlist, favorites, collections } = old;
  const actions: readonly LibraryAction[] = [
    ...missingActions(library, { ...library, watchlist, favorites, collections }),
    ...(isNew && old.theme ? [{ kind: 'theme-set', theme: old.theme } as const] : []),
    ...(isNew && old.username ? [{ kind: 'username-set', username: old.username } as const] : []),
  ];
  return actions.reduce(apply, library);
};
