import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { knownFilters } from '#application/queries/known-filters.ts';
import {
  filterParams,
  isFilterOf,
  readFilters,
  type ListingFilterName,
  type ListingFilters,
} from '#domain/discovery/listing-filters.ts';
import { LISTINGS, type ListingName } from '#domain/listing.ts';
import { writeServicesParam } from '../../../components/watch/lists/services-param.ts';
import { withParams } from '../../../hooks/address/with-params.ts';
import { useApp } from '../../../hooks/app-context.ts';

/** What a listing is narrowed down to. */
export interface ListingFiltering {
  /** The filters that the listing has; none where the provider cannot filter it. */
  readonly known: readonly ListingFilterName[];
  readonly filters: ListingFilters;
  /** What its address asks for in vain. */
  readonly dropped: readonly ListingFilterName[];
  /** Whether anything is filtered. */
  readonly isOn: boolean;
  /** Narrows it down to this, and to what is on the visitor's services where that is given: other titles, which start at the top. */
  readonly apply: (filters: ListingFilters, isOnServices?: boolean) => void;
}

const NONE = { filters: {}, dropped: [] };

/** Narrows a listing down to what its address says, and changes that (product.md, Explore: filters in the address). */
export const useListingFilters = (name: ListingName): ListingFiltering => {
  const { queries } = useApp();
  const [params, setParams] = useSearchParams();
  const all = knownFilters(queries);
  return useMemo(() => {
    const { discovers, mediaType } = LISTINGS[name];
    const isFiltered = discovers && mediaType !== undefined;
    const isKnown = (filter: ListingFilterName) => all.includes(filter);
    const read = isFiltered ? readFilters(params, mediaType, isKnown) : NONE;
    return {
      known: isFiltered ? all.filter((filter) => isFilterOf(filter, mediaType)) : [],
      ...read,
      isOn: Object.keys(read.filters).length > 0,
      apply: (filters, isOnServices) => {
        const written = withParams(params, filterParams(filters));
        setParams(isOnServices === undefined ? written : writeServicesParam(written, isOnServices), { replace: true });
      },
    };
  }, [name, all, params, setParams]);
};
