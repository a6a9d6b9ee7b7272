import type { CalendarDay } from '../days/calendar-day.ts';
import { dayNumber } from '../days/day-of-time.ts';
import type { Mark } from '../library/marks/mark.ts';
import { seenDayOf } from '../library/marks/seen-day.ts';
import { seenIn, type SeenState } from './runs.ts';
import { isAired, type Episode, type Season } from './season.ts';
import { seenOfSeason, type WatchedShow } from './watched-show.ts';

/** What the visitor has said of a show: ticks of its episodes, and the mark of the show itself. And the day that it is where they are. */
export interface ShowSeen {
  readonly show?: Pick<WatchedShow, 'seasons' | 'stoppedAt'> | undefined;
  readonly mark?: Pick<Mark, 'seenAt'> | undefined;
  readonly today: CalendarDay;
  /** While a further round runs: what was ever seen, before it too (product.md, Shows: rounds). */
  readonly ever?: ShowSeen;
}

/** A day, or a time of an earlier release; empty where the mark knows none. */
const markDay = ({ seenAt }: Pick<Mark, 'seenAt'>): CalendarDay => seenDayOf(seenAt);

/**
 * Whether the mark 'Seen' of a show counts for an episode: it does for all that were out on its day, and without a day for all that
 * are out. Specials are not meant (product.md, Shows: seen up to a day).
 */
export const countsByMark = (
  { mark, today }: ShowSeen,
  { season_number }: Pick<Season, 'season_number'>,
  episode: Episode,
): boolean => {
  if (mark?.seenAt === undefined || season_number === 0) return false;
  const day = markDay(mark);
  return isAired(episode, day !== '' && day < today ? day : today);
};

/**
 * What is known of an episode: the day since 1970 on which it was seen, null for some time, undefined where it was not seen. This is
 * the one answer, of the ticks and of the mark together (product.md, Shows: seen).
 */
export const episodeSeen = (seen: ShowSeen, season: Pick<Season, 'season_number'>, episode: Episode): SeenState => {
  const { show, mark } = seen;
  const ticked = show && seenIn(seenOfSeason(show, season.season_number), episode.episode_number);
  if (ticked !== undefined) return ticked;
  if (!countsByMark(seen, season, episode)) return undefined;
  const day = mark ? markDay(mark) : '';
  return day === '' ? null : dayNumber(day);
};

/** What was known of an episode before the round that runs: undefined where no further one does, and where it was seen in it. */
export const seenBefore = (seen: ShowSeen, season: Pick<Season, 'season_number'>, episode: Episode): SeenState =>
  seen.ever && episodeSeen(seen, season, episode) === undefined ? episodeSeen(seen.ever, season, episode) : undefined;
