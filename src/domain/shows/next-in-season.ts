import { begunLater, nextEpisode, type KnownSeason } from './next-episode.ts';
import { byPresentNumbers, withSeason } from './present-numbers.ts';
import { seasonProgress } from './season-progress.ts';
import { isSpecials, type Season } from './season.ts';
import { episodeSeen, type ShowSeen } from './seen-episodes.ts';
import type { ShowState } from './ticking.ts';

interface Told {
  readonly season: Season;
  /** All of the show: of the others perhaps the summaries alone. */
  readonly all: readonly KnownSeason[];
  /** By the numbers that the show has now. */
  readonly seen: ShowSeen;
}

/** The number of the last episode of a season that was seen. */
const lastSeenIn = ({ season, seen }: Told): number =>
  season.episodes.findLast((episode) => episodeSeen(seen, season, episode) !== undefined)?.episode_number ?? 0;

/** How much of a season was seen: perhaps some of it, where only its episodes could tell. */
const progressOf = (each: KnownSeason, { all, seen }: Told) =>
  seasonProgress(each, { seasons: all }, seen) ?? { seen: 1, total: Infinity };

/** The other seasons of which not all that is out was seen. */
const openSeasons = (told: Told): readonly KnownSeason[] =>
  told.all
    .filter((each) => !isSpecials(each) && each !== told.season)
    .filter((each) => progressOf(each, told).seen < progressOf(each, told).total);

/** Whether something of other seasons comes before an episode that is the first of this one, or may do so. */
const isPreceded = (number: number, told: Told): boolean => {
  const { season_number } = told.season;
  const begun = begunLater(told.all, told.seen)?.season_number ?? 0;
  if (begun > season_number) return true;
  const open = openSeasons(told);
  const before = open.filter((each) => each.season_number < season_number);
  if (begun === 0 || number > lastSeenIn(told)) return before.some((each) => each.season_number >= begun);
  // All behind what was seen comes first, then the gaps of seasons that were begun.
  return open.length > before.length || before.some((each) => progressOf(each, told).seen > 0);
};

/**
 * The number of the episode that is next, where it is in this season; undefined where it is not, where only other seasons' episodes
 * could tell, and of a show that is not followed (product.md, Shows: next) (product.md, Shows: begun later).
 */
export const nextInSeason = (season: Season, { seasons }: ShowState, seen: ShowSeen): number | undefined => {
  const { show } = seen;
  if (!show || show.stoppedAt !== undefined || isSpecials(season)) return undefined;
  const all = withSeason(seasons, season);
  const told = { season, all, seen: byPresentNumbers(all, seen) };
  const next = nextEpisode(all, told.seen);
  if (next?.season !== season) return undefined;
  const { episode_number } = next.episode;
  return isPreceded(episode_number, told) ? undefined : episode_number;
};
