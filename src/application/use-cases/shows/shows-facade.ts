import type { FactsBook } from '../facts/facts-book.ts';
import { MarkEpisodes, type MarkEpisodesDeps } from './mark-episodes.ts';
import { StopFollowing } from './stop-following.ts';
import { TickNext } from './tick-next.ts';
import { UpNext, type UpNextDeps } from './up-next.ts';

type ShowsFacadeDeps = MarkEpisodesDeps & UpNextDeps & { readonly facts: FactsBook };

/** What the UI sees of the seasons and episodes of shows. */
export const createShowsFacade = (deps: ShowsFacadeDeps) => {
  const markEpisodes = new MarkEpisodes(deps);
  return {
    markEpisodes,
    stopFollowing: new StopFollowing(deps),
    upNext: new UpNext(deps, deps.facts),
    tickNext: new TickNext(markEpisodes),
  };
};

export type ShowsFacade = Readonly<ReturnType<typeof createShowsFacade>>;
