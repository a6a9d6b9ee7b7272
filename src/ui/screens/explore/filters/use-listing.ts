import { useObservableEagerState } from 'observable-hooks';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { knownFilters } from '#application/queries/known-filters.ts';
import { listingQuery } from '#application/queries/listing-query.ts';
import { readId } from '#domain/addresses/read-id.ts';
import {
  filterParams,
  isFilterOf,
  readFilters,
  type ListingFilterName,
  type ListingFilters,
} from '#domain/discovery/listing-filters.ts';
import { joinGenres, partGenres } from '#domain/discovery/listing-genres.ts';
import { LISTINGS, type ListingName } from '#domain/listing.ts';
import { useHides } from '../../../components/hiding/use-hides.ts';
import { readServicesParam, writeServicesParam } from '../../../components/watch/lists/services-param.ts';
import { useWatchChoice } from '../../../components/watch/lists/use-watch-choice.ts';
import { useChangeParams } from '../../../hooks/address/use-change-params.ts';
import { useReplaceParams } from '../../../hooks/address/use-replace-params.ts';
import { withParams } from '../../../hooks/address/with-params.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { useHistoryKey } from '../../../hooks/history/use-history-key.ts';
import { useQuery } from '../../../hooks/use-query.ts';
import { listingParamsOf, readChoice, writeChoice, type ListingChoice } from './listing-choice.ts';

/** What of an address changes; what is absent stays. */
interface ListingChanges extends Partial<ListingChoice> {
  /** With all of its genres. */
  readonly filters?: ListingFilters;
  /** Whether only what is on the visitor's services is to be there. */
  readonly isOnServices?: boolean;
}

/** What a listing is narrowed down to. */
interface Filtering {
  /** The filters that the listing has; none where the provider cannot filter it. */
  readonly known: readonly ListingFilterName[];
  /** With the listing's own genre as the first of all of its genres. */
  readonly filters: ListingFilters;
  /** What its address asks for in vain. */
  readonly dropped: readonly ListingFilterName[];
  /** Whether anything is filtered besides its genre. */
  readonly isFiltered: boolean;
}

const NONE = { filters: {}, dropped: [] };

/** What a listing is narrowed down to (product.md, Explore: filters in the address). It is another value only where the address is another. */
const useFilters = (name: ListingName, params: URLSearchParams): Filtering => {
  const all = knownFilters(useApp().queries);
  return useMemo(() => {
    const { discovers, mediaType } = LISTINGS[name];
    const isFiltered = discovers && mediaType !== undefined;
    const isKnown = (filter: ListingFilterName) => all.includes(filter);
    const { filters, dropped } = isFiltered ? readFilters(params, mediaType, isKnown) : NONE;
    const genreId = isFiltered ? readId(params.get('genre') ?? '') : undefined;
    return {
      known: isFiltered ? all.filter((filter) => isFilterOf(filter, mediaType)) : [],
      filters: joinGenres({ ...(genreId !== undefined && { genreId }), filters }),
      dropped,
      isFiltered: Object.keys(filters).length > 0,
    };
  }, [name, all, params]);
};

/** Whether a listing has only what is on the visitor's services (product.md, Where to watch: explore). */
const useServices = (name: ListingName, params: URLSearchParams) => {
  const choice = useWatchChoice();
  const { status } = useObservableEagerState(useApp().library.loader.loadState$);
  const isPossible = name === 'movie' || name === 'tv';
  /** What the listing is to be on; undefined where that is anywhere. */
  const watch = isPossible && readServicesParam(params) ? choice : undefined;
  /** Whether its address asks for services that are not known yet: the library has them. */
  const isAwaited = isPossible && readServicesParam(params) && !watch && status === 'pending';
  return {
    isOffered: isPossible && choice !== undefined,
    watch,
    isAwaited,
    /** Whether its address asks for them, unless there are none. */
    isAsked: watch !== undefined || isAwaited,
  };
};

/** A listing: what is asked for by its address and the visitor's services, what has come of it, and how its address is changed. */
export const useListing = (name: ListingName) => {
  const { queries } = useApp();
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const replaceParams = useReplaceParams();
  // What its address says is hidden, else what the visitor chose last. Choosing changes both (product.md, Hiding: address).
  const [preferred, prefer] = useHides();
  const { sort, view, hides = preferred } = readChoice(name, params);
  const filtering = useFilters(name, params);
  const services = useServices(name, params);
  const asked = listingParamsOf({ listing: name, sort, watch: services.watch, filters: filtering.filters });
  const query = listingQuery(queries, useHistoryKey(), asked);
  const state = useQuery(query, !services.isAwaited);
  const change = ({ filters, isOnServices, ...choice }: ListingChanges) => {
    const own = filters && partGenres(filters);
    const genre = own?.genreId === undefined ? undefined : `${own.genreId}`;
    const filtered = own ? withParams(params, { genre, ...filterParams(own.filters) }) : params;
    const onServices = isOnServices === undefined ? filtered : writeServicesParam(filtered, isOnServices);
    const next = writeChoice(onServices, choice);
    // Other titles start at the top, and data from an earlier choice of them is not used. Else what is loaded stays.
    if ((filters ?? isOnServices ?? choice.sort) === undefined) replaceParams(next);
    else changeParams(next);
    if (choice.hides) prefer(choice.hides);
  };
  return { name, ...LISTINGS[name], sort, view, hides, ...filtering, services, asked, query, state, change };
};

export type ShownListing = ReturnType<typeof useListing>;
