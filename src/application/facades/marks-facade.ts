import type { LibraryDeps } from '../library/library-deps.ts';
import { MarkTitle } from '../use-cases/mark-title.ts';
import { SetChoices } from '../use-cases/set-choices.ts';

/** What the visitor can do with marks and choices. It comes with the code that loads the library. */
export const createMarksFacade = (deps: LibraryDeps) => ({
  markTitle: new MarkTitle(deps),
  setChoices: new SetChoices(deps),
});

export type MarksFacade = Readonly<ReturnType<typeof createMarksFacade>>;
