import { ownName } from '../browser/own-name.ts';
import { safeLocalStorage } from '../browser/safe-storage.ts';

/** Begins as all that is erased with everything else. */
const KEY = ownName('matinee_sharing');

/** That this device takes part in sharing, kept apart from the database that says in which: browsers reset damaged databases.
 * Without localStorage only its loss goes unsaid. */
export const joinedFlag = {
  isSet: (): boolean => safeLocalStorage.get(KEY) !== undefined,
  set: (): boolean => safeLocalStorage.set(KEY, 'yes'),
  clear: (): boolean => safeLocalStorage.remove(KEY),
};
