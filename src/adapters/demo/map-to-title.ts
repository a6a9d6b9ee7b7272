import type { Title } from '#domain/title.ts';
import type { DemoTitle } from './demo-data.ts';

const nameAndDate = ({ type, name, date }: DemoTitle): Partial<Title> =>
  type === 'movie'
    ? { title: name, ...(date && { release_date: date }) }
    : { name, ...(date && { first_air_date: date }) };

/** A title as lists contain it. */
export const mapToTitle = (title: DemoTitle): Title => ({
  id: title.id,
  media_type: title.type,
  ...nameAndDate(title),
  overview: title.overview,
  poster_path: title.poster ?? null,
  backdrop_path: title.backdrop ?? null,
  vote_average: title.rating,
  vote_count: title.votes,
  popularity: title.popularity,
  genre_ids: title.genres,
});
