import { dayOf } from '#domain/days/calendar-day.ts';
import type { NamedId, TitleDetails, NextEpisode, SeasonSummary } from '#domain/title-details.ts';
import { titleKey } from '#domain/title.ts';
import type { DemoTitle } from '../demo-data.ts';
import { demoSeason } from './demo-episodes.ts';
import { demoOrigin } from './demo-origins.ts';
import { percentOf } from './percent-of.ts';

/** What a title's own page says of it, beside what the catalogue's chunk carries. */
export type DemoFacts = Pick<
  TitleDetails,
  | 'original_name'
  | 'original_language'
  | 'countries'
  | 'companies'
  | 'networks'
  | 'homepage'
  | 'budget'
  | 'seasons'
  | 'next_episode'
>;

/** Of a hundred titles, so many have a site of their own. */
const SITES = 30;
/** Of a hundred companies, so many make each title. */
const MAKES = 12;
const CENTS = 100;
/** A part of a host's name is no longer. */
const LABEL_MAX = 63;

const chosen = (from: readonly NamedId[], key: string): readonly NamedId[] =>
  from.filter(({ id }) => percentOf('made by', key, id) < MAKES);

const homepageOf = ({ poster = '' }: DemoTitle, key: string): string | undefined => {
  const [, slug] = /^\/p-([\w-]+)\.svg$/.exec(poster) ?? [];
  return slug !== undefined && percentOf('homepage', key) < SITES
    ? `https://${slug.slice(0, LABEL_MAX).replace(/-$/, '')}.example/`
    : undefined;
};

/** What it cost: a share of what it took. */
const budgetOf = ({ revenue }: DemoTitle, key: string): number | undefined =>
  revenue === undefined ? undefined : Math.round((revenue * (20 + percentOf('budget', key))) / CENTS);

const originFacts = (title: DemoTitle): DemoFacts => {
  const { language, countries, name } = demoOrigin(title) ?? {};
  return {
    ...(name && { original_name: name }),
    ...(language && { original_language: language }),
    ...(countries && { countries }),
  };
};

const ofMovie = (title: DemoTitle, key: string): DemoFacts => {
  const budget = budgetOf(title, key);
  return { ...(budget && { budget }) };
};

type Row = readonly [id: number, name: string];

const named = ([id, name]: Row): NamedId => ({ id, name });

const COMPANY_ROWS: readonly Row[] = [
  [8101, 'Gasworks Street Pictures'],
  [8102, 'Marigold & Sons'],
  [8103, 'Tidal Films'],
  [8104, 'The Second Reel'],
  [8105, 'Corvo Productions'],
  [8106, 'Studio Perihelion'],
  [8107, 'Brass Lullaby Film'],
  [8108, 'Northern Lamp'],
  [8109, 'Paper Boat Animation'],
  [8110, 'Umbrella Stand Pictures'],
  [8111, 'Kontor Neun'],
  [8112, 'Atelier Valmont'],
];

/** Companies that make movies and shows. None of them exists. */
const DEMO_COMPANIES: readonly NamedId[] = COMPANY_ROWS.map(named);

const NETWORK_ROWS: readonly Row[] = [
  [8201, 'Ashgrove Television'],
  [8202, 'Channel Half Past'],
  [8203, 'Nordkanal'],
  [8204, 'The Wireless'],
  [8205, 'Parade One'],
  [8206, 'Lumen'],
];

/** Networks that show series. None of them exists. */
const DEMO_NETWORKS: readonly NamedId[] = NETWORK_ROWS.map(named);

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
const demoSeasons = (title: DemoTitle, now: Date): readonly SeasonSummary[] =>
  yearlySeasons(title).map((season, at, all) => {
    if (season.season_number === 0) return season;
    const [first] = demoSeason(title, season, { isLast: at === all.length - 1, now }).episodes;
    return first?.air_date === undefined ? season : { ...season, air_date: first.air_date };
  });

/** The episode that comes next, of a show that goes on: of the season that is on, else of another that some have. */
const demoNextEpisode = (title: DemoTitle, now: Date): NextEpisode | undefined => {
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

const ofShow = (title: DemoTitle, key: string, now: Date): DemoFacts => {
  const networks = chosen(DEMO_NETWORKS, key);
  const seasons = demoSeasons(title, now);
  const next_episode = demoNextEpisode(title, now);
  return {
    ...(networks.length > 0 && { networks }),
    ...(seasons.length > 0 && { seasons }),
    ...(next_episode && { next_episode }),
  };
};

/** What a title's own page says of it. */
export const demoFacts = (title: DemoTitle, now: Date): DemoFacts => {
  const key = titleKey({ media_type: title.type, id: title.id });
  const companies = chosen(DEMO_COMPANIES, key);
  const homepage = homepageOf(title, key);
  return {
    ...originFacts(title),
    ...(companies.length > 0 && { companies }),
    ...(homepage && { homepage }),
    ...(title.type === 'movie' ? ofMovie(title, key) : ofShow(title, key, now)),
  };
};
