import type { LibraryCounts } from '../library/library-counts.ts';
import { countOf } from './numbers.ts';

const joined = (parts: readonly string[]): string => {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
};

/** '12 titles in your watchlist, 3 favorites, 4 collections and 20 views'; undefined when there is nothing of any. */
export const formatLibraryCounts = (counts: LibraryCounts): string | undefined => {
  const { watchlist, favorites, collections, movies, views } = counts;
  const parts = [
    { count: watchlist, text: `${countOf(watchlist, 'title')} in your watchlist` },
    { count: favorites, text: countOf(favorites, 'favorite') },
    { count: collections, text: countOf(collections, 'collection') },
    { count: movies, text: `${countOf(movies, 'movie')} in collections` },
    { count: views, text: countOf(views, 'view') },
  ];
  return joined(parts.filter(({ count }) => count > 0).map(({ text }) => text)) || undefined;
};
