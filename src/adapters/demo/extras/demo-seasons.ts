import { dayOf } from '#domain/days/calendar-day.ts';
import type { NextEpisode, SeasonSummary } from '#domain/title-details.ts';
import type { DemoTitle } from '../demo-data.ts';
import { demoSeason } from './demo-episodes.ts';
import { percentOf } from './percent-of.ts';

const MOST = 7;
const FEWEST_EPISODES = 6;
/** The year in which the catalogue was made up: no season comes later. */
const THIS_YEAR = 2026;
/** A day that each month of each year has. */
const LAST_DAY = 28;
const SOON = ['2026-12-03', '2026-12-11', '2026-12-29', '2027-01-15'] as const;

const countOf = (id: number, firstYear: number): number =>
  Math.max(1, Math.min(1 + (percentOf('seasons', id) % MOST), 1 + THIS_YEAR - firstYear));

const seasonDate = (first: string, after: number): string => {
  const [year = '', month = '', day = ''] = first.split('-');
  const kept = Math.min(Number(day), LAST_DAY);
  return `${Number(year) + after}-${month}-${String(kept).padStart(2, '0')}`;
};

/** The seasons of a show, one a year; the specials of a few. */
const yearlySeasons = ({ id, date, poster }: DemoTitle): readonly SeasonSummary[] => {
  if (date === undefined) return [];
  const poster_path = poster ?? null;
  const seasons = Array.from({ length: countOf(id, Number(date.slice(0, 4))) }, (_, at) => ({
    season_number: at + 1,
    name: `Season ${at + 1}`,
    episode_count: FEWEST_EPISODES + (percentOf('episodes', id, at) % MOST),
    poster_path,
    air_date: seasonDate(date, at),
  }));
  const specials = { season_number: 0, name: 'Specials', episode_count: 2, poster_path: null };
  return percentOf('specials', id) % MOST === 0 ? [specials, ...seasons] : seasons;
};

/** The seasons of a show; each begins on the day of its first episode. */
export const demoSeasons = (title: DemoTitle, now: Date): readonly SeasonSummary[] =>
  yearlySeasons(title).map((season, at, all) => {
    if (season.season_number === 0) return season;
    const [first] = demoSeason(title, season, { isLast: at === all.length - 1, now }).episodes;
    return first?.air_date === undefined ? season : { ...season, air_date: first.air_date };
  });

/** The episode that comes next, of a show that goes on: of the season that is on, else of another that some have. */
export const demoNextEpisode = (title: DemoTitle, now: Date): NextEpisode | undefined => {
  const last = yearlySeasons(title).at(-1);
  if (title.status !== 'Returning Series' || !last) return undefined;
  const { season_number, episodes } = demoSeason(title, last, { isLast: true, now });
  const next = episodes.find(({ air_date = '' }) => air_date > dayOf(now));
  if (next) {
    const { episode_number, name, air_date } = next;
    return { season_number, episode_number, name, ...(air_date && { air_date }) };
  }
  if (percentOf('next', title.id) % 2 === 0) return undefined;
  const at = percentOf('soon', title.id) % SOON.length;
  return {
    season_number: season_number + 1,
    episode_number: 1,
    name: 'The Lamp Is Lit Again',
    ...(SOON[at] && { air_date: SOON[at] }),
  };
};
