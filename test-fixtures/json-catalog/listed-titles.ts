import type { HomeRowName } from '#domain/home-row.ts';
import { LISTINGS, type ListingName, type ListingParams, type ListingSort } from '#domain/listing.ts';
import { releaseDateOf, titleName, type MediaType } from '#domain/title.ts';
import type { JsonFilms, JsonTitle } from './json-films.ts';

interface Listed {
  readonly mediaType?: MediaType;
  readonly sort: ListingSort;
}

const NEWEST_MOVIES: Listed = { mediaType: 'movie', sort: 'release_date.desc' };
const NEWEST_SHOWS: Listed = { mediaType: 'tv', sort: 'first_air_date.desc' };
const BEST_MOVIES: Listed = { mediaType: 'movie', sort: 'vote_average.desc' };

const ROWS: Readonly<Record<HomeRowName, Listed>> = {
  trending: { sort: 'popularity.desc' },
  'now-playing': NEWEST_MOVIES,
  'popular-tv': { mediaType: 'tv', sort: 'popularity.desc' },
  upcoming: NEWEST_MOVIES,
  'top-rated': BEST_MOVIES,
  'airing-today': NEWEST_SHOWS,
  'on-the-air': NEWEST_SHOWS,
};

/** The listings that cannot be sorted. */
const FIXED: Readonly<Partial<Record<ListingName, Listed>>> = {
  trending: ROWS.trending,
  'coming-soon': NEWEST_MOVIES,
  'top-rated': BEST_MOVIES,
};

const valueOf = (title: JsonTitle, field: string): number | string | undefined => {
  if (field === 'popularity' || field === 'vote_average') return title[field];
  return field.endsWith('_date') ? releaseDateOf(title) : titleName(title);
};

/** Titles without a value come last in both directions. */
const compareBy = (sort: ListingSort) => {
  const [field = '', direction] = sort.split('.');
  return (a: JsonTitle, b: JsonTitle): number => {
    const [left, right] = [valueOf(a, field), valueOf(b, field)];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    const order = left < right ? -1 : Number(left > right);
    return (direction === 'asc' ? order : -order) || a.id - b.id;
  };
};

const listed = ({ titles }: JsonFilms, { mediaType, sort }: Listed): readonly JsonTitle[] =>
  titles.filter(({ media_type }) => (mediaType ?? media_type) === media_type).toSorted(compareBy(sort));

export const rowTitles = (films: JsonFilms, row: HomeRowName): readonly JsonTitle[] => listed(films, ROWS[row]);

export const listingTitles = (films: JsonFilms, { listing, sort, genreId }: ListingParams): readonly JsonTitle[] => {
  const fixed = FIXED[listing];
  if (fixed) return listed(films, fixed);
  const mediaType = LISTINGS[listing].mediaType ?? 'movie';
  return listed(films, { mediaType, sort })
    .filter(({ genre_ids }) => genreId === undefined || genre_ids.includes(genreId))
    .filter(({ vote_average, vote_count }) => listing !== 'awards' || (vote_average >= 8 && vote_count >= 1_000));
};
