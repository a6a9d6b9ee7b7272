import { MarkEpisodes, type MarkEpisodesDeps } from './mark-episodes.ts';
import { StopFollowing } from './stop-following.ts';

/** What the UI sees of the seasons and episodes of shows. */
export const createShowsFacade = (deps: MarkEpisodesDeps) => ({
  markEpisodes: new MarkEpisodes(deps),
  stopFollowing: new StopFollowing(deps),
});

export type ShowsFacade = Readonly<ReturnType<typeof createShowsFacade>>;
