import { useEffect, useMemo, useState } from 'react';
import type { NamesByKey } from '#application/use-cases/discovery/filter-name-cache.ts';
import type { ListingFilters } from '#domain/discovery/listing-filters.ts';
import { namedFilterIds } from '#domain/discovery/named-filter.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { useModule } from '../../../hooks/code/use-module.ts';

const NONE: NamesByKey = new Map();

/**
 * The names of what is filtered by, by `namedFilterKey`, as far as they are known. They are asked for late, and only for filters that have
 * ids (product.md, Explore: names of filters).
 */
export const useFilterNames = (filters: ListingFilters): NamesByKey => {
  const { library } = useApp();
  const ids = useMemo(() => namedFilterIds(filters), [filters]);
  const facade = useModule(() => library.open('discovery'), ids.length > 0);
  const [names, setNames] = useState(NONE);
  useEffect(() => {
    if (!facade || ids.length === 0) return undefined;
    const subscription = facade.names.namesOf(ids).subscribe(setNames);
    return () => subscription.unsubscribe();
  }, [facade, ids]);
  return names;
};
