import type { LibraryDeps } from '../../library/library-deps.ts';
import { ChangeTitles } from './change-titles.ts';
import { Collections } from './collections.ts';

/** What the visitor can do with collections, and with several titles. The two saved lists are toggled from the first screen on, by `LibraryFacade`. */
export const createListsFacade = (deps: LibraryDeps) => ({
  collections: new Collections(deps),
  changeTitles: new ChangeTitles(deps),
});

export type ListsFacade = Readonly<ReturnType<typeof createListsFacade>>;
