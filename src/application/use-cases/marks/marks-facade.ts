import type { LibraryDeps } from '../../library/library-deps.ts';
import { AskFacts, type AskFactsDeps } from '../facts/ask-facts.ts';
import { ClearHistory } from '../library/clear-history.ts';
import { CompleteWelcome } from '../library/complete-welcome.ts';
import { SetChoices } from '../library/set-choices.ts';
import { PickTitle, type PickTitleDeps } from '../pick/pick-title.ts';
import { Recommendations, type RecommendationsDeps } from '../pick/recommendations.ts';
import { ChangeViewings } from './change-viewings.ts';
import { MarkTitle } from './mark-title.ts';
import { RateTitle, type RateTitleDeps } from './rate-title.ts';
import { RestoreHidden } from './restore-hidden.ts';

type MarksFacadeDeps = LibraryDeps & RateTitleDeps & PickTitleDeps & RecommendationsDeps & AskFactsDeps;

/** What the visitor can do with marks, choices and their name, and what is found by them. It comes with the code that loads the library. */
export const createMarksFacade = (deps: MarksFacadeDeps) => {
  const markTitle = new MarkTitle(deps);
  const { titleCache } = deps;
  return {
    markTitle,
    changeViewings: new ChangeViewings(deps, markTitle),
    rateTitle: new RateTitle(deps, markTitle),
    restoreHidden: new RestoreHidden(deps),
    clearHistory: new ClearHistory(deps),
    setChoices: new SetChoices(deps),
    completeWelcome: new CompleteWelcome(deps),
    pickTitle: new PickTitle(deps),
    /** What titles are like, for filters. */
    askFacts: new AskFacts(deps),
    /** Keeps what a card says of a title. */
    noteCard: titleCache.noteCard.bind(titleCache),
    /** Keeps what the page of a title says of it. */
    notePage: titleCache.notePage.bind(titleCache),
    recommendations: new Recommendations(deps),
  };
};

export type MarksFacade = Readonly<ReturnType<typeof createMarksFacade>>;
