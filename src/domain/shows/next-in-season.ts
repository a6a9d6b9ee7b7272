import { nextEpisode, type KnownSeason } from './next-episode.ts';
import { byPresentNumbers, withSeason } from './present-numbers.ts';
import { seasonProgress } from './season-progress.ts';
import { isSpecials, type Season } from './season.ts';
import type { ShowSeen } from './seen-episodes.ts';
import type { ShowState } from './ticking.ts';
import { seenOfSeason } from './watched-show.ts';

/** Whether a later season was begun, and one before that left out: next is behind what was seen there (product.md, Shows: begun later). */
const isLeftBehind = (season: Season, all: readonly KnownSeason[], { show, mark }: ShowSeen): boolean => {
  // A mark says something of each season.
  if (!show || mark?.seenAt !== undefined) return false;
  const regular = all.filter((each) => !isSpecials(each)).map(({ season_number }) => season_number);
  const isBegun = (number: number) => seenOfSeason(show, number).length > 0;
  const last = Math.max(0, ...regular.filter(isBegun));
  return last > season.season_number && regular.some((number) => number < last && !isBegun(number));
};

/**
 * The number of the episode that is next, where it is in this season; undefined where it is not, where only other seasons' episodes
 * could tell, and of a show that is not followed (product.md, Shows: next).
 */
export const nextInSeason = (season: Season, { seasons }: ShowState, seen: ShowSeen): number | undefined => {
  const { show } = seen;
  if (!show || show.stoppedAt !== undefined || isSpecials(season)) return undefined;
  const all = withSeason(seasons, season);
  const present = byPresentNumbers(all, seen);
  if (isLeftBehind(season, all, present)) return undefined;
  const before = all.filter((each) => !isSpecials(each) && each.season_number < season.season_number);
  const isBegun = before.some((each) => {
    const progress = seasonProgress(each, { seasons: all }, present);
    // A gap of a season before comes first.
    return progress === undefined || (progress.seen > 0 && progress.seen < progress.total);
  });
  if (isBegun) return undefined;
  return nextEpisode(all, present)?.episode.episode_number;
};
