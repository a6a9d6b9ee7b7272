import type { LibraryDeps } from '../../library/library-deps.ts';
import { FilterNameCache, type FilterNamesDeps } from './filter-name-cache.ts';
import { RemoveSearch } from './remove-search.ts';
import { SaveSearch } from './save-search.ts';

/** What the UI sees of the filters of listings, besides what the address says. */
export const createDiscoveryFacade = (deps: FilterNamesDeps & LibraryDeps) => ({
  /** What keywords, companies, networks and people are called. */
  names: new FilterNameCache(deps),
  saveSearch: new SaveSearch(deps),
  removeSearch: new RemoveSearch(deps),
});

export type DiscoveryFacade = Readonly<ReturnType<typeof createDiscoveryFacade>>;
