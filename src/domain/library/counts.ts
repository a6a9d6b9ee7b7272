import type { Library } from './library.ts';

/** Watchlist, favorites and all movies in all collections (spec section 2, Hover panel). */
export const totalItems = ({ watchlist, favorites, collections }: Library): number =>
  watchlist.length + favorites.length + collections.reduce((sum, { movies }) => sum + movies.length, 0);

/** Spec section 9: '99+' above 99. */
export const formatBadge = (count: number): string => (count > 99 ? '99+' : `${count}`);
