import type { FoundByName, TitleFinder } from '#application/ports/catalog/title-finder.ts';
import type { ConsoleLog } from '#application/ports/console-log.ts';
import { searchText } from '#domain/addresses/search-params.ts';
import type { ForeignId } from '#domain/import/foreign-id.ts';
import type { NameQuery } from '#domain/import/name-query.ts';
import type { Title } from '#domain/title.ts';
import { aborted } from './client/aborted.ts';
import { TmdbClient } from './client/tmdb-client.ts';
import { findEndpoint, nameEndpoint } from './find-endpoint.ts';
import { mapToFoundTitles, namedTitlesOf } from './mapping/map-to-found-titles.ts';
import { mapToPage } from './mapping/map-to-page.ts';
import type { TmdbConfig } from './tmdb-config.ts';

const NOTHING: FoundByName = { titles: [], hasMore: false };

/** Any other value would make another path. */
const isId = ({ service, id }: ForeignId): boolean =>
  service === 'imdb' ? /^tt\d{1,15}$/.test(id) : Number.isSafeInteger(id) && id > 0;

/** Finds titles by TMDB's `/find` and `/search`. */
export class TmdbTitleFinder implements TitleFinder {
  private readonly client: TmdbClient;

  constructor(config: TmdbConfig, log?: ConsoleLog) {
    this.client = new TmdbClient(config, log);
  }

  async findById(id: ForeignId, signal: AbortSignal): Promise<readonly Title[]> {
    if (signal.aborted) throw aborted();
    if (!isId(id)) return [];
    const titles = mapToFoundTitles(await this.client.fetchJson(findEndpoint(id), signal));
    return id.service === 'tvdb' ? titles.filter(({ media_type }) => media_type === 'tv') : titles;
  }

  async findByName(query: NameQuery, signal: AbortSignal): Promise<FoundByName> {
    if (signal.aborted) throw aborted();
    if (searchText(query.name) === '') return NOTHING;
    const raw = await this.client.fetchJson(nameEndpoint(query), signal);
    const { results, totalPages } = mapToPage(raw, 1, namedTitlesOf(query.media_type));
    return { titles: results, hasMore: totalPages > 1 };
  }
}
