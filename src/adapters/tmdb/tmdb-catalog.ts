import type { MovieCatalog, TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { ConsoleLog } from '#application/ports/console-log.ts';
import type { TitleLocale } from '#application/ports/title-locale.ts';
import type { SearchParams, SearchResult } from '#domain/addresses/search-params.ts';
import type { Credits } from '#domain/credits.ts';
import type { HomeRowName } from '#domain/home-row.ts';
import type { ImageSource } from '#domain/image-source.ts';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import type { NamedLanguage } from '#domain/languages/offered-languages.ts';
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
import { mapToImageSource } from './mapping/map-to-image-source.ts';
import { mapToList } from './mapping/map-to-list.ts';
import { titleMapping } from './mapping/map-to-title.ts';
import type { TmdbConfig } from './tmdb-config.ts';
import { withCode } from './with-code.ts';

const pageMappings = () => import('./mapping/page-mappings.ts');
const titleMappings = () => import('./mapping/title-mappings.ts');

/** A catalogue over TMDB's v3 API, called with a read access token. */
export class TmdbCatalog implements MovieCatalog {
  readonly knownFilters = 'all';
  private readonly client: TmdbClient;

  constructor(
    private readonly config: TmdbConfig,
    log?: ConsoleLog,
    titleLocale?: TitleLocale,
  ) {
    this.client = new TmdbClient(config, log, titleLocale);
  }

  async fetchConfiguration(signal: AbortSignal): Promise<ImageSource> {
    return mapToImageSource(await this.client.fetchJson(endpoints.CONFIGURATION, signal), this.config.imageUrl);
  }

  async fetchLanguages(signal: AbortSignal): Promise<readonly NamedLanguage[]> {
    const answer = this.client.fetchJson(endpoints.LANGUAGES, signal);
    const [raw, { mapToLanguages }] = await withCode(answer, import('./mapping/map-to-languages.ts'), signal);
    return mapToLanguages(raw);
  }

  fetchTrending(signal: AbortSignal): Promise<readonly Title[]> {
    return this.fetchTitles(endpoints.TRENDING, signal);
  }

  fetchHomeRow(row: Exclude<HomeRowName, 'trending'>, signal: AbortSignal): Promise<readonly Title[]> {
    return this.fetchTitles(endpoints.homeRowEndpoint(row, this.client.locale.region), signal);
  }

  async fetchListing(query: ListingParams, page: number, signal: AbortSignal): Promise<Page<Title>> {
    const plain = endpoints.listingEndpoint(query, page);
    // Only where the provider can filter.
    const endpoint = query.filters && plain.query?.sort_by ? await this.filtered(plain, query, signal) : plain;
    const answered = await this.fetchPage(endpoint, page, signal);
    return answered ? answered.mappings.titles(answered.raw, answered, endpoint.mediaType) : emptyPage(page);
  }

  async fetchGenres(mediaType: MediaType, signal: AbortSignal): Promise<readonly Genre[]> {
    const endpoint = endpoints.genresEndpoint(mediaType);
    const [raw, { PAGE_MAPPINGS }] = await withCode(this.client.fetchJson(endpoint, signal), pageMappings(), signal);
    return this.client.locale.language && PAGE_MAPPINGS.hasNamelessGenres(raw)
      ? this.namedGenres(PAGE_MAPPINGS.genres(raw), endpoint, signal)
      : PAGE_MAPPINGS.genres(raw);
  }

  async fetchDetails(title: TitleId, signal: AbortSignal): Promise<TitleDetails> {
    const { language } = this.client.locale;
    const answer = this.fetchPart(title, 'details', signal);
    const [raw, { TITLE_MAPPINGS }] = await withCode(answer, titleMappings(), signal);
    return TITLE_MAPPINGS.details(raw, title.media_type, language);
  }

  async fetchCredits(title: TitleId, signal: AbortSignal): Promise<Credits> {
    const [raw, { TITLE_MAPPINGS }] = await withCode(this.fetchPart(title, 'credits', signal), titleMappings(), signal);
    return TITLE_MAPPINGS.credits(raw);
  }

  async fetchSimilar(title: TitleId, signal: AbortSignal): Promise<readonly Title[]> {
    return this.listed(this.fetchPart(title, 'similar', signal), title.media_type);
  }

  async fetchRecommendations(title: TitleId, signal: AbortSignal): Promise<readonly Title[]> {
    return this.listed(this.fetchPart(title, 'recommendations', signal), title.media_type);
  }

  async fetchVideos(title: TitleId, signal: AbortSignal): Promise<readonly Video[]> {
    const { language } = this.client.locale;
    if (language) return this.videosIn(language, title, signal);
    const [raw, { TITLE_MAPPINGS }] = await withCode(this.fetchPart(title, 'videos', signal), titleMappings(), signal);
    return TITLE_MAPPINGS.videos(raw);
  }

  async search(query: SearchParams, page: number, signal: AbortSignal): Promise<Page<SearchResult>> {
    const answered = await this.fetchPage(endpoints.searchEndpoint(query, page), page, signal);
    return answered ? answered.mappings.results(answered.raw, answered, query.tab) : emptyPage(page);
  }

  async fetchPerson(personId: number, signal: AbortSignal): Promise<Person> {
    assertId(personId, signal);
    const { language } = this.client.locale;
    const answer = this.client.fetchJson(endpoints.personEndpoint(personId), signal);
    const [raw, { mapToPerson }] = await withCode(answer, import('./mapping/map-to-person.ts'), signal);
    return mapToPerson(raw, language);
  }

  private async videosIn(language: LanguageTag, title: TitleId, signal: AbortSignal): Promise<readonly Video[]> {
    const [, code] = await withCode(Promise.resolve(), import('./videos-in-language.ts'), signal);
    assertId(title.id, signal);
    return code.videosInLanguage(this.client, { title, language }, signal);
  }

  /** Those without a name in the language have their English one, in one more request. */
  private async namedGenres(named: readonly Genre[], endpoint: endpoints.Endpoint, signal: AbortSignal) {
    const [, { inEnglish, orNothing }] = await withCode(Promise.resolve(), import('./in-english.ts'), signal);
    const { PAGE_MAPPINGS } = await pageMappings();
    const answer = this.client.fetchJson(inEnglish(endpoint), signal);
    const english = await orNothing(
      answer.then((raw) => PAGE_MAPPINGS.genres(raw)),
      signal,
    );
    const own = new Map(named.map((genre) => [genre.id, genre]));
    return english?.map((genre) => own.get(genre.id) ?? genre) ?? named;
  }

  private async filtered(plain: endpoints.Endpoint, query: ListingParams, signal: AbortSignal) {
    const [, { filteredEndpoint }] = await withCode(Promise.resolve(), import('./filtered-endpoint.ts'), signal);
    return filteredEndpoint(plain, query);
  }

  private async fetchTitles(endpoint: endpoints.Endpoint, signal: AbortSignal): Promise<readonly Title[]> {
    return this.listed(this.client.fetchJson(endpoint, signal), endpoint.mediaType);
  }

  /** In the language in which it was asked for just now. */
  private async listed(answer: Promise<unknown>, mediaType: MediaType | undefined): Promise<readonly Title[]> {
    const { language } = this.client.locale;
    return mapToList(await answer, titleMapping(mediaType, language));
  }

  /** Undefined for a page that is not asked for. */
  private async fetchPage(endpoint: endpoints.Endpoint, page: number, signal: AbortSignal) {
    if (signal.aborted) throw aborted();
    if (!isAskedPage(page)) return undefined;
    const { language } = this.client.locale;
    const [raw, { PAGE_MAPPINGS }] = await withCode(this.client.fetchJson(endpoint, signal), pageMappings(), signal);
    return { raw, page, language, mappings: PAGE_MAPPINGS };
  }

  private async fetchPart(title: TitleId, part: endpoints.TitlePart, signal: AbortSignal): Promise<unknown> {
    assertId(title.id, signal);
    return this.client.fetchJson(endpoints.titleEndpoint(title, part), signal);
  }
}
