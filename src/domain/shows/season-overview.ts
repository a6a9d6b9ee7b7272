import type { SeasonSummary, TitleDetails } from '../title-details.ts';
import { byPresentNumbers } from './present-numbers.ts';
import { seasonName } from './season-name.ts';
import { seasonProgress, type SeasonProgress } from './season-progress.ts';
import { inSeasonOrder, isSpecials } from './season.ts';
import type { ShowSeen } from './seen-episodes.ts';
import { seasonsSeen } from './watched-show.ts';

type Seasons = Pick<TitleDetails, 'seasons' | 'next_episode'>;

/** A season of a show, as its page tells of it. */
export interface SeasonOverview {
  readonly season: SeasonSummary;
  /** Absent where nothing was seen of it, and where only its episodes could tell. */
  readonly progress?: SeasonProgress;
  /** Whether the provider has it no more: something was seen of it nevertheless. */
  readonly isLost: boolean;
}

const NOTHING_SEEN = { seasons: {} };

/**
 * The seasons of a show in the order in which they are listed, with what was seen of each as far as that is known without asking for
 * their episodes. Seasons that were seen and that the provider has no more are among them (product.md, Shows: seasons of a show).
 */
export const seasonsOverview = (details: Seasons, seen: ShowSeen): readonly SeasonOverview[] => {
  const { seasons = [] } = details;
  const known = new Set(seasons.map(({ season_number }) => season_number));
  const lost = seasonsSeen((seen.ever ?? seen).show ?? NOTHING_SEEN).filter((season) => !known.has(season));
  const all = [
    ...seasons,
    ...lost.map((season_number) => ({
      season_number,
      name: seasonName({ season_number, name: '' }),
      episode_count: 0,
      poster_path: null,
    })),
  ];
  const present = byPresentNumbers(seasons, seen);
  return inSeasonOrder<SeasonSummary>(all).map((season) => {
    const progress = seasonProgress(season, { seasons, airs: details.next_episode }, present);
    const isBegun = progress !== undefined && progress.seen > 0;
    return { season, ...(isBegun && { progress }), isLost: !known.has(season.season_number) };
  });
};

const isWhole = ({ progress }: SeasonOverview): boolean => progress !== undefined && progress.seen >= progress.total;

/**
 * The season that has what is next, as far as the show's details tell: the first one that was begun and has a gap, else the one behind
 * the last that was begun. Undefined where nothing was seen, unless a further round has begun, and where all of it was
 * (product.md, Shows: seasons of a show).
 * @param isAgain whether a further round runs
 */
export const seasonOn = (seasons: readonly SeasonOverview[], isAgain = false): SeasonOverview | undefined => {
  const regular = seasons.filter(({ season, isLost }) => !isLost && !isSpecials(season));
  const open = regular.find((each) => each.progress && !isWhole(each));
  const last = regular.findLastIndex(({ progress }) => progress);
  const after = last < 0 && !isAgain ? undefined : regular[last + 1];
  return open ?? (after && after.season.episode_count > 0 ? after : undefined);
};
