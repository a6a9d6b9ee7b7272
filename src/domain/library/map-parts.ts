import { HISTORY_LIMIT, EMPTY_LIBRARY, type Library, type LibraryList, type LibraryPart } from './library.ts';
import { DEFAULT_USERNAME } from './names/welcome-name.ts';
import { COLLECTIONS } from './parts/collections.ts';
import { EPISODES } from './parts/episodes.ts';
import { MARKS } from './parts/marks.ts';
import type { Part } from './parts/part.ts';
import { PREFERENCES } from './parts/preferences.ts';
import { newTitles, titleDifferences } from './parts/title-differences.ts';
import { type SavedListName, ofSavedLists } from './saved-lists.ts';
import type { SavedTitle, ViewedTitle } from './saved-title.ts';

const savedList = (list: SavedListName): Part<readonly SavedTitle[]> => ({
  difference: (own, other) => titleDifferences(own, other, (title) => ({ kind: 'title-saved', list, title })),
  added: (before, after) => ({ [list]: newTitles(before, after).length }),
  total: ({ length }) => length,
});

type PartTable = { readonly [Name in LibraryPart]: Part<Library[Name]> };

const byTime = (views: readonly ViewedTitle[]): readonly ViewedTitle[] =>
  views.toSorted((a, b) => b.viewedAt.localeCompare(a.viewedAt));

const VIEWS: Part<readonly ViewedTitle[]> = {
  difference: (own, other) => {
    // The newest, while there is room: a view that is here goes for none.
    const views = byTime(newTitles(own, other)).slice(0, Math.max(0, HISTORY_LIMIT - own.length));
    return {
      missing: views.length > 0 ? [{ kind: 'history-replaced', viewingHistory: byTime([...own, ...views]) }] : [],
      // They change by themselves.
      hasOwn: false,
    };
  },
  added: (before, after) => ({ views: newTitles(before, after).length }),
  total: () => 0,
};

/** Whether the visitor has said it: who has skipped the welcome has not (product.md, Welcome: default name). */
const isGiven = (name: string | null): boolean => Boolean(name) && name !== DEFAULT_USERNAME;

const USERNAME: Part<string | null> = {
  difference: (own, other) => {
    const isMissing = other !== null && !isGiven(own) && (isGiven(other) || own === null);
    return {
      missing: isMissing ? [{ kind: 'username-set', username: other }] : [],
      hasOwn: isGiven(other) && other !== own,
    };
  },
  added: () => ({}),
  total: () => 0,
};

/** Every part of the library, in the order in which they are saved. */
const PARTS: PartTable = {
  ...ofSavedLists(savedList),
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

export const isListName = (name: LibraryPart): name is LibraryList => Array.isArray(EMPTY_LIBRARY[name]);

const applyToPart = <Name extends LibraryPart, Answer>(
  name: Name,
  apply: (part: Part<Library[Name]>, name: Name) => Answer,
): Answer => apply(PARTS[name], name);

/** What each part says, in their order. */
export const mapParts = <Answer>(
  apply: <Name extends LibraryPart>(part: Part<Library[Name]>, name: Name) => Answer,
): readonly Answer[] => PART_NAMES.map((name) => applyToPart(name, apply));
