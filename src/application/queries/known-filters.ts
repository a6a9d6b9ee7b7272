import { LISTING_FILTER_NAMES, type ListingFilterName } from '#domain/discovery/listing-filters.ts';
import type { Queries } from './queries.ts';

/** The filters of listings that the catalogue knows. */
export const knownFilters = (queries: Queries): readonly ListingFilterName[] =>
  queries.hold('known-filters', '', ({ catalog: { knownFilters: known = [] } }) =>
    known === 'all' ? LISTING_FILTER_NAMES : known,
  );
