import { useState } from 'react';
import { listingCountQuery } from '#application/queries/listing-count-query.ts';
import { filteredListingPath } from '#domain/discovery/filtered-listing-path.ts';
import {
  filterParams,
  readFilters,
  type ListingFilterName,
  type ListingFilters,
} from '#domain/discovery/listing-filters.ts';
import { DEFAULT_SORT, listingPath, type ListingParams } from '#domain/listing.ts';
import type { MediaType } from '#domain/title.ts';
import { writeServicesParam } from '../../../components/watch/lists/services-param.ts';
import { useWatchChoice } from '../../../components/watch/lists/use-watch-choice.ts';
import { withParams } from '../../../hooks/address/with-params.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { useQuery } from '../../../hooks/use-query.ts';
import type { ListingFiltering } from './use-listing-filters.ts';
import type { ListingServices } from './use-listing-services.ts';

/** What is changed; undefined takes a filter away. */
export type FilterChange = { readonly [Name in ListingFilterName]?: ListingFilters[Name] | undefined };

/** A listing that is shown, and the number of its titles as far as that is known. */
export interface ShownListing {
  readonly params: ListingParams;
  readonly total: number | undefined;
}

/** The listing whose filters are chosen. */
export interface FilteredListing {
  readonly mediaType: MediaType;
  readonly filtering: ListingFiltering;
  readonly services: ListingServices;
  readonly shown: ShownListing;
}

interface Draft {
  readonly filters: ListingFilters;
  readonly isOnServices: boolean;
  /** Another number makes the fields forget what was typed into them. */
  readonly cleared: number;
}

const changed = (filters: ListingFilters, change: FilterChange): ListingFilters =>
  Object.fromEntries(Object.entries({ ...filters, ...change }).filter(([, value]) => value !== undefined));

/** The address of a listing with what narrows it down, the visitor's services by their own parameter. */
const addressIn = ({ listing, sort, genreId, filters = {}, watch }: ListingParams): string | undefined => {
  const params = writeServicesParam(withParams(new URLSearchParams(), filterParams(filters)), watch !== undefined);
  if (genreId !== undefined) params.set('genre', `${genreId}`);
  if (params.size === 0) return undefined;
  if (sort !== DEFAULT_SORT) params.set('sort', sort);
  return `${listingPath(listing)}?${params}`;
};

/** Another type has genres of its own: all of them (product.md, Explore: reset). Undefined where nothing else is chosen. */
const otherAddressIn = (filters: ListingFilters, mediaType: MediaType): string | undefined => {
  const { withGenres: _with, withoutGenres: _without, ...others } = filters;
  return Object.keys(others).length > 0
    ? filteredListingPath(mediaType === 'movie' ? 'tv' : 'movie', others)
    : undefined;
};

/** How many titles a listing would have; undefined until that is known. What is shown already is not asked for again. */
const useDraftCount = (draft: ListingParams, shown: ShownListing): number | undefined => {
  const { queries } = useApp();
  const isShown = JSON.stringify(draft) === JSON.stringify(shown.params);
  const state = useQuery(listingCountQuery(queries, draft), !isShown);
  if (isShown) return shown.total;
  return state.status === 'loaded' ? state.value : undefined;
};

/** What is chosen so far. It is as an address has it: of two years the earlier one is the first. */
export const useDraft = ({ mediaType, filtering, services, shown }: FilteredListing) => {
  const { filters, known, apply } = filtering;
  const [draft, setDraft] = useState<Draft>({ filters, isOnServices: services.isAsked, cleared: 0 });
  const watch = useWatchChoice();
  const address = withParams(new URLSearchParams(), filterParams(draft.filters));
  const tidy = readFilters(address, mediaType, (filter) => known.includes(filter)).filters;
  const { filters: _filters, watch: _watch, ...others } = shown.params;
  const asked: ListingParams = {
    ...others,
    ...(draft.isOnServices && watch && { watch }),
    ...(Object.keys(tidy).length > 0 && { filters: tidy }),
  };
  return {
    ...draft,
    /** What a saved search would lead to; undefined where nothing is chosen. */
    address: addressIn(asked),
    /** The same of the other media type. */
    otherAddress: otherAddressIn(tidy, mediaType),
    count: useDraftCount(asked, shown),
    change: (change: FilterChange) => setDraft((before) => ({ ...before, filters: changed(before.filters, change) })),
    toggleServices: () => setDraft((before) => ({ ...before, isOnServices: !before.isOnServices })),
    clear: () => setDraft(({ cleared }) => ({ filters: {}, isOnServices: false, cleared: cleared + 1 })),
    show: () => apply(tidy, draft.isOnServices),
  };
};

export type FilterDraft = ReturnType<typeof useDraft>;
