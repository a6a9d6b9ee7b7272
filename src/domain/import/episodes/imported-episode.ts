import { dayOfNumber } from '../../days/day-of-time.ts';
import type { Run } from '../../shows/runs.ts';

/** What a file says of an episode that was seen, or of several in a row. */
export interface ImportedEpisode {
  /** 0 has the specials; some are years. Absent where the file does not say it. */
  readonly season?: number;
  /** Some seasons begin with 0. Absent where the file has only its name. */
  readonly number?: number;
  /** The number of the last one, where it is a run of them. */
  readonly to?: number;
  /** What the file calls it, where it gives no number. */
  readonly name?: string;
  /** ISO; null for some time. */
  readonly seenAt: string | null;
  /** Other times that it was seen, as far as the file says when. */
  readonly seenBefore?: readonly string[];
  /** TheTVDB's number of the episode. */
  readonly tvdb?: number;
  /** Its numbers are the catalogue's own: it comes from a file of Matinee's. */
  readonly isOwn?: true;
}

/** How many episodes a file tells of. */
export const countEpisodes = (episodes: readonly ImportedEpisode[]): number =>
  episodes.reduce((sum, { number = 0, to = number }) => sum + to - number + 1, 0);

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
