import type { CalendarDay } from '../days/calendar-day.ts';
import { seenDayOf } from '../library/seen-day.ts';
import type { SeasonSummary, TitleDetails } from '../title-details.ts';
import { countRuns } from './runs.ts';
import type { SeasonProgress } from './season-lines.ts';
import { seasonName } from './season-name.ts';
import { inSeasonOrder, isAired, isSpecials } from './season.ts';
import type { ShowSeen } from './seen-episodes.ts';
import { seasonsSeen, seenOfSeason } from './watched-show.ts';

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

/** How many of its episodes are out, as far as the show's details tell. */
const outOf = (season: SeasonSummary, { next_episode: next }: Seasons, today: CalendarDay): number => {
  const { season_number, episode_count } = season;
  if (!isAired(season, today)) return 0;
  if (next?.season_number !== season_number) return episode_count;
  return Math.min(episode_count, next.episode_number - (isAired(next, today) ? 0 : 1));
};

/**
 * Whether the mark 'Seen' of a show counts for all of a season that is out; undefined where only its episodes could tell: those that
 * came after the day of the mark are not meant.
 */
const isWholeByMark = (
  season: SeasonSummary,
  { seasons = [] }: Seasons,
  { mark, today }: ShowSeen,
): boolean | undefined => {
  if (mark?.seenAt === undefined || isSpecials(season)) return false;
  const day = seenDayOf(mark.seenAt);
  if (day === '' || day >= today) return true;
  if (!isAired(season, day)) return false;
  const later = seasons.find(({ season_number }) => season_number > season.season_number);
  return later && isAired(later, day) ? true : undefined;
};

const progressOf = (season: SeasonSummary, details: Seasons, seen: ShowSeen): SeasonProgress | undefined => {
  const { season_number, episode_count } = season;
  const isWhole = isWholeByMark(season, details, seen);
  if (isWhole === undefined) return undefined;
  const out = outOf(season, details, seen.today);
  // A run that somebody wrote by hand may go on where the season has ended.
  const ticked = Math.min(countRuns(seenOfSeason(seen.show ?? NOTHING_SEEN, season_number)), episode_count);
  const count = isWhole ? Math.max(out, ticked) : ticked;
  // Of a season whose date is not known, something was seen: then it is out.
  return count === 0 ? undefined : { seen: count, total: Math.max(count, out || episode_count) };
};

/**
 * The seasons of a show in the order in which they are listed, with what was seen of each as far as that is known without asking for
 * their episodes. Seasons that were seen and that the provider has no more are among them (product.md, Shows: seasons of a show).
 */
export const seasonsOverview = (details: Seasons, seen: ShowSeen): readonly SeasonOverview[] => {
  const { seasons = [] } = details;
  const known = new Set(seasons.map(({ season_number }) => season_number));
  const lost = seasonsSeen(seen.show ?? NOTHING_SEEN).filter((season) => !known.has(season));
  const all = [
    ...seasons,
    ...lost.map((season_number) => ({
      season_number,
      name: seasonName({ season_number, name: '' }),
      episode_count: 0,
      poster_path: null,
    })),
  ];
  return inSeasonOrder<SeasonSummary>(all).map((season) => {
    const progress = progressOf(season, details, seen);
    return { season, ...(progress && { progress }), isLost: !known.has(season.season_number) };
  });
};
