import type { CalendarDay } from '../days/calendar-day.ts';
import { isCalendarDay } from '../days/day-of-time.ts';
import { isOver } from '../shows/ticking.ts';
import type { TitleDetails } from '../title-details.ts';
import type { ReleaseDate } from './calendar-entry.ts';
import { isInCalendar } from './calendar-window.ts';

/** An episode, and the day on which it is shown. */
interface DatedEpisode {
  readonly season: number;
  readonly number: number;
  /** Empty when unknown. */
  readonly name: string;
  /** As that of a title. */
  readonly name_language?: string;
  readonly day: CalendarDay;
}

/** What the provider answered about the days of a title. */
export interface KnownDays {
  /** Of a movie, in the country that was asked about. */
  readonly dates?: readonly ReleaseDate[];
  /** Of a show. */
  readonly episodes?: readonly DatedEpisode[];
  /** Whether a show does not go on. */
  readonly isOver?: boolean;
}

const sameEpisode = (a: DatedEpisode, b: DatedEpisode): boolean => a.season === b.season && a.number === b.number;

/** The next episode, and the first one of each season that has a day. Specials are never next (product.md, Shows: specials). */
const datedEpisodes = ({ next_episode, seasons = [] }: TitleDetails): readonly DatedEpisode[] => {
  const told = [
    ...(next_episode
      ? [{ ...next_episode, number: next_episode.episode_number, season: next_episode.season_number }]
      : []),
    ...seasons.map(({ season_number, air_date }) => ({ season: season_number, number: 1, name: '', air_date })),
  ];
  const dated = told.flatMap(({ season, number, name, air_date = '', ...next }) => {
    const { name_language }: Pick<DatedEpisode, 'name_language'> = next;
    if (season <= 0 || !isCalendarDay(air_date)) return [];
    return [{ season, number, name, ...(name_language !== undefined && { name_language }), day: air_date }];
  });
  return dated.filter((episode, at) => dated.findIndex((each) => sameEpisode(each, episode)) === at);
};

/**
 * What a show's details say of its days. An episode that was known before, and is among the last 14 days, stays: the provider tells of the
 * next one alone (product.md, Calendar: episodes).
 */
export const daysOfShow = (details: TitleDetails, before: KnownDays | undefined, today: CalendarDay): KnownDays => {
  const now = datedEpisodes(details).filter(({ day }) => isInCalendar(day, today));
  const gone = (before?.episodes ?? []).filter(
    (episode) =>
      episode.day <= today && isInCalendar(episode.day, today) && !now.some((each) => sameEpisode(each, episode)),
  );
  return { episodes: [...gone, ...now], ...(isOver(details.status) && { isOver: true }) };
};
