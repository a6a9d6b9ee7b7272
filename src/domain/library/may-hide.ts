import type { Library } from './library.ts';
import { SAVED_LIST_NAMES } from './saved-lists.ts';

/** Whether there is something of the visitor's by which titles could be hidden, or that they have chosen to hide. */
export const mayHide = (library: Library): boolean =>
  ([...SAVED_LIST_NAMES, 'marks'] as const).some((list) => library[list].length > 0) ||
  library.preferences.hides !== undefined;
