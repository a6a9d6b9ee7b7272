import { readId } from '#domain/addresses/read-id.ts';
import type { ListingFilters } from '#domain/discovery/listing-filters.ts';
import { DEFAULT_SORT, LISTINGS, type ListingName, type ListingParams, type ListingSort } from '#domain/listing.ts';
import { sortsOf } from '#domain/sorts-of.ts';
import type { WatchChoice } from '#domain/watch/watch-choice.ts';
import { withParams } from '../../hooks/address/with-params.ts';

/** The visitor's choices for a listing. They are in the URL, so that a visitor can share them and return to them. */
export interface ListingChoice {
  readonly sort: ListingSort;
  readonly genre: number | 'all';
  readonly view: 'grid' | 'list';
}

const readSort = (name: ListingName, text: string | null): ListingSort =>
  sortsOf(name).find((sort) => sort === text) ?? DEFAULT_SORT;

const readGenre = (name: ListingName, text: string | null): ListingChoice['genre'] =>
  (LISTINGS[name].discovers ? readId(text ?? '') : undefined) ?? 'all';

/** Reads the choice from the URL's parameters. Values that are invalid, or of no use to this listing, are ignored. */
export const readChoice = (name: ListingName, params: URLSearchParams): ListingChoice => ({
  sort: readSort(name, params.get('sort')),
  genre: readGenre(name, params.get('genre')),
  view: params.get('view') === 'list' ? 'list' : 'grid',
});

/** The URL's parameters with this choice in them. Defaults are left out, and other parameters stay. */
export const writeChoice = (params: URLSearchParams, choice: ListingChoice): URLSearchParams =>
  withParams(params, {
    genre: choice.genre === 'all' ? undefined : `${choice.genre}`,
    sort: choice.sort === DEFAULT_SORT ? undefined : choice.sort,
    view: choice.view === 'grid' ? undefined : choice.view,
  });

interface Narrowing {
  /** What it is to be on; undefined where that is anywhere. */
  readonly watch?: WatchChoice | undefined;
  readonly filters?: ListingFilters;
}

export const listingParamsOf = (
  listing: ListingName,
  { sort, genre }: ListingChoice,
  { watch, filters = {} }: Narrowing = {},
): ListingParams => ({
  listing,
  sort,
  ...(genre !== 'all' && { genreId: genre }),
  ...(watch && { watch }),
  ...(Object.keys(filters).length > 0 && { filters }),
});
