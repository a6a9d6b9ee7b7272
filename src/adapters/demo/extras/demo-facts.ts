import type { NamedId, NextEpisode, SeasonSummary, TitleDetails } from '#domain/title-details.ts';
import { titleKey, type TitleKey } from '#domain/title.ts';
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
const demoSeasons = ({ id, date, poster }: DemoTitle): readonly SeasonSummary[] => {
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
const demoNextEpisode = (title: DemoTitle): NextEpisode | undefined => {
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

interface Origin {
  readonly language: string;
  readonly countries: readonly string[];
  /** In that language, where it differs from the name. */
  readonly name?: string;
}

const ABROAD: ReadonlyMap<TitleKey, Origin> = new Map<TitleKey, Origin>([
  ['movie:1005', { language: 'pt', countries: ['PT', 'BR'], name: 'Os Ladrões de Papagaios do Porto' }],
  ['movie:1050', { language: 'ar', countries: ['EG'] }],
  ['movie:1056', { language: 'sv', countries: ['SE'], name: 'Simläraren vid Orsasjön' }],
  ['movie:1066', { language: 'cs', countries: ['CZ'], name: 'Zimní sazby v Grandhotelu Ostrava' }],
  ['movie:1070', { language: 'de', countries: ['DE', 'AT'], name: 'Das untertriebene Leben des Oskar Brandt' }],
  ['movie:1195', { language: 'de', countries: ['AT'], name: 'Die Plakatträger von Salzburg' }],
  ['movie:1204', { language: 'fr', countries: ['FR'], name: 'Le Receleur de Marseille' }],
  ['movie:1207', { language: 'nl', countries: ['BE', 'NL'], name: 'Papieren maan boven Antwerpen' }],
  ['movie:1233', { language: 'fr', countries: ['FR', 'CH'], name: 'Onze gares avant Valmont' }],
  ['movie:1238', { language: 'fr', countries: ['FR'], name: 'Les Apiculteurs de Saint-Sauveur' }],
  ['movie:1321', { language: 'ro', countries: ['RO'], name: 'Balonul de peste București' }],
  ['movie:1350', { language: 'fr', countries: ['FR'], name: 'Les Videurs de Saint-Tropez' }],
  ['movie:1391', { language: 'ja', countries: ['JP'], name: '紙の侍' }],
  ['movie:1412', { language: 'sv', countries: ['SE'], name: 'Isskärarna på Vänern' }],
  ['tv:1319', { language: 'he', countries: ['IL'] }],
]);

const AT_HOME: readonly (readonly string[])[] = [['GB'], ['US'], ['GB', 'IE'], ['US', 'CA'], ['AU'], ['GB']];
/** Of a hundred titles, so many come from nobody knows where. */
const UNKNOWN = 4;

/** Where a title comes from; undefined where nobody knows. */
const demoOrigin = ({ type, id }: DemoTitle): Origin | undefined => {
  const key = titleKey({ media_type: type, id });
  const abroad = ABROAD.get(key);
  if (abroad) return abroad;
  const chance = percentOf('origin', key);
  return chance < UNKNOWN ? undefined : { language: 'en', countries: AT_HOME[chance % AT_HOME.length] ?? [] };
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

const ofShow = (title: DemoTitle, key: string): DemoFacts => {
  const networks = chosen(DEMO_NETWORKS, key);
  const seasons = demoSeasons(title);
  const next_episode = demoNextEpisode(title);
  return {
    ...(networks.length > 0 && { networks }),
    ...(seasons.length > 0 && { seasons }),
    ...(next_episode && { next_episode }),
  };
};

/** What a title's own page says of it. */
export const demoFacts = (title: DemoTitle): DemoFacts => {
  const key = titleKey({ media_type: title.type, id: title.id });
  const companies = chosen(DEMO_COMPANIES, key);
  const homepage = homepageOf(title, key);
  return {
    ...originFacts(title),
    ...(companies.length > 0 && { companies }),
    ...(homepage && { homepage }),
    ...(title.type === 'movie' ? ofMovie(title, key) : ofShow(title, key)),
  };
};
