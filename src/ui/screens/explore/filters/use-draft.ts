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
import { listingParamsOf } from './listing-choice.ts';
import type { ShownListing } from './use-listing.ts';

/** What is changed; undefined takes a filter away. */
export type FilterChange = { readonly [Name in ListingFilterName]?: ListingFilters[Name] | undefined };

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
const useDraftCount = (draft: ListingParams, { asked, state: shown }: ShownListing): number | undefined => {
  const { queries } = useApp();
  const isShown = isSame(draft, asked);
  const state = useQuery(listingCountQuery(queries, draft), !isShown);
  if (isShown) return shown.status === 'ready' ? shown.totalResults : undefined;
  return state.status === 'loaded' ? state.value.totalResults : undefined;
};

/** What is chosen so far. It is as an address has it: of two years the earlier one is the first. */
export const useDraft = (listing: ShownListing) => {
  const { name, mediaType = 'movie', known, sort, services } = listing;
  const [draft, setDraft] = useState<Draft>({
    filters: listing.filters,
    isOnServices: services.isAsked,
    hides: listing.hides,
  });
  const choice = useWatchChoice();
  const address = withParams(new URLSearchParams(), filterParams(draft.filters));
  // Each listing that has filters has genres.
  const isKnown = (filter: ListingFilterName) => filter === 'withGenres' || known.includes(filter);
  const { filters } = readFilters(address, mediaType, isKnown);
  const { hides, isOnServices } = draft;
  const asked = listingParamsOf({ listing: name, sort, filters, watch: isOnServices ? choice : undefined });
  const count = useDraftCount(asked, listing);
  const show = () => {
    const isOther = !isSame(hides, listing.hides);
    // What is loaded stays where nothing but what is hidden is another.
    const isKept = isSame(asked, listing.asked) && isOnServices === services.isAsked;
    if (isOther || !isKept) listing.change({ ...(!isKept && { filters, isOnServices }), ...(isOther && { hides }) });
  };
  return {
    ...draft,
    /** What a saved search would lead to; undefined where nothing is chosen. */
    address: addressIn(asked),
    /** The same of the other media type. */
    otherAddress: otherAddressIn(filters, mediaType),
    count,
    change: (change: FilterChange) => setDraft((before) => ({ ...before, filters: changed(before.filters, change) })),
    toggleServices: () => setDraft((before) => ({ ...before, isOnServices: !before.isOnServices })),
    hide: (chosen: readonly Hide[]) => setDraft((before) => ({ ...before, hides: chosen })),
    clear: () => setDraft({ filters: {}, isOnServices: false, hides: [] }),
    show,
  };
};

export type FilterDraft = ReturnType<typeof useDraft>;
