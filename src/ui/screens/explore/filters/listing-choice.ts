import type { ListingFilters } from '#domain/discovery/listing-filters.ts';
import { partGenres } from '#domain/discovery/listing-genres.ts';
import { knownHides, type Hide } from '#domain/library/hides.ts';
import { DEFAULT_SORT, type ListingName, type ListingParams, type ListingSort } from '#domain/listing.ts';
import { sortsOf } from '#domain/sorts-of.ts';
import type { WatchChoice } from '#domain/watch/watch-choice.ts';
import { withParams } from '../../../hooks/address/with-params.ts';

/** The visitor's choices for a listing besides its filters. They are in the URL, so that a visitor can share them and return to them. */
export interface ListingChoice {
  readonly sort: ListingSort;
  readonly view: 'grid' | 'list';
  /** Undefined where the URL says nothing of it (product.md, Hiding: address). */
  readonly hides?: readonly Hide[] | undefined;
}

/** Reads the choice from the URL's parameters. Values that are invalid, or of no use to this listing, are ignored. */
export const readChoice = (name: ListingName, params: URLSearchParams): ListingChoice => ({
  sort: sortsOf(name).find((sort) => sort === params.get('sort')) ?? DEFAULT_SORT,
  view: params.get('view') === 'list' ? 'list' : 'grid',
  hides: params.has('hide') ? knownHides(params.get('hide')?.split(',') ?? []) : undefined,
});

/** The URL's parameters with what is chosen in them. Defaults are left out, and other parameters stay. */
export const writeChoice = (params: URLSearchParams, { sort, view, hides }: Partial<ListingChoice>): URLSearchParams =>
  withParams(params, {
    ...(sort && { sort: sort === DEFAULT_SORT ? undefined : sort }),
    ...(view && { view: view === 'grid' ? undefined : view }),
    ...(hides && { hide: hides.length === 0 ? undefined : hides.join() }),
  });

interface Narrowed extends Pick<ListingParams, 'listing' | 'sort'> {
  /** What it is to be on; undefined where that is anywhere. */
  readonly watch?: WatchChoice | undefined;
  /** With all of its genres. */
  readonly filters?: ListingFilters;
}

/** What is asked of a listing. */
export const listingParamsOf = ({ listing, sort, watch, filters: joined = {} }: Narrowed): ListingParams => {
  const { genreId, filters } = partGenres(joined);
  return {
    listing,
    sort,
    ...(genreId !== undefined && { genreId }),
    ...(watch && { watch }),
    ...(Object.keys(filters).length > 0 && { filters }),
  };
};
