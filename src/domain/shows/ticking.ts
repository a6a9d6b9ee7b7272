import type { NextEpisode } from '../title-details.ts';
import { episodeCount } from './known-show.ts';
import type { KnownSeason } from './next-episode.ts';
import { airedOf, inSeasonOrder, isSpecials, type Season } from './season.ts';
import { episodeSeen, type ShowSeen } from './seen-episodes.ts';

/** The statuses of a show that goes on no more. */
const ENDED: ReadonlySet<string> = new Set(['Ended', 'Canceled']);

/** The numbers of a season's episodes that are out and were not seen: those that 'All of this season' means (product.md, Shows: bulk). */
export const openNumbers = (season: Season, seen: ShowSeen): readonly number[] =>
  airedOf(season, seen.today)
    .filter((episode) => episodeSeen(seen, season, episode) === undefined)
    .map(({ episode_number }) => episode_number);

/** What 'The 3 before as well' means where an episode was ticked (product.md, Shows: the ones before). */
export const openBefore = (season: Season, number: number, seen: ShowSeen): readonly number[] =>
  openNumbers(season, seen).filter((open) => open < number);

/** 'The one before as well', 'The 3 before as well'. */
export const beforeText = (count: number): string => `The ${count === 1 ? 'one' : count} before as well`;

/** Whether a show of this status goes on no more. */
export const isOver = (status: unknown): boolean => typeof status === 'string' && ENDED.has(status);

/** What is known of a show as a whole. */
export interface ShowState {
  readonly status?: string | undefined;
  readonly seasons?: readonly KnownSeason[] | undefined;
  /** The episode that the provider itself shows next. */
  readonly next_episode?: NextEpisode | undefined;
}

/**
 * Whether an episode is the last one of a show that has ended: then 'Mark the show as seen' is offered (product.md, Shows: the last one).
 * @param season the one that the episode is in
 */
export const isLastOfShow = ({ status, seasons = [] }: ShowState, season: Season, number: number): boolean => {
  if (!isOver(status) || isSpecials(season)) return false;
  const last = inSeasonOrder(seasons).findLast((each) => !isSpecials(each) && episodeCount(each) > 0);
  return (
    (last === undefined || last.season_number === season.season_number) &&
    season.episodes.at(-1)?.episode_number === number
  );
};
