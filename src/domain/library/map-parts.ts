import type { SavedListName } from './library-change.ts';
import { EMPTY_LIBRARY, type Library, type LibraryList, type LibraryPart, type Preferences } from './library.ts';
import { COLLECTIONS } from './parts/collections.ts';
import { containsAll } from './parts/contains-all.ts';
import { containsTitles } from './parts/contains-titles.ts';
import { EPISODES } from './parts/episodes.ts';
import { MARKS } from './parts/marks.ts';
import { newTitles } from './parts/new-titles.ts';
import type { Part } from './parts/part.ts';
import type { SavedTitle, ViewedTitle } from './saved-title.ts';

const savedList = (list: SavedListName): Part<readonly SavedTitle[]> => ({
  missing: (own, other) => newTitles(own, other).map((title) => ({ kind: 'title-saved', list, title })),
  contains: containsTitles,
  added: (before, after) => ({ [list]: newTitles(before, after).length }),
  total: ({ length }) => length,
});

const SAVED_LISTS: Readonly<Record<SavedListName, Part<readonly SavedTitle[]>>> = {
  watchlist: savedList('watchlist'),
  favorites: savedList('favorites'),
};

type PartTable = { readonly [Name in LibraryPart]: Part<Library[Name]> };

const VIEWS: Part<readonly ViewedTitle[]> = {
  missing: (own, other) => {
    const views = newTitles(own, other);
    if (views.length === 0) return [];
    const newestFirst = [...own, ...views].toSorted((a, b) => b.viewedAt.localeCompare(a.viewedAt));
    return [{ kind: 'history-replaced', viewingHistory: newestFirst }];
  },
  // They change by themselves.
  contains: () => true,
  added: (before, after) => ({ views: newTitles(before, after).length }),
  total: () => 0,
};

const PREFERENCES: Part<Preferences> = {
  // What the visitor has chosen here stays.
  missing: () => [],
  // The theme changes with a click.
  contains: (own, other) => containsAll(own.preferredGenres, other.preferredGenres),
  added: () => ({}),
  total: () => 0,
};

const USERNAME: Part<string | null> = {
  missing: (own, other) => (own === null && other !== null ? [{ kind: 'username-set', username: other }] : []),
  contains: (own, other) => other === null || other === own,
  added: () => ({}),
  total: () => 0,
};

/** Every part of the library, in the order in which they are saved. */
const PARTS: PartTable = {
  ...SAVED_LISTS,
  collections: COLLECTIONS,
  viewingHistory: VIEWS,
  preferences: PREFERENCES,
  username: USERNAME,
  marks: MARKS,
  episodes: EPISODES,
};

export const PART_NAMES = Object.keys(PARTS) as readonly LibraryPart[];

/** The first release knew none of these: a bundle has one only while there is something in it. */
export const LATER_PARTS: readonly LibraryPart[] = ['marks', 'episodes'];

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
