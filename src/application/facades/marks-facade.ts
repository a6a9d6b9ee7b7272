import type { LibraryDeps } from '../library/library-deps.ts';
import { ClearHistory } from '../use-cases/clear-history.ts';
import { MarkTitle } from '../use-cases/mark-title.ts';
import { RateTitle, type RateTitleDeps } from '../use-cases/rate-title.ts';
import { RestoreHidden } from '../use-cases/restore-hidden.ts';
import { SetChoices } from '../use-cases/set-choices.ts';

/** What the visitor can do with marks and choices. It comes with the code that loads the library. */
export const createMarksFacade = (deps: LibraryDeps & Pick<RateTitleDeps, 'device' | 'loader'>) => {
  const markTitle = new MarkTitle(deps);
  return {
    markTitle,
    rateTitle: new RateTitle({ ...deps, markTitle }),
    restoreHidden: new RestoreHidden(deps),
    clearHistory: new ClearHistory(deps),
    setChoices: new SetChoices(deps),
  };
};

export type MarksFacade = Readonly<ReturnType<typeof createMarksFacade>>;
