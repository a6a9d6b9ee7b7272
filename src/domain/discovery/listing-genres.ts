import type { ListingFilters } from './listing-filters.ts';

/** What a listing's address, and a request for it, has of genres: one of its own, and others that titles have too. */
interface ListingGenres {
  readonly genreId?: number;
  readonly filters: ListingFilters;
}

const withGenreIds = (filters: ListingFilters, ids: readonly number[]): ListingFilters => {
  const { withGenres: _, ...others } = filters;
  // In its place: what is asked for twice is told apart by its text.
  return ids.length > 0 ? { ...filters, withGenres: ids } : others;
};

/** All of its genres as one choice, the listing's own first: that is what visitors see (product.md, Explore: genres). */
export const joinGenres = ({ genreId, filters }: ListingGenres): ListingFilters => {
  const own = genreId === undefined ? [] : [genreId];
  return withGenreIds(filters, [...new Set([...own, ...(filters.withGenres ?? [])])]);
};

/** The first of its genres as the listing's own. */
export const partGenres = (joined: ListingFilters): ListingGenres => {
  const [genreId, ...others] = joined.withGenres ?? [];
  return { ...(genreId !== undefined && { genreId }), filters: withGenreIds(joined, others) };
};

/** With this genre alone, or with all where it is undefined. */
export const chooseGenre = (joined: ListingFilters, genreId: number | undefined): ListingFilters => {
  const { withoutGenres = [], ...others } = joined;
  const left = withoutGenres.filter((id) => id !== genreId);
  return withGenreIds(
    { ...others, ...(left.length > 0 && { withoutGenres: left }) },
    genreId === undefined ? [] : [genreId],
  );
};
