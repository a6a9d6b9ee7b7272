import { countsOf } from '../library/counts-of.ts';
import type { Library } from '../library/library.ts';
import { ofSavedLists } from '../library/saved-lists.ts';
import type { ReportCounts } from './report.ts';

/** How much there is of what, and nothing of what it is. */
export const reportCounts = (library: Library): ReportCounts => {
  const { collections, viewingHistory, marks, episodes, preferences } = library;
  const { movies = 0, episodes: seen = 0 } = countsOf(library);
  return {
    ...ofSavedLists((list) => library[list].length),
    collections: collections.length,
    moviesInCollections: movies,
    marks: marks.length,
    ratings: marks.filter(({ rating }) => rating !== undefined).length,
    notes: marks.filter(({ note }) => note !== undefined).length,
    hidden: marks.filter(({ hiddenAt }) => hiddenAt !== undefined).length,
    views: viewingHistory.length,
    shows: episodes.length,
    episodes: seen,
    searches: preferences.searches?.length ?? 0,
  };
};
