import { DEFAULT_SORT, type ListingName, type ListingSort } from '#domain/listing.ts';
import { sortsOf } from '#domain/sorts-of.ts';
import { withParams } from '../../hooks/address/with-params.ts';

/** The visitor's choices for a listing. They are in the URL, so that a visitor can share them and return to them. */
export interface ListingChoice {
  readonly sort: ListingSort;
  readonly view: 'grid' | 'list';
}

const readSort = (name: ListingName, text: string | null): ListingSort =>
  sortsOf(name).find((sort) => sort === text) ?? DEFAULT_SORT;

/** Reads the choice from the URL's parameters. Values that are invalid, or of no use to this listing, are ignored. */
export const readChoice = (name: ListingName, params: URLSearchParams): ListingChoice => ({
  sort: readSort(name, params.get('sort')),
  view: params.get('view') === 'list' ? 'list' : 'grid',
});

/** The URL's parameters with this choice in them. Defaults are left out, and other parameters stay. */
export const writeChoice = (params: URLSearchParams, choice: ListingChoice): URLSearchParams =>
  withParams(params, {
    sort: choice.sort === DEFAULT_SORT ? undefined : choice.sort,
    view: choice.view === 'grid' ? undefined : choice.view,
  });
