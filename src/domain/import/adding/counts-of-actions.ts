import type { LibraryAction } from '../../library/library-change.ts';
import type { LibraryCounts } from '../../library/parts/part.ts';
import { type SavedListName, ofSavedLists } from '../../library/saved-lists.ts';
import { countRuns, parseRuns } from '../../shows/runs.ts';
import { titleKey, type TitleKey } from '../../title.ts';

const moviesOf = (action: LibraryAction): number => {
  if (action.kind === 'collection-created') return action.collection.movies.length;
  return action.kind === 'movie-added-to-collection' ? 1 : 0;
};

const episodesOf = (action: LibraryAction): number =>
  action.kind === 'episodes-marked' ? countRuns(parseRuns(action.runs).runs) : 0;

/** Of one title there may be two: of what is said of it, and of when it was seen. */
const markedIn = (action: LibraryAction): readonly TitleKey[] =>
  action.kind === 'title-marked' || action.kind === 'viewings-changed' ? [titleKey(action.title)] : [];

/** How much of each thing an import adds. */
export const countsOfActions = (actions: readonly LibraryAction[]): LibraryCounts => {
  const savedIn = (list: SavedListName): number =>
    actions.filter((action) => action.kind === 'title-saved' && action.list === list).length;
  return {
    ...ofSavedLists(savedIn),
    collections: actions.filter(({ kind }) => kind === 'collection-created').length,
    movies: actions.reduce((sum, action) => sum + moviesOf(action), 0),
    episodes: actions.reduce((sum, action) => sum + episodesOf(action), 0),
    marks: new Set(actions.flatMap(markedIn)).size,
  };
};
