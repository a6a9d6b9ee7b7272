import * as v from 'valibot';
import { resultKey, type SearchResult, type SearchTab } from '#domain/search-params.ts';
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

/** The tab stands for the kind of items that do not say theirs (product.md, Search: tabs); collections are left out. */
export const resultsOf = (tab: SearchTab): ItemMapping<SearchResult> => ({ mapItem: MAP[tab], keyOf: resultKey });
