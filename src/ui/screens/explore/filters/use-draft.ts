import { useState } from 'react';
import { listingCountQuery } from '#application/queries/listing-count-query.ts';
import { filteredListingPath } from '#domain/discovery/filtered-listing-path.ts';
import {
  filterParams,
  readFilters,
  type ListingFilterName,
  type ListingFilters,
} from '#domain/discovery/listing-filters.ts';
import type { Hide } from '#domain/library/hides.ts';
import { DEFAULT_SORT, listingPath, type ListingParams } from '#domain/listing.ts';
import type { MediaType } from '#domain/title.ts';
import { writeServicesParam } from '../../../components/watch/lists/services-param.ts';
import { useWatchChoice } from '../../../components/watch/lists/use-watch-choice.ts';
import { withParams } from '../../../hooks/address/with-params.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { useQuery } from '../../../hooks/use-query.ts';
import { listingParamsOf } from './listing-params-of.ts';
import type { ListingFiltering } from './use-listing-filters.ts';
import type { ListingHides } from './use-listing-hides.ts';
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
  readonly hiding: ListingHides;
  readonly shown: ShownListing;
}

interface Draft {
  /** With all of its genres. */
  readonly filters: ListingFilters;
  readonly isOnServices: boolean;
  readonly hides: readonly Hide[];
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

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** How many titles a listing would have; undefined until that is known. What is shown already is not asked for again. */
const useDraftCount = (draft: ListingParams, shown: ShownListing): number | undefined => {
  const { queries } = useApp();
  const isShown = isSame(draft, shown.params);
  const state = useQuery(listingCountQuery(queries, draft), !isShown);
  if (isShown) return shown.total;
  return state.status === 'loaded' ? state.value.totalResults : undefined;
};

/** What is chosen so far. It is as an address has it: of two years the earlier one is the first. */
export const useDraft = ({ mediaType, filtering, services, hiding, shown }: FilteredListing) => {
  const { filters, known, apply } = filtering;
  const [draft, setDraft] = useState<Draft>({ filters, isOnServices: services.isAsked, hides: hiding.hides });
  const watch = useWatchChoice();
  const address = withParams(new URLSearchParams(), filterParams(draft.filters));
  // Each listing that has filters has genres.
  const isKnown = (filter: ListingFilterName) => filter === 'withGenres' || known.includes(filter);
  const tidy = readFilters(address, mediaType, isKnown).filters;
  const { listing, sort } = shown.params;
  const asked = listingParamsOf(listing, { sort }, { filters: tidy, watch: draft.isOnServices ? watch : undefined });
  const count = useDraftCount(asked, shown);
  const show = () => {
    const { isOnServices, hides } = draft;
    const isOther = !isSame(hides, hiding.hides);
    // What is loaded stays where nothing but what is hidden is another.
    if (isSame(asked, shown.params) && isOnServices === services.isAsked) return isOther && hiding.choose(hides);
    if (isOther) hiding.prefer(hides);
    return apply(tidy, { isOnServices, ...(isOther && { hides }) });
  };
  return {
    ...draft,
    /** What a saved search would lead to; undefined where nothing is chosen. */
    address: addressIn(asked),
    /** The same of the other media type. */
    otherAddress: otherAddressIn(tidy, mediaType),
    count,
    change: (change: FilterChange) => setDraft((before) => ({ ...before, filters: changed(before.filters, change) })),
    toggleServices: () => setDraft((before) => ({ ...before, isOnServices: !before.isOnServices })),
    hide: (hides: readonly Hide[]) => setDraft((before) => ({ ...before, hides })),
    clear: () => setDraft({ filters: {}, isOnServices: false, hides: [] }),
    show,
  };
};

export type FilterDraft = ReturnType<typeof useDraft>;
