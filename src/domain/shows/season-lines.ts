import { seenIn, type SeenState } from './runs.ts';
import { isAired, type Episode, type Season } from './season.ts';
import { episodeSeen, seenBefore, type ShowSeen } from './seen-episodes.ts';
import { seenOfSeason } from './watched-show.ts';

/** What a line of a season says. */
export interface SeasonLine {
  readonly number: number;
  /** Absent where the provider has no such episode any more: it was seen nevertheless. */
  readonly episode?: Episode;
  /** The day since 1970, null for some time, undefined where it was not seen. */
  readonly seen: SeenState;
  /** When it was seen before the round that runs, where it was not in that one. */
  readonly before?: SeenState;
  readonly isAired: boolean;
}

/** What is said of an episode that was seen, and that the provider lost (product.md, Shows: lost episodes). */
export const LOST_TEXT = 'No longer in the catalogue';

/**
 * How many lines there are at most for what the provider has not. More is a run that somebody wrote by hand, such as `1-99999`: it is
 * kept as it is, and shown as far as the season goes (product.md, Shows: bad runs).
 */
const LOST_MAX = 100;

const lostNumbers = ({ episodes }: Season, { show }: ShowSeen, season: number): readonly number[] => {
  const known = new Set(episodes.map(({ episode_number }) => episode_number));
  const lost: number[] = [];
  for (const { from, to } of show ? seenOfSeason(show, season) : []) {
    if (to - from >= known.size + LOST_MAX) continue;
    for (let number = from; number <= to && lost.length < LOST_MAX; number += 1)
      if (!known.has(number)) lost.push(number);
  }
  return lost;
};

/** The lines of a season in the order of their numbers: its episodes, and those that were seen and are lost. */
export const seasonLines = (season: Season, seen: ShowSeen): readonly SeasonLine[] => {
  const { season_number, episodes } = season;
  const lines = episodes.map((episode): SeasonLine => ({
    number: episode.episode_number,
    episode,
    seen: episodeSeen(seen, season, episode),
    before: seenBefore(seen, season, episode),
    isAired: isAired(episode, seen.today),
  }));
  const { show, ever } = seen;
  const lost = lostNumbers(season, ever ?? seen, season_number).map((number): SeasonLine => ({
    number,
    seen: show && seenIn(seenOfSeason(show, season_number), number),
    before: ever?.show && seenIn(seenOfSeason(ever.show, season_number), number),
    isAired: true,
  }));
  return lost.length === 0 ? lines : [...lines, ...lost].toSorted((a, b) => a.number - b.number);
};
