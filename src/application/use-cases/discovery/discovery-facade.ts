import type { LibraryDeps } from '../../library/library-deps.ts';
import { FilterNameCache, type FilterNamesDeps } from './filter-name-cache.ts';
import { SavedSearches } from './saved-searches.ts';

/** What the UI sees of the filters of listings, besides what the address says. */
export const createDiscoveryFacade = (deps: FilterNamesDeps & LibraryDeps) => ({
  /** What keywords, companies, networks and people are called. */
  names: new FilterNameCache(deps),
  savedSearches: new SavedSearches(deps),
});

export type DiscoveryFacade = Readonly<ReturnType<typeof createDiscoveryFacade>>;
