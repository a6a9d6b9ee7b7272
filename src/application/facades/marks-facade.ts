import { PickTitle, type PickTitleDeps } from '../discovery/pick-title.ts';
import { Recommendations, type RecommendationsDeps } from '../discovery/recommendations.ts';
import type { LibraryDeps } from '../library/library-deps.ts';
import { ClearHistory } from '../use-cases/clear-history.ts';
import { MarkTitle } from '../use-cases/mark-title.ts';
import { RateTitle, type RateTitleDeps } from '../use-cases/rate-title.ts';
import { RestoreHidden } from '../use-cases/restore-hidden.ts';
import { SetChoices } from '../use-cases/set-choices.ts';

export type MarksFacadeDeps = LibraryDeps & Omit<RateTitleDeps, 'markTitle'> & PickTitleDeps & RecommendationsDeps;

/** What the visitor can do with marks and choices, and what is found by them. It comes with the code that loads the library. */
export const createMarksFacade = (deps: MarksFacadeDeps) => {
  const markTitle = new MarkTitle(deps);
  return {
    markTitle,
    rateTitle: new RateTitle({ ...deps, markTitle }),
    restoreHidden: new RestoreHidden(deps),
    clearHistory: new ClearHistory(deps),
    setChoices: new SetChoices(deps),
    pickTitle: new PickTitle(deps),
    recommendations: new Recommendations(deps),
  };
};

export type MarksFacade = Readonly<ReturnType<typeof createMarksFacade>>;
