import { DAY_MS } from '#domain/days/day-ms.ts';
import { dayNumber, dayOfNumber } from '#domain/days/day-of-time.ts';
import type { Episode, Season } from '#domain/shows/season.ts';
import type { SeasonSummary } from '#domain/title-details.ts';
import type { DemoTitle } from '../demo-data.ts';
import { percentOf } from './percent-of.ts';

const DAYS_A_WEEK = 7;
const FORTNIGHT = 14;
const HALF_YEAR = 6;
const MINUTES = 22;

const BEGINNINGS = ['The Lamp', 'A Stranger', 'The Ninth Door', 'Salt', 'Low Water', 'The Bell', 'An Old Debt', 'Snow'];
const ENDINGS = ['Goes Out', 'Comes Home', 'at Noon', 'in the Cellar', 'Once More', 'and the Sea', 'Without a Name'];

const nameOf = (id: number, season: number, number: number): string => {
  const at = (list: readonly string[], what: string) => list[percentOf(what, id, season, number) % list.length] ?? '';
  return `${at(BEGINNINGS, 'beginning')} ${at(ENDINGS, 'ending')}`;
};

/** January 1 or July 1 before a time. */
export const halfYearOf = (now: Date): number =>
  Date.UTC(now.getUTCFullYear(), now.getUTCMonth() < HALF_YEAR ? 0 : HALF_YEAR, 1) / DAY_MS;

/** What the days of a season's episodes depend on. */
export interface DemoAiring {
  /** Whether it is the show's last season. */
  readonly isLast: boolean;
  readonly now: Date;
}

/**
 * The day of a season's first episode, and the days between two. The last season of a show that goes on is shown in the half-year of now:
 * some of it is out, and some is not.
 */
const paceOf = (title: DemoTitle, { season_number, air_date }: SeasonSummary, { isLast, now }: DemoAiring) =>
  isLast && title.status === 'Returning Series' && season_number > 0
    ? { first: halfYearOf(now) + (percentOf('first', title.id) % FORTNIGHT), days: FORTNIGHT }
    : { first: dayNumber(air_date ?? title.date ?? ''), days: DAYS_A_WEEK };

/** A season of a show with its episodes: always alike, but for the days of what is being shown. */
export const demoSeason = (title: DemoTitle, summary: SeasonSummary, airing: DemoAiring): Season => {
  const { season_number, name, episode_count } = summary;
  const { first, days } = paceOf(title, summary, airing);
  const episodes = Array.from({ length: episode_count }, (_, at): Episode => {
    const number = at + 1;
    const air_date = dayOfNumber(first + at * days);
    return {
      id: title.id * 10_000 + season_number * 100 + number,
      episode_number: number,
      name: nameOf(title.id, season_number, number),
      overview: percentOf('told', title.id, season_number, number) % 5 > 0 ? title.overview : '',
      still_path: title.backdrop ?? title.poster ?? null,
      ...(air_date && { air_date }),
      runtime: (title.runtime ?? MINUTES) + (percentOf('minutes', title.id, season_number, number) % 10),
    };
  });
  return { season_number, name, episodes };
};
