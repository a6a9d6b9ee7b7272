import * as v from 'valibot';
import { resultKey, type SearchResult, type SearchTab } from '#domain/addresses/search-params.ts';
import type { ItemMapping } from './map-to-list.ts';
import { mapToPersonSummary } from './map-to-person-summary.ts';
import { mapToTitle } from './map-to-title.ts';

const LabelledPerson = v.object({ media_type: v.literal('person') });

const MAP: Readonly<Record<SearchTab, ItemMapping<SearchResult>['mapItem']>> = {
  multi: (item) => (v.is(LabelledPerson, item) ? mapToPersonSummary(item) : mapToTitle(item)),
  movie: (item) => mapToTitle(item, 'movie'),
  tv: (item) => mapToTitle(item, 'tv'),
  person: mapToPersonSummary,
};

/**
 * How items become search results. An item without a media type has that of the tab (product.md, Search: tabs).
 * Collections are left out.
 */
export const resultsOf = (tab: SearchTab): ItemMapping<SearchResult> => ({ mapItem: MAP[tab], keyOf: resultKey });
