import type { NextEpisode, SeasonSummary } from '#domain/title-details.ts';
import type { DemoTitle } from '../demo-data.ts';
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
export const demoSeasons = ({ id, date, poster }: DemoTitle): readonly SeasonSummary[] => {
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

/** The episode that comes next, of a show that goes on. */
export const demoNextEpisode = (title: DemoTitle): NextEpisode | undefined => {
  const last = demoSeasons(title).at(-1);
  if (title.status !== 'Returning Series' || !last || percentOf('next', title.id) % 2 === 0) return undefined;
  const at = percentOf('soon', title.id) % SOON.length;
  return {
    season_number: last.season_number + 1,
    episode_number: 1,
    name: 'The Lamp Is Lit Again',
    ...(SOON[at] && { air_date: SOON[at] }),
  };
};
