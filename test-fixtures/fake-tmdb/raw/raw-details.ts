import type { DemoData, DemoTitle } from '#adapters/demo/demo-data.ts';
import { rawTitleBase } from './raw-title.ts';

const rawGenres = ({ type, genres }: DemoTitle, data: DemoData) =>
  genres.flatMap((id) => data.genres[type].find((genre) => genre.id === id) ?? []);

const ofMovie = ({ runtime = 0, revenue = 0 }: DemoTitle) => ({
  runtime,
  revenue,
  budget: 0,
  belongs_to_collection: null,
  homepage: '',
  imdb_id: null,
});

// TMDB says a show's running time in one of two places; which one varies from show to show.
const runningTime = ({ id, runtime }: DemoTitle) => {
  if (runtime === undefined) return { episode_run_time: [], last_episode_to_air: null };
  return id % 4 === 0
    ? { episode_run_time: [runtime], last_episode_to_air: null }
    : { episode_run_time: [], last_episode_to_air: { id: id * 100, runtime, episode_number: 8, season_number: 2 } };
};

const ofShow = (title: DemoTitle) => ({
  ...runningTime(title),
  created_by: (title.createdBy ?? []).map((creator) => ({ ...creator, gender: 0 })),
  next_episode_to_air: null,
  number_of_seasons: 2,
  seasons: [],
});

/** The answer of /movie/{id} and /tv/{id}. */
export const rawDetails = (title: DemoTitle, data: DemoData) => ({
  ...rawTitleBase(title),
  genres: rawGenres(title, data),
  tagline: title.tagline ?? '',
  status: title.status ?? '',
  spoken_languages: [{ english_name: 'English', iso_639_1: 'en', name: 'English' }],
  production_companies: [],
  ...(title.type === 'movie' ? ofMovie(title) : ofShow(title)),
});
