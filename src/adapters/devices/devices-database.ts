import { ownName } from '../browser/own-name.ts';
import { safeLocalStorage } from '../browser/safe-storage.ts';

/** The database of the sharing. Erased with everything else, as all own names are. */
export const DEVICES_DATABASE = ownName('matinee-devices');

/** Whether the browser keeps a database of this name: a look into it would make it. Where databases are not listed there may be one. */
export const mayHaveDatabase = async (wanted: string): Promise<boolean> => {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === wanted);
  } catch {
    return 'indexedDB' in globalThis && !('databases' in indexedDB);
  }
};

/** Begins as all that is erased with everything else. */
const KEY = ownName('matinee_sharing');

/** That this device takes part in sharing, kept apart from the database that says in which: browsers reset damaged databases.
 * Without localStorage only its loss goes unsaid. */
export const joinedFlag = {
  isSet: (): boolean => safeLocalStorage.get(KEY) !== undefined,
  set: (): boolean => safeLocalStorage.set(KEY, 'yes'),
  clear: (): boolean => safeLocalStorage.remove(KEY),
};
