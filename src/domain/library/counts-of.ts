import { parseRuns, subtractRuns } from '../shows/runs.ts';
import { seenOfSeason, showKey } from '../shows/watched-show.ts';
import { titleKey } from '../title.ts';
import { apply, batch } from './apply.ts';
import type { LibraryAction } from './library-change.ts';
import { EMPTY_LIBRARY, type Library } from './library.ts';
import { mapParts } from './map-parts.ts';
import type { LibraryCounts } from './parts/part.ts';
import { SAVED_LIST_NAMES } from './saved-lists.ts';
import { keysOf } from './saved-title.ts';

/** Without the collections that come with the app. */
export const NO_COLLECTIONS: Library = { ...EMPTY_LIBRARY, collections: [] };

/** What a library has that it had not before. */
export const countsAdded = (before: Library, after: Library): LibraryCounts =>
  Object.assign({}, ...mapParts(({ added }, name) => added(before[name], after[name]))) as LibraryCounts;

export const countsOf = (library: Library): LibraryCounts => countsAdded(NO_COLLECTIONS, library);

/** How many titles of lists, collections and marks are among what was counted, each in every place that has it. The viewing history does not count. */
export const titleCount = (counts: LibraryCounts): number =>
  ([...SAVED_LIST_NAMES, 'movies', 'marks'] as const).reduce((sum, name) => sum + (counts[name] ?? 0), 0);

/** product.md, Frame: total items. */
export const totalItems = (library: Library): number =>
  mapParts(({ total }, name) => total(library[name])).reduce((sum, count) => sum + count, 0);

/** Tells of an action whether it gives something to a thing that is here, and adds none that is counted. */
const fillsOf = ({ marks, episodes }: Library, missing: readonly LibraryAction[]) => {
  const marked = keysOf(marks);
  const shows = new Map(episodes.map((show) => [showKey(show), show]));
  const markedNow = new Set(missing.flatMap((each) => (each.kind === 'title-marked' ? [titleKey(each.title)] : [])));
  const ticked = new Set(missing.flatMap((each) => (each.kind === 'episodes-marked' ? [showKey(each.title)] : [])));
  return (action: LibraryAction): boolean => {
    if (action.kind === 'collection-changed') return true;
    if (action.kind === 'title-marked') return marked.has(titleKey(action.title));
    if (action.kind === 'viewings-changed')
      return marked.has(titleKey(action.title)) && !markedNow.has(titleKey(action.title));
    if (action.kind === 'show-stopped') return !ticked.has(showKey(action.title));
    if (action.kind !== 'episodes-marked') return false;
    const show = shows.get(showKey(action.title));
    return (
      show !== undefined && subtractRuns(parseRuns(action.runs).runs, seenOfSeason(show, action.season)).length === 0
    );
  };
};

const choicesIn = (action: LibraryAction): number =>
  action.kind === 'choices-set' ? Object.keys(action.set).filter((name) => name !== 'searches').length : 0;

/** What the actions that bring in what is missing come to. Nothing where there is none: what is missing is never passed over in silence. */
export const countsMissing = (library: Library, missing: readonly LibraryAction[]): LibraryCounts => {
  const choices = missing.reduce((sum, action) => sum + choicesIn(action), 0);
  const filled = missing.filter(fillsOf(library, missing)).length;
  const counts: LibraryCounts = {
    ...countsAdded(library, apply(library, batch(missing))),
    ...(choices > 0 && { choices }),
    ...(missing.some(({ kind }) => kind === 'username-set') && { name: 1 }),
    ...(filled > 0 && { filled }),
  };
  // What another release keeps is no visitor's matter beside their own, but where it is all that comes.
  const isTold = Object.values(counts).some((count) => count > 0);
  return isTold || missing.length === 0 ? counts : { ...counts, filled: missing.length };
};
