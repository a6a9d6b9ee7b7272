import type { LibraryDeps } from '../library/library-deps.ts';
import { AddToCollection } from '../use-cases/add-to-collection.ts';
import { CompleteWelcome } from '../use-cases/complete-welcome.ts';
import { CreateCollection } from '../use-cases/create-collection.ts';
import { RecordView } from '../use-cases/record-view.ts';
import { RemoveFromCollection } from '../use-cases/remove-from-collection.ts';
import { ToggleSaved } from '../use-cases/toggle-saved.ts';

/** What the visitor can do to the library. */
export const libraryUseCases = (deps: LibraryDeps) => ({
  toggleSaved: new ToggleSaved(deps),
  createCollection: new CreateCollection(deps),
  addToCollection: new AddToCollection(deps),
  removeFromCollection: new RemoveFromCollection(deps),
  recordView: new RecordView(deps),
  completeWelcome: new CompleteWelcome(deps),
});

export type LibraryUseCases = Readonly<ReturnType<typeof libraryUseCases>>;
