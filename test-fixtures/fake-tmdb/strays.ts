/** Items that TMDB mixes into lists of titles, and that the app has no use for (tmdb.md, Lists: strays). */
export const STRAY_PERSON = {
  adult: false,
  gender: 0,
  id: 3,
  known_for: [],
  known_for_department: 'Art',
  media_type: 'person',
  name: 'A Passer-by',
  original_name: 'A Passer-by',
  popularity: 2.187,
  profile_path: null,
};

export const STRAY_COLLECTION = {
  adult: false,
  backdrop_path: null,
  id: 4,
  media_type: 'collection',
  original_language: 'en',
  original_title: 'A Collection of Movies',
  overview: '',
  poster_path: null,
  title: 'A Collection of Movies',
};

const STRAY_TITLE = {
  backdrop_path: null,
  genre_ids: [],
  id: 5,
  media_type: 'movie',
  original_language: 'en',
  original_title: 'Not for This App',
  overview: '',
  popularity: 1,
  poster_path: null,
  release_date: '2020-01-01',
  title: 'Not for This App',
  video: false,
  vote_average: 0,
  vote_count: 0,
};

/** Trending cannot be asked without them. */
export const ADULT_TITLES = [
  { ...STRAY_TITLE, adult: true, softcore: false },
  { ...STRAY_TITLE, id: 6, adult: false, softcore: true },
];
