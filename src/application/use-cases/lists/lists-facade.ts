import type { LibraryDeps } from '../../library/library-deps.ts';
import { AddToCollection } from './add-to-collection.ts';
import { Arrange } from './arrange.ts';
import { ChangeCollection } from './change-collection.ts';
import { ChangeTitles } from './change-titles.ts';
import { CreateCollection } from './create-collection.ts';
import { RemoveCollection } from './remove-collection.ts';
import { RemoveFromCollection } from './remove-from-collection.ts';

/** What the visitor can do with collections. The two saved lists are toggled from the first screen on, by `LibraryFacade`. */
export const createListsFacade = (deps: LibraryDeps) => ({
  createCollection: new CreateCollection(deps),
  changeCollection: new ChangeCollection(deps),
  removeCollection: new RemoveCollection(deps),
  arrange: new Arrange(deps),
  addToCollection: new AddToCollection(deps),
  changeTitles: new ChangeTitles(deps),
  removeFromCollection: new RemoveFromCollection(deps),
});

export type ListsFacade = Readonly<ReturnType<typeof createListsFacade>>;
