import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { knownFilters } from '#application/queries/known-filters.ts';
import { readId } from '#domain/addresses/read-id.ts';
import {
  filterParams,
  isFilterOf,
  readFilters,
  type ListingFilterName,
  type ListingFilters,
} from '#domain/discovery/listing-filters.ts';
import { joinGenres, partGenres } from '#domain/discovery/listing-genres.ts';
import type { Hide } from '#domain/library/hides.ts';
import { LISTINGS, type ListingName } from '#domain/listing.ts';
import { writeServicesParam } from '../../../components/watch/lists/services-param.ts';
import { useChangeParams } from '../../../hooks/address/use-change-params.ts';
import { withParams } from '../../../hooks/address/with-params.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { writeHideParam } from './hide-param.ts';

/** What else of an address changes at the same time; what is absent stays. */
interface Beside {
  /** Whether only what is on the visitor's services is to be there. */
  readonly isOnServices?: boolean;
  readonly hides?: readonly Hide[];
}

/** What a listing is narrowed down to. */
export interface ListingFiltering {
  /** The filters that the listing has; none where the provider cannot filter it. */
  readonly known: readonly ListingFilterName[];
  /** With the listing's own genre as the first of all of its genres. */
  readonly filters: ListingFilters;
  /** What its address asks for in vain. */
  readonly dropped: readonly ListingFilterName[];
  /** Whether anything is filtered besides its genre. */
  readonly isOn: boolean;
  /** Narrows it down to this: other titles, which start at the top. */
  readonly apply: (filters: ListingFilters, beside?: Beside) => void;
}

const NONE = { filters: {}, dropped: [] };

/** Narrows a listing down to what its address says, and changes that (product.md, Explore: filters in the address). */
export const useListingFilters = (name: ListingName): ListingFiltering => {
  const { queries } = useApp();
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const all = knownFilters(queries);
  const filtering = useMemo(() => {
    const { discovers, mediaType } = LISTINGS[name];
    const isFiltered = discovers && mediaType !== undefined;
    const isKnown = (filter: ListingFilterName) => all.includes(filter);
    const { filters, dropped } = isFiltered ? readFilters(params, mediaType, isKnown) : NONE;
    const genreId = isFiltered ? readId(params.get('genre') ?? '') : undefined;
    return {
      known: isFiltered ? all.filter((filter) => isFilterOf(filter, mediaType)) : [],
      filters: joinGenres({ ...(genreId !== undefined && { genreId }), filters }),
      dropped,
      isOn: Object.keys(filters).length > 0,
    };
  }, [name, all, params]);
  const apply: ListingFiltering['apply'] = (next, { isOnServices, hides } = {}) => {
    const own = partGenres(next);
    const genre = own.genreId === undefined ? undefined : `${own.genreId}`;
    let written = withParams(params, { genre, ...filterParams(own.filters) });
    if (isOnServices !== undefined) written = writeServicesParam(written, isOnServices);
    if (hides) written = writeHideParam(written, hides);
    changeParams(written);
  };
  return { ...filtering, apply };
};
