import type { ImportedEpisode } from './imported-episode.ts';

/** How many episodes a file tells of. */
export const countEpisodes = (episodes: readonly ImportedEpisode[]): number =>
  episodes.reduce((sum, { number = 0, to = number }) => sum + to - number + 1, 0);
