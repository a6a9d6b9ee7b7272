import { FilterNamesBook, type FilterNamesDeps } from './filter-names-book.ts';

/** What the UI sees of the filters of listings, besides what the address says. */
export const createFiltersFacade = (deps: FilterNamesDeps) => ({
  /** What keywords, companies, networks and people are called. */
  names: new FilterNamesBook(deps),
});

export type FiltersFacade = Readonly<ReturnType<typeof createFiltersFacade>>;
