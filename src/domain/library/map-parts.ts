import type { SavedListName } from './library-change.ts';
import { EMPTY_LIBRARY, type Library, type LibraryList, type LibraryPart } from './library.ts';
import { COLLECTIONS } from './parts/collections.ts';
import { MARKS } from './parts/marks.ts';
import type { Part } from './parts/part.ts';
import { savedList } from './parts/saved-list.ts';
import { PREFERENCES, USERNAME } from './parts/settings.ts';
import { VIEWS } from './parts/views.ts';
import type { SavedTitle } from './saved-title.ts';

const SAVED_LISTS: Readonly<Record<SavedListName, Part<readonly SavedTitle[]>>> = {
  watchlist: savedList('watchlist'),
  favorites: savedList('favorites'),
};

type PartTable = { readonly [Name in LibraryPart]: Part<Library[Name]> };

/** Every part of the library, in the order in which they are saved. */
const PARTS: PartTable = {
  ...SAVED_LISTS,
  collections: COLLECTIONS,
  viewingHistory: VIEWS,
  preferences: PREFERENCES,
  username: USERNAME,
  marks: MARKS,
};

export const PART_NAMES = Object.keys(PARTS) as readonly LibraryPart[];

/** The first release knew none of these: a bundle has one only while there is something in it. */
export const LATER_PARTS: readonly LibraryPart[] = ['marks'];

export const SAVED_LIST_NAMES = Object.keys(SAVED_LISTS) as readonly SavedListName[];

export const isSavedListName = (text: unknown): text is SavedListName =>
  typeof text === 'string' && Object.hasOwn(SAVED_LISTS, text);

export const isListName = (name: LibraryPart): name is LibraryList => Array.isArray(EMPTY_LIBRARY[name]);

const applyToPart = <Name extends LibraryPart, Answer>(
  name: Name,
  apply: (part: Part<Library[Name]>, name: Name) => Answer,
): Answer => apply(PARTS[name], name);

/** What each part says, in their order. */
export const mapParts = <Answer>(
  apply: <Name extends LibraryPart>(part: Part<Library[Name]>, name: Name) => Answer,
): readonly Answer[] => PART_NAMES.map((name) => applyToPart(name, apply));
