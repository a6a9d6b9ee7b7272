import type { CalendarDay } from '../days/calendar-day.ts';
import { isCalendarDay } from '../days/day-of-time.ts';
import { seenDayOf } from '../library/marks/seen-day.ts';
import type { NextEpisode, SeasonSummary } from '../title-details.ts';
import { isLoaded, type KnownSeason } from './next-episode.ts';
import { countRuns, subtractRuns, type Runs } from './runs.ts';
import { isAired, isSpecials } from './season.ts';
import { episodeSeen, type ShowSeen } from './seen-episodes.ts';
import { seenOfSeason } from './watched-show.ts';

/** How much of a season, or of a show, was seen. */
export interface SeasonProgress {
  readonly seen: number;
  /** Those that are out, and those that were seen though they are not. */
  readonly total: number;
}

/** What is known of the show that a season is of. */
export interface ShowKnown {
  readonly seasons: readonly KnownSeason[];
  /** The episode that the provider itself shows next. */
  readonly airs?: NextEpisode | undefined;
}

const NOTHING_SEEN = { seasons: {} };

const beginsOf = (season: KnownSeason): CalendarDay | undefined =>
  isLoaded(season) ? season.episodes.find(({ air_date }) => air_date)?.air_date : season.air_date;

/** How many episodes are out, by what is told of the season and of the episode that comes next. */
const outOf = (season: SeasonSummary, { airs }: ShowKnown, today: CalendarDay): number => {
  const { season_number, episode_count, air_date } = season;
  if (airs && season_number === airs.season_number)
    return Math.max(0, Math.min(episode_count, airs.episode_number - (isAired(airs, today) ? 0 : 1)));
  if (airs && season_number > airs.season_number) return 0;
  return air_date !== undefined && isCalendarDay(air_date) && air_date > today ? 0 : episode_count;
};

/**
 * Whether the mark 'Seen' of a show counts for all of a season that is out; undefined where only its episodes could tell: those that
 * came after the day of the mark are not meant.
 */
const isWholeByMark = (
  season: SeasonSummary,
  { seasons }: ShowKnown,
  { mark, today }: ShowSeen,
): boolean | undefined => {
  if (mark?.seenAt === undefined || isSpecials(season)) return false;
  const day = seenDayOf(mark.seenAt);
  if (day === '' || day >= today) return true;
  if (!isAired(season, day)) return false;
  const later = seasons.find(({ season_number }) => season_number > season.season_number);
  return later && isAired({ air_date: beginsOf(later) ?? '' }, day) ? true : undefined;
};

const within = (runs: Runs, from: number, to: number): number =>
  to < from ? 0 : countRuns(runs) - countRuns(subtractRuns(runs, [{ from, to, day: null }]));

/** By its numbers from 1 on; undefined where the season has others, which only its episodes tell. */
const countedBySummary = (season: SeasonSummary, known: ShowKnown, seen: ShowSeen): SeasonProgress | undefined => {
  const { season_number, episode_count } = season;
  if (episode_count === 0) return { seen: 0, total: 0 };
  const isWhole = isWholeByMark(season, known, seen);
  const runs = seenOfSeason(seen.show ?? NOTHING_SEEN, season_number);
  const ticked = within(runs, 1, episode_count);
  if (isWhole === undefined || (runs.length > 0 && ticked === 0)) return undefined;
  const out = outOf(season, known, seen.today);
  const more = within(runs, out + 1, episode_count);
  return { seen: isWhole ? out + more : ticked, total: out + more };
};

/**
 * How much of a season was seen: of the episodes that the catalogue has, those that are out, and those that were seen though they are
 * not. This is the one count of every screen (product.md, Shows: counted). Undefined where only its episodes could tell.
 * @param seen by the present numbers (`byPresentNumbers`)
 */
export const seasonProgress = (season: KnownSeason, known: ShowKnown, seen: ShowSeen): SeasonProgress | undefined => {
  if (!isLoaded(season)) return countedBySummary(season, known, seen);
  const isSeen = season.episodes.map((episode) => episodeSeen(seen, season, episode) !== undefined);
  const total = season.episodes.filter((episode, at) => isSeen[at] || isAired(episode, seen.today)).length;
  return { seen: isSeen.filter(Boolean).length, total };
};
