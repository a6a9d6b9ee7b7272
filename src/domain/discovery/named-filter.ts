import type { ListingFilterName, ListingFilters } from './listing-filters.ts';

/** What a listing is filtered by that has a name of its own behind its id. */
export const NAMED_FILTER_KINDS = ['keyword', 'company', 'network', 'person'] as const;
export type NamedFilterKind = (typeof NAMED_FILTER_KINDS)[number];

export interface NamedFilterId {
  readonly kind: NamedFilterKind;
  readonly id: number;
}

/** The filter that has the ids of a kind. */
export const FILTER_OF_KIND = {
  keyword: 'keywords',
  company: 'companies',
  network: 'networks',
  person: 'people',
} as const satisfies Readonly<Record<NamedFilterKind, ListingFilterName>>;

export const namedFilterKey = ({ kind, id }: NamedFilterId): string => `${kind}:${id}`;

/** All ids in the filters behind which there is a name. */
export const namedFilterIds = (filters: ListingFilters): readonly NamedFilterId[] =>
  NAMED_FILTER_KINDS.flatMap((kind) => (filters[FILTER_OF_KIND[kind]] ?? []).map((id) => ({ kind, id })));
