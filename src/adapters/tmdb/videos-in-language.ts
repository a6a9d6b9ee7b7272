import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import { baseLanguage, type LanguageTag } from '#domain/languages/language-tag.ts';
import type { Video } from '#domain/video.ts';
import type { TmdbClient } from './client/tmdb-client.ts';
import { videosEndpoint } from './extras-endpoint.ts';
import { inEnglish } from './in-english.ts';
import { mapToList } from './mapping/map-to-list.ts';
import { VIDEOS, videosSpoken } from './mapping/videos.ts';

/**
 * The videos of a title in a language; where there are none, those in English. Of a show both come at once; of a movie the latter are asked for
 * only then (tmdb.md, Languages: videos).
 */
export const videosInLanguage = async (
  client: Pick<TmdbClient, 'fetchJson'>,
  { title, language }: { readonly title: TitleId; readonly language: LanguageTag },
  signal: AbortSignal,
): Promise<readonly Video[]> => {
  const endpoint = videosEndpoint(title, language);
  const own = await client.fetchJson(endpoint, signal);
  const spoken = baseLanguage(language);
  const videos = videosSpoken(own, spoken);
  if (videos.length > 0) return videos.map((video) => ({ ...video, name_language: spoken }));
  return mapToList(title.media_type === 'tv' ? own : await client.fetchJson(inEnglish(endpoint), signal), VIDEOS);
};
