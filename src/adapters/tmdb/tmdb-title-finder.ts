import * as v from 'valibot';
import type { FoundByName, TitleFinder } from '#application/ports/catalog/title-finder.ts';
import { searchText } from '#domain/addresses/search-params.ts';
import type { EpisodePlace } from '#domain/import/episodes/known-seasons.ts';
import type { ForeignId, NameQuery } from '#domain/import/matching/title-question.ts';
import type { NamedTitle } from '#domain/import/named-title.ts';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import { type MediaType, type Title, titleKey, titleName } from '#domain/title.ts';
import { aborted } from './client/aborted.ts';
import type { TmdbClient } from './client/tmdb-client.ts';
import { findEndpoint, nameEndpoint } from './find-endpoint.ts';
import { inEnglish } from './in-english.ts';
import { text } from './mapping/answer-fields.ts';
import { mapEach, type ItemMapping } from './mapping/map-to-list.ts';
import { mapToPage } from './mapping/map-to-page.ts';
import { mapToTitle, titleMapping } from './mapping/map-to-title.ts';
import { parseAnswer } from './mapping/parse-answer.ts';

const NOTHING: FoundByName = { titles: [], hasMore: false };

/** Any other value would make another path. */
const isId = ({ service, id }: ForeignId): boolean =>
  service === 'imdb' ? /^tt\d{1,15}$/.test(id) : Number.isSafeInteger(id) && id > 0;

const RawFound = v.object({ movie_results: v.array(v.unknown()), tv_results: v.array(v.unknown()) });

/** The titles of an answer of `/find`, which has a list for each kind of thing. */
const mapToFoundTitles = (raw: unknown, language: LanguageTag | undefined): readonly Title[] => {
  const { movie_results, tv_results } = parseAnswer(RawFound, raw);
  return [
    ...mapEach(movie_results, titleMapping('movie', language)),
    ...mapEach(tv_results, titleMapping('tv', language)),
  ];
};

const RawEpisodes = v.object({ tv_episode_results: v.array(v.unknown()) });
const placeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const RawPlace = v.object({ show_id: placeNumber, season_number: placeNumber, episode_number: placeNumber });

/** The first episode of an answer of `/find` that can be read. */
const mapToEpisodePlace = (raw: unknown): EpisodePlace | undefined => {
  for (const item of parseAnswer(RawEpisodes, raw).tv_episode_results) {
    const { success, output } = v.safeParse(RawPlace, item);
    if (success) return { show: output.show_id, season: output.season_number, number: output.episode_number };
  }
  return undefined;
};

const RawNames = v.object({ original_title: text, original_name: text });

const mapToNamedTitle = (item: unknown, mediaType?: MediaType, language?: LanguageTag): NamedTitle | undefined => {
  const title = mapToTitle(item, mediaType, language);
  if (!title) return undefined;
  const { original_title, original_name } = v.parse(RawNames, item);
  const originalName = title.media_type === 'movie' ? original_title : original_name;
  return originalName === '' || originalName === titleName(title) ? title : { ...title, originalName };
};

/** How the items of a search become titles. */
const namedTitlesOf = (mediaType?: MediaType, language?: LanguageTag): ItemMapping<NamedTitle> => ({
  mapItem: (item) => mapToNamedTitle(item, mediaType, language),
  keyOf: titleKey,
});

/** Finds titles by TMDB's `/find` and `/search`. */
export class TmdbTitleFinder implements TitleFinder {
  constructor(private readonly client: TmdbClient) {}

  async findById(id: ForeignId, signal: AbortSignal): Promise<readonly Title[]> {
    if (signal.aborted) throw aborted();
    if (!isId(id)) return [];
    const { language } = this.client.locale;
    const titles = mapToFoundTitles(await this.client.fetchJson(findEndpoint(id), signal), language);
    return id.service === 'tvdb' ? titles.filter(({ media_type }) => media_type === 'tv') : titles;
  }

  async findEpisode(tvdb: number, signal: AbortSignal): Promise<EpisodePlace | undefined> {
    const id: ForeignId = { service: 'tvdb', id: tvdb };
    if (signal.aborted) throw aborted();
    return isId(id) ? mapToEpisodePlace(await this.client.fetchJson(findEndpoint(id), signal)) : undefined;
  }

  async findByName(query: NameQuery, signal: AbortSignal): Promise<FoundByName> {
    if (signal.aborted) throw aborted();
    if (searchText(query.name) === '') return NOTHING;
    const language = query.inEnglish ? undefined : this.client.locale.language;
    const endpoint = nameEndpoint(query);
    const raw = await this.client.fetchJson(query.inEnglish ? inEnglish(endpoint) : endpoint, signal);
    const { results, totalPages } = mapToPage(raw, 1, namedTitlesOf(query.media_type, language));
    return { titles: results, hasMore: totalPages > 1 };
  }
}
