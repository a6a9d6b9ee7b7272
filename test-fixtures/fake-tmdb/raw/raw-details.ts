import type { DemoData, DemoTitle } from '#adapters/demo/demo-data.ts';
import { demoImdbId } from '#adapters/demo/foreign-ids.ts';
import { DEMO_LORE } from '#adapters/demo/lore/demo-lore.ts';
import { findFranchise, summaryOf } from '#adapters/demo/lore/find-franchise.ts';
import type { SeasonSummary } from '#domain/title-details.ts';
import { rawTitleBase } from './raw-title.ts';

const rawGenres = ({ type, genres }: DemoTitle, data: DemoData) =>
  genres.flatMap((id) => data.genres[type].find((genre) => genre.id === id) ?? []);

const rawFranchise = (title: DemoTitle, data: DemoData) => {
  const found = findFranchise(DEMO_LORE.franchises, title.id);
  return found ? summaryOf(data, found) : null;
};

const ofMovie = (title: DemoTitle, data: DemoData) => ({
  runtime: title.runtime ?? 0,
  revenue: title.revenue ?? 0,
  budget: DEMO_LORE.factsOf(title).budget ?? 0,
  belongs_to_collection: rawFranchise(title, data),
  imdb_id: demoImdbId({ media_type: 'movie', id: title.id }),
  original_title: DEMO_LORE.factsOf(title).original_name ?? title.name,
});

// TMDB says a show's running time in one of two places; which one varies from show to show.
const runningTime = ({ id, runtime }: DemoTitle) => {
  if (runtime === undefined) return { episode_run_time: [], last_episode_to_air: null };
  return id % 4 === 0
    ? { episode_run_time: [runtime], last_episode_to_air: null }
    : { episode_run_time: [], last_episode_to_air: { id: id * 100, runtime, episode_number: 8, season_number: 2 } };
};

const rawSeason = ({ air_date = '', ...season }: SeasonSummary, index: number) => ({
  ...season,
  id: index + 1,
  overview: '',
  vote_average: 0,
  air_date: air_date || null,
});

const ofShow = (title: DemoTitle) => {
  const { networks = [], seasons = [], next_episode, original_name } = DEMO_LORE.factsOf(title);
  return {
    ...runningTime(title),
    created_by: (title.createdBy ?? []).map((creator) => ({ ...creator, gender: 0 })),
    next_episode_to_air: next_episode ? { ...next_episode, id: title.id * 100, overview: '', runtime: null } : null,
    networks: networks.map((network) => ({ ...network, logo_path: null, origin_country: '' })),
    number_of_seasons: seasons.length,
    seasons: seasons.map(rawSeason),
    original_name: original_name ?? title.name,
  };
};

const rawOrigin = (title: DemoTitle) => {
  const { countries = [], companies = [], homepage = '', original_language = 'xx' } = DEMO_LORE.factsOf(title);
  return {
    homepage,
    original_language,
    origin_country: countries,
    production_countries: countries.map((code) => ({ iso_3166_1: code, name: code })),
    production_companies: companies.map((company) => ({ ...company, logo_path: null, origin_country: '' })),
  };
};

/** The answer of /movie/{id} and /tv/{id}. */
export const rawDetails = (title: DemoTitle, data: DemoData) => ({
  ...rawTitleBase(title),
  ...rawOrigin(title),
  genres: rawGenres(title, data),
  tagline: title.tagline ?? '',
  status: title.status ?? '',
  spoken_languages: [{ english_name: 'English', iso_639_1: 'en', name: 'English' }],
  ...(title.type === 'movie' ? ofMovie(title, data) : ofShow(title)),
});
