import type { SeasonSummary } from '../title-details.ts';
import { inSeasonOrder, airedOf, isSpecials, type Episode, type Season } from './season.ts';
import { episodeSeen, type ShowSeen } from './seen-episodes.ts';
import { seenOfSeason } from './watched-show.ts';

/** An episode with its season. */
export interface PlacedEpisode {
  readonly season: Season;
  readonly episode: Episode;
}

/** A season, or what is known of one whose episodes were not asked for. */
export type KnownSeason = Season | SeasonSummary;

/** Whether its episodes are known. */
export const isLoaded = (season: KnownSeason): season is Season => 'episodes' in season;

interface State extends PlacedEpisode {
  readonly isOpen: boolean;
}

const statesOf = (season: Season, seen: ShowSeen): readonly State[] =>
  airedOf(season, seen.today).map((episode) => ({
    season,
    episode,
    isOpen: episodeSeen(seen, season, episode) === undefined,
  }));

/** Whether nothing at all was seen of a season whose episodes are not known. The mark of a show says something of each. */
const isUnseen = (season: KnownSeason, { show, mark }: ShowSeen): boolean =>
  !isLoaded(season) &&
  season.episode_count > 0 &&
  mark?.seenAt === undefined &&
  seenOfSeason(show ?? { seasons: {} }, season.season_number).length === 0;

/**
 * The episode to watch next: the first one that is out and was not seen, gaps first. Where nothing was seen of a whole season before,
 * it is the first one behind the last that was seen; where there is none, a gap in a season that was begun. Undefined where there is
 * none at all (product.md, Shows: next) (product.md, Shows: begun later).
 * @param seasons all of the show: of one without its episodes none is next.
 */
export const nextEpisode = (seasons: readonly KnownSeason[], seen: ShowSeen): PlacedEpisode | undefined => {
  const regular = inSeasonOrder(seasons).filter((season) => !isSpecials(season));
  const states = regular.filter(isLoaded).flatMap((season) => statesOf(season, seen));
  const begun = new Set(states.flatMap(({ isOpen, season }) => (isOpen ? [] : [season.season_number])));
  const last = states.findLastIndex(({ isOpen }) => !isOpen);
  const lastBegun = states[last]?.season.season_number ?? 0;
  const isSkipped =
    states.slice(0, Math.max(last, 0)).some(({ season }) => !begun.has(season.season_number)) ||
    regular.some((season) => season.season_number < lastBegun && isUnseen(season, seen));
  const next = isSkipped
    ? (states.slice(last + 1).find(({ isOpen }) => isOpen) ??
      states.find(({ isOpen, season }) => isOpen && begun.has(season.season_number)))
    : states.find(({ isOpen }) => isOpen);
  return next && { season: next.season, episode: next.episode };
};
