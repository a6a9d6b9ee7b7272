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

/** Whether an episode of the season was seen. Where its episodes are not known, its ticks alone say so. */
const isBegun = (season: KnownSeason, seen: ShowSeen): boolean =>
  isLoaded(season)
    ? airedOf(season, seen.today).some((episode) => episodeSeen(seen, season, episode) !== undefined)
    : seenOfSeason(seen.show ?? { seasons: {} }, season.season_number).length > 0;

/** Whether there is something to see in a season, and nothing of it was seen. The mark of a show says something of each. */
const isLeftOut = (season: KnownSeason, seen: ShowSeen): boolean => {
  const mayBe = isLoaded(season)
    ? airedOf(season, seen.today).length > 0
    : season.episode_count > 0 && seen.mark?.seenAt === undefined;
  return mayBe && !isBegun(season, seen);
};

const regularOf = (seasons: readonly KnownSeason[]): readonly KnownSeason[] =>
  inSeasonOrder(seasons).filter((season) => !isSpecials(season));

/** The last season that was begun, where a whole one before it was left out; else undefined (product.md, Shows: begun later). */
export const begunLater = (seasons: readonly KnownSeason[], seen: ShowSeen): KnownSeason | undefined => {
  const regular = regularOf(seasons);
  const last = regular.findLastIndex((season) => isBegun(season, seen));
  return regular.slice(0, Math.max(last, 0)).some((season) => isLeftOut(season, seen)) ? regular[last] : undefined;
};

/**
 * The episode to watch next: the first one that is out and was not seen, gaps first. Where nothing was seen of a whole season before,
 * it is the first one behind the last that was seen; where there is none, a gap in a season that was begun. Undefined where there is
 * none at all (product.md, Shows: next) (product.md, Shows: begun later).
 * @param seasons all of the show: of one without its episodes none is next.
 */
export const nextEpisode = (seasons: readonly KnownSeason[], seen: ShowSeen): PlacedEpisode | undefined => {
  const states = regularOf(seasons)
    .filter(isLoaded)
    .flatMap((season) => statesOf(season, seen));
  const begun = new Set(states.flatMap(({ isOpen, season }) => (isOpen ? [] : [season])));
  const last = states.findLastIndex(({ isOpen }) => !isOpen);
  const next = begunLater(seasons, seen)
    ? (states.slice(last + 1).find(({ isOpen }) => isOpen) ??
      states.find(({ isOpen, season }) => isOpen && begun.has(season)))
    : states.find(({ isOpen }) => isOpen);
  return next && { season: next.season, episode: next.episode };
};
