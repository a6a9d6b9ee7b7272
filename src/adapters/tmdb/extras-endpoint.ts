import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import { PARTS_AT_ONCE, type WantedParts } from '#application/ports/catalog/title-answers.ts';
import { baseLanguage, type LanguageTag } from '#domain/languages/language-tag.ts';
import type { MediaType } from '#domain/title.ts';
import { isRegionCode } from '#domain/watch/watch-region.ts';
import { titleEndpoint, type Endpoint } from './endpoint.ts';

/** product.md, Provider calls: timeout. */
const TIMEOUT_MS = 30_000;

/** TMDB tells the age ratings of movies and of shows apart (tmdb.md, Fields: age ratings). */
const APPENDED: Readonly<Record<MediaType, string>> = {
  movie: 'external_ids,keywords,images,release_dates',
  tv: 'external_ids,keywords,images,content_ratings',
};

/** All that a title's screen shows below the rest, in one answer. Of pictures with text those in the language of titles come along. */
export const extrasEndpoint = ({ media_type, id }: TitleId, language: LanguageTag = 'en'): Endpoint => ({
  path: `/${media_type}/${id}`,
  query: {
    append_to_response: APPENDED[media_type],
    include_image_language: [...new Set([baseLanguage(language), 'en', 'null'])].join(','),
  },
  timeoutMs: TIMEOUT_MS,
});

/** A title's videos in a language; of a show with those in English (tmdb.md, Languages: videos). */
export const videosEndpoint = (title: TitleId, language: LanguageTag): Endpoint => {
  const endpoint = titleEndpoint(title, 'videos');
  const spoken = [...new Set([baseLanguage(language), 'en'])].join(',');
  return title.media_type === 'tv' ? { ...endpoint, query: { include_video_language: spoken } } : endpoint;
};

/** A series of movies, which TMDB calls a collection. */
export const franchiseEndpoint = (id: number): Endpoint => ({
  path: `/collection/${id}`,
  timeoutMs: TIMEOUT_MS,
  texts: { append_to_response: 'translations' },
});

/** A season with its episodes. */
export const seasonEndpoint = (show: number, season: number): Endpoint => ({
  path: `/tv/${show}/season/${season}`,
  timeoutMs: TIMEOUT_MS,
});

/** TMDB has them of all countries at once. */
const partsOf = (media_type: MediaType, wanted: WantedParts): readonly string[] => {
  const { offersIn = '', datesIn = '', seasons = [], credits } = wanted;
  return [
    ...(media_type === 'tv' ? seasons.map((season) => `season/${season}`) : []),
    ...(isRegionCode(offersIn) ? ['watch/providers'] : []),
    ...(isRegionCode(datesIn) && media_type === 'movie' ? ['release_dates'] : []),
    ...(credits ? ['credits'] : []),
  ];
};

/** A title's details with what is wanted beside them. */
export const answerEndpoint = ({ media_type, id }: TitleId, wanted: WantedParts): Endpoint => {
  const parts = partsOf(media_type, wanted);
  return {
    path: `/${media_type}/${id}`,
    ...(parts.length > 0 && { query: { append_to_response: parts.join(',') } }),
    timeoutMs: TIMEOUT_MS,
    // No more parts fit into one answer (tmdb.md, Fields: appended).
    ...(parts.length < PARTS_AT_ONCE && { texts: { append_to_response: [...parts, 'translations'].join(',') } }),
  };
};

/** A show's details, with the episodes of seasons. */
export const seasonsEndpoint = (show: number, seasons: readonly number[]): Endpoint =>
  answerEndpoint({ media_type: 'tv', id: show }, { seasons });
