import type { CalendarDay } from '../days/calendar-day.ts';
import { isCalendarDay } from '../days/day-of-time.ts';

/** One episode, as the provider tells of it. Field names are the provider's. */
export interface Episode {
  readonly id?: number;
  /** Some seasons begin with 0. */
  readonly episode_number: number;
  /** Empty when unknown; so is the next. */
  readonly name: string;
  /** As that of a title; so is the next. */
  readonly name_language?: string;
  readonly overview: string;
  readonly overview_language?: string;
  /** Any text; only a day of the calendar is a date. Absent when unknown. */
  readonly air_date?: string;
  readonly still_path: string | null;
  /** Minutes. */
  readonly runtime?: number;
}

/** A season with its episodes, in the order of their numbers, each number once. */
export interface Season {
  /** 0 is that of the specials; some shows number their seasons by years. */
  readonly season_number: number;
  readonly name: string;
  readonly name_language?: string;
  readonly episodes: readonly Episode[];
}

/**
 * Whether an episode is out: from its day on, as it is where the visitor is (product.md, Shows: aired). Without a date it is not.
 * @param today where the visitor is
 */
export const isAired = ({ air_date }: Pick<Episode, 'air_date'>, today: CalendarDay): boolean =>
  air_date !== undefined && isCalendarDay(air_date) && air_date <= today;

/** The episodes that are out. */
export const airedOf = ({ episodes }: Pick<Season, 'episodes'>, today: CalendarDay): readonly Episode[] =>
  episodes.filter((episode) => isAired(episode, today));

/** Season 0 has what belongs to no season: it is listed last, and never next (product.md, Shows: specials). */
export const isSpecials = ({ season_number }: Pick<Season, 'season_number'>): boolean => season_number === 0;

/** Seasons in the order in which they are listed. */
export const inSeasonOrder = <Each extends Pick<Season, 'season_number'>>(seasons: readonly Each[]): readonly Each[] =>
  seasons.toSorted((a, b) => Number(isSpecials(a)) - Number(isSpecials(b)) || a.season_number - b.season_number);
