import * as v from 'valibot';
import type { MovieCatalog, TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { ConsoleLog } from '#application/ports/console-log.ts';
import { resultKey, type SearchParams, type SearchResult, type SearchTab } from '#domain/addresses/search-params.ts';
import type { Credits } from '#domain/credits.ts';
import type { HomeRowName } from '#domain/home-row.ts';
import type { ImageSource } from '#domain/image-source.ts';
import type { ListingParams } from '#domain/listing.ts';
import { type Page, isAskedPage, emptyPage } from '#domain/page.ts';
import type { Person } from '#domain/person.ts';
import type { Genre, TitleDetails } from '#domain/title-details.ts';
import type { MediaType, Title } from '#domain/title.ts';
import type { Video } from '#domain/video.ts';
import { assertId } from './assert-id.ts';
import { aborted } from './client/aborted.ts';
import { TmdbClient } from './client/tmdb-client.ts';
import * as endpoints from './endpoint.ts';
import { id, name } from './mapping/fields.ts';
import { mapToImageSource } from './mapping/map-to-image-source.ts';
import { type ItemMapping, mapEach, mapToList } from './mapping/map-to-list.ts';
import { mapToPage } from './mapping/map-to-page.ts';
import { mapToPersonSummary } from './mapping/map-to-person-summary.ts';
import { mapToTitle, titlesOf } from './mapping/map-to-title.ts';
import { parseAnswer } from './mapping/parse-answer.ts';
import type { TmdbConfig } from './tmdb-config.ts';
import { withCode } from './with-code.ts';

interface PageRequest {
  readonly endpoint: endpoints.Endpoint;
  readonly page: number;
  readonly signal: AbortSignal;
}

const RawGenre = v.object({ id, name });
const RawGenres = v.object({ genres: v.array(v.unknown()) });

const mapToGenre = (item: unknown): Genre | undefined => {
  const { success, output } = v.safeParse(RawGenre, item);
  return success ? output : undefined;
};

const mapToGenres = (raw: unknown): readonly Genre[] =>
  mapEach(parseAnswer(RawGenres, raw).genres, { mapItem: mapToGenre, keyOf: (genre) => genre.id });

const LabelledPerson = v.object({ media_type: v.literal('person') });

const MAP: Readonly<Record<SearchTab, ItemMapping<SearchResult>['mapItem']>> = {
  multi: (item) => (v.is(LabelledPerson, item) ? mapToPersonSummary(item) : mapToTitle(item)),
  movie: (item) => mapToTitle(item, 'movie'),
  tv: (item) => mapToTitle(item, 'tv'),
  person: mapToPersonSummary,
};

/**
 * How items become search results. An item without a media type has that of the tab (product.md, Search: tabs).
 * Collections are left out.
 */
const resultsOf = (tab: SearchTab): ItemMapping<SearchResult> => ({ mapItem: MAP[tab], keyOf: resultKey });

const titleMappings = () => import('./mapping/title-mappings.ts');

/** A catalogue over TMDB's v3 API, called with a read access token. */
export class TmdbCatalog implements MovieCatalog {
  private readonly client: TmdbClient;

  constructor(
    private readonly config: TmdbConfig,
    log?: ConsoleLog,
  ) {
    this.client = new TmdbClient(config, log);
  }

  async fetchConfiguration(signal: AbortSignal): Promise<ImageSource> {
    return mapToImageSource(await this.client.fetchJson(endpoints.CONFIGURATION, signal), this.config.imageUrl);
  }

  fetchTrending(signal: AbortSignal): Promise<readonly Title[]> {
    return this.fetchTitles(endpoints.TRENDING, signal);
  }

  fetchHomeRow(row: Exclude<HomeRowName, 'trending'>, signal: AbortSignal): Promise<readonly Title[]> {
    return this.fetchTitles(endpoints.HOME_ROW[row], signal);
  }

  fetchListing(query: ListingParams, page: number, signal: AbortSignal): Promise<Page<Title>> {
    const endpoint = endpoints.listingEndpoint(query, page);
    return this.fetchPage({ endpoint, page, signal }, titlesOf(endpoint.mediaType));
  }

  async fetchGenres(mediaType: MediaType, signal: AbortSignal): Promise<readonly Genre[]> {
    return mapToGenres(await this.client.fetchJson(endpoints.genresEndpoint(mediaType), signal));
  }

  async fetchDetails(title: TitleId, signal: AbortSignal): Promise<TitleDetails> {
    const answer = this.fetchPart(title, 'details', signal);
    const [raw, { TITLE_MAPPINGS }] = await withCode(answer, titleMappings(), signal);
    return TITLE_MAPPINGS.details(raw, title.media_type);
  }

  async fetchCredits(title: TitleId, signal: AbortSignal): Promise<Credits> {
    const [raw, { TITLE_MAPPINGS }] = await withCode(this.fetchPart(title, 'credits', signal), titleMappings(), signal);
    return TITLE_MAPPINGS.credits(raw);
  }

  async fetchSimilar(title: TitleId, signal: AbortSignal): Promise<readonly Title[]> {
    return mapToList(await this.fetchPart(title, 'similar', signal), titlesOf(title.media_type));
  }

  async fetchRecommendations(title: TitleId, signal: AbortSignal): Promise<readonly Title[]> {
    return mapToList(await this.fetchPart(title, 'recommendations', signal), titlesOf(title.media_type));
  }

  async fetchVideos(title: TitleId, signal: AbortSignal): Promise<readonly Video[]> {
    const [raw, { TITLE_MAPPINGS }] = await withCode(this.fetchPart(title, 'videos', signal), titleMappings(), signal);
    return TITLE_MAPPINGS.videos(raw);
  }

  search(query: SearchParams, page: number, signal: AbortSignal): Promise<Page<SearchResult>> {
    const endpoint = endpoints.searchEndpoint(query, page);
    return this.fetchPage({ endpoint, page, signal }, resultsOf(query.tab));
  }

  async fetchPerson(personId: number, signal: AbortSignal): Promise<Person> {
    if (signal.aborted) throw aborted();
    assertId(personId);
    const answer = this.client.fetchJson(endpoints.personEndpoint(personId), signal);
    const [raw, { mapToPerson }] = await withCode(answer, import('./mapping/map-to-person.ts'), signal);
    return mapToPerson(raw);
  }

  private async fetchTitles(endpoint: endpoints.Endpoint, signal: AbortSignal): Promise<readonly Title[]> {
    return mapToList(await this.client.fetchJson(endpoint, signal), titlesOf(endpoint.mediaType));
  }

  private async fetchPage<Item>(
    { endpoint, page, signal }: PageRequest,
    mapping: ItemMapping<Item>,
  ): Promise<Page<Item>> {
    if (signal.aborted) throw aborted();
    if (!isAskedPage(page)) return emptyPage(page);
    return mapToPage(await this.client.fetchJson(endpoint, signal), page, mapping);
  }

  private async fetchPart(title: TitleId, part: endpoints.TitlePart, signal: AbortSignal): Promise<unknown> {
    if (signal.aborted) throw aborted();
    assertId(title.id);
    return this.client.fetchJson(endpoints.titleEndpoint(title, part), signal);
  }
}
