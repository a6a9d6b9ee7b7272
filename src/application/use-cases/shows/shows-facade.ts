import { SetChoices } from '../library/set-choices.ts';
import { MarkEpisodes, type MarkEpisodesDeps } from './mark-episodes.ts';
import { SeasonQueries } from './season-queries.ts';
import { StopFollowing } from './stop-following.ts';
import { TickNext } from './tick-next.ts';
import { TickSeason, type TickSeasonDeps } from './tick-season.ts';
import { UpNext, type UpNextDeps } from './up-next.ts';
import { WatchAgain } from './watch-again.ts';

type ShowsFacadeDeps = MarkEpisodesDeps & TickSeasonDeps & UpNextDeps;

/** What the UI sees of the seasons and episodes of shows. */
export const createShowsFacade = (deps: ShowsFacadeDeps) => {
  const markEpisodes = new MarkEpisodes(deps);
  return {
    queries: new SeasonQueries(deps),
    markEpisodes,
    tickSeason: new TickSeason(deps, markEpisodes),
    stopFollowing: new StopFollowing(deps),
    upNext: new UpNext(deps),
    watchAgain: new WatchAgain(deps),
    tickNext: new TickNext(markEpisodes),
    /** 'Hide spoilers'. */
    setChoices: new SetChoices(deps),
  };
};

export type ShowsFacade = Readonly<ReturnType<typeof createShowsFacade>>;
