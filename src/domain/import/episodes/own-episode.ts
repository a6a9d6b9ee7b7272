import { dayOfNumber } from '../../days/day-of-time.ts';
import type { Run } from '../../shows/runs.ts';
import type { ImportedEpisode } from './imported-episode.ts';

interface SeasonRun extends Run {
  readonly season: number;
}

/** Episodes of a file of Matinee's: their numbers are the catalogue's own, and are believed, those too that it has no more. */
export const ownEpisode = ({ season, from, to, day }: SeasonRun): ImportedEpisode => ({
  season,
  number: from,
  ...(to > from && { to }),
  seenAt: day === null ? null : dayOfNumber(day) || null,
  isOwn: true,
});
