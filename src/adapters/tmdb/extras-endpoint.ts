import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { WantedParts } from '#application/ports/catalog/title-answers.ts';
import type { MediaType } from '#domain/title.ts';
import { isRegionCode } from '#domain/watch/watch-region.ts';
import type { Endpoint } from './endpoint.ts';

/** product.md, Provider calls: timeout. */
const TIMEOUT_MS = 30_000;

/** TMDB tells the age ratings of movies and of shows apart (tmdb.md, Fields: age ratings). */
const APPENDED: Readonly<Record<MediaType, string>> = {
  movie: 'external_ids,keywords,images,release_dates',
  tv: 'external_ids,keywords,images,content_ratings',
};

/** All that a title's screen shows below the rest, in one answer. */
export const extrasEndpoint = ({ media_type, id }: TitleId): Endpoint => ({
  path: `/${media_type}/${id}`,
  query: { append_to_response: APPENDED[media_type], include_image_language: 'en,null' },
  timeoutMs: TIMEOUT_MS,
});

/** A series of movies, which TMDB calls a collection. */
export const franchiseEndpoint = (id: number): Endpoint => ({ path: `/collection/${id}`, timeoutMs: TIMEOUT_MS });

/** A season with its episodes. */
export const seasonEndpoint = (show: number, season: number): Endpoint => ({
  path: `/tv/${show}/season/${season}`,
  timeoutMs: TIMEOUT_MS,
});

/** A title's details with what is wanted beside them, which TMDB has of all countries at once. */
export const answerEndpoint = ({ media_type, id }: TitleId, wanted: WantedParts): Endpoint => {
  const { offersIn = '', datesIn = '', seasons = [], credits } = wanted;
  const parts = [
    ...(media_type === 'tv' ? seasons.map((season) => `season/${season}`) : []),
    ...(isRegionCode(offersIn) ? ['watch/providers'] : []),
    ...(isRegionCode(datesIn) && media_type === 'movie' ? ['release_dates'] : []),
    ...(credits ? ['credits'] : []),
  ];
  return {
    path: `/${media_type}/${id}`,
    ...(parts.length > 0 && { query: { append_to_response: parts.join(',') } }),
    timeoutMs: TIMEOUT_MS,
  };
};

/** A show's details, with the episodes of seasons. */
export const seasonsEndpoint = (show: number, seasons: readonly number[]): Endpoint =>
  answerEndpoint({ media_type: 'tv', id: show }, { seasons });
