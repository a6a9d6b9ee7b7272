import type { Theme } from '../theme.ts';
import { apply } from './apply.ts';
import type { Remainder } from './bundle.ts';
import type { Collection } from './collection.ts';
import type { LibraryAction } from './library-change.ts';
import { missingActions } from './library-difference.ts';
import type { Library } from './library.ts';
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

/** These alone are no reason to migrate (product.md, Migration: condition). */
const DEFAULT_COLLECTIONS = 3;

/** Whether there is anything of the visitor's in it (product.md, Migration: condition). */
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
