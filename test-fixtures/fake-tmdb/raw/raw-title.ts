import type { DemoTitle } from '#adapters/demo/demo-data.ts';

/** TMDB writes the media type on the items of some lists only (tmdb.md, Fields: media type). */
export interface Labelling {
  readonly labelled: boolean;
}

const namesAndDate = ({ type, name, date = '' }: DemoTitle) =>
  type === 'movie'
    ? { title: name, original_title: name, release_date: date, video: false }
    : { name, original_name: name, first_air_date: date, origin_country: ['US'] };

const shared = (title: DemoTitle) => ({
  adult: false,
  softcore: false,
  id: title.id,
  original_language: 'en',
  overview: title.overview,
  popularity: title.popularity,
  vote_average: title.rating,
  vote_count: title.votes,
  poster_path: title.poster,
  backdrop_path: title.backdrop,
  ...namesAndDate(title),
});

/** A title as TMDB's lists give it. */
export const rawTitle = (title: DemoTitle, { labelled }: Labelling) => ({
  ...shared(title),
  ...(labelled && { media_type: title.type }),
  genre_ids: title.genres,
});

/** What lists and details have in common. */
export const rawTitleBase = shared;
