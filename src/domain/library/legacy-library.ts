import type { Theme } from '../theme.ts';
import { apply } from './apply.ts';
import type { Remainder } from './bundle.ts';
import type { LibraryAction } from './library-change.ts';
import { missingActions } from './library-difference.ts';
import type { Library } from './library.ts';
import { SAVED_LIST_NAMES, ofSavedLists, type SavedListName } from './saved-lists.ts';

/** What the old-format entries held. */
export interface LegacyLibrary extends Pick<Library, SavedListName | 'collections'> {
  readonly theme?: Theme;
  readonly username?: string;
  /** What could not be read; nothing of it is lost. */
  readonly remainder: Remainder;
}

/** These alone are no reason to migrate (product.md, Migration: condition). */
const DEFAULT_COLLECTIONS = 3;

/** Whether there is anything of the visitor's in it (product.md, Migration: condition). */
export const isWorthMigrating = ({ collections, username, ...old }: LegacyLibrary): boolean =>
  SAVED_LIST_NAMES.some((list) => old[list].length > 0) ||
  Boolean(username) ||
  collections.length > DEFAULT_COLLECTIONS;

/** The library with everything old in it, each title once; what the visitor has chosen since stays. */
export const mergeLegacy = (library: Library, old: LegacyLibrary): Library => {
  const isNew = library.username === null;
  const actions: readonly LibraryAction[] = [
    ...missingActions(library, { ...library, ...ofSavedLists((list) => old[list]), collections: old.collections }),
    ...(isNew && old.theme ? [{ kind: 'theme-set', theme: old.theme } as const] : []),
    ...(isNew && old.username ? [{ kind: 'username-set', username: old.username } as const] : []),
  ];
  return actions.reduce(apply, library);
};
