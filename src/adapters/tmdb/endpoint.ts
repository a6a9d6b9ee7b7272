import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import { searchText, type SearchParams, type SearchTab } from '#domain/addresses/search-params.ts';
import type { HomeRowName } from '#domain/home-row.ts';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import type { ListingName, ListingParams, ListingSort } from '#domain/listing.ts';
import type { MediaType } from '#domain/title.ts';
import type { WatchChoice } from '#domain/watch/watch-choice.ts';

export type EndpointParams = Readonly<Record<string, string | number | boolean>>;

export interface Endpoint {
  readonly path: string;
  readonly query?: EndpointParams;
  readonly timeoutMs: number;
  /** The media type of every title in the answer. Absent where items of several kinds come, and each gives its own. */
  readonly mediaType?: MediaType;
  /** What is asked for along with texts in a language. False where the answer has no texts. */
  readonly texts?: EndpointParams | false;
}

/** An endpoint that is asked in a language, where one is chosen. Without one it is the same as ever (product.md, Titles in one’s language: requests). */
export const inLanguage = (endpoint: Endpoint, language: LanguageTag | undefined): Endpoint =>
  language && endpoint.texts !== false
    ? { ...endpoint, query: { ...endpoint.query, ...endpoint.texts, language } }
    : endpoint;

/** product.md, Provider calls: timeout. */
const HOME_MS = 15_000;
const EXPLORE_MS = 10_000;
const DEFAULT_MS = 30_000;

export const CONFIGURATION: Endpoint = { path: '/configuration', timeoutMs: HOME_MS, texts: false };
export const LANGUAGES: Endpoint = {
  path: '/configuration/primary_translations',
  timeoutMs: DEFAULT_MS,
  texts: false,
};
export const TRENDING: Endpoint = { path: '/trending/all/week', timeoutMs: HOME_MS };

export const HOME_ROW: Readonly<Record<Exclude<HomeRowName, 'trending'>, Endpoint>> = {
  'now-playing': { path: '/movie/now_playing', mediaType: 'movie', timeoutMs: HOME_MS },
  'popular-tv': { path: '/tv/popular', mediaType: 'tv', timeoutMs: HOME_MS },
  upcoming: { path: '/movie/upcoming', mediaType: 'movie', timeoutMs: HOME_MS },
  'top-rated': { path: '/movie/top_rated', mediaType: 'movie', timeoutMs: HOME_MS },
  'airing-today': { path: '/tv/airing_today', mediaType: 'tv', timeoutMs: HOME_MS },
  'on-the-air': { path: '/tv/on_the_air', mediaType: 'tv', timeoutMs: HOME_MS },
};

/** The rows of what has a date in each country (product.md, Titles in one’s language: country). */
const OF_COUNTRIES: ReadonlySet<HomeRowName> = new Set(['now-playing', 'upcoming']);

export const homeRowEndpoint = (row: Exclude<HomeRowName, 'trending'>, region: string | undefined): Endpoint =>
  region && OF_COUNTRIES.has(row) ? { ...HOME_ROW[row], query: { region } } : HOME_ROW[row];

interface ListingSource {
  readonly path: string;
  readonly mediaType?: MediaType;
  /** The parameters of a discover source besides page, sort and genre. Absent where the page is the only parameter. */
  readonly discover?: EndpointParams;
}

const DISCOVER: EndpointParams = { include_adult: false, include_video: false, language: 'en-US' };

const LISTING: Readonly<Record<ListingName, ListingSource>> = {
  movie: { path: '/discover/movie', mediaType: 'movie', discover: DISCOVER },
  tv: { path: '/discover/tv', mediaType: 'tv', discover: DISCOVER },
  awards: {
    path: '/discover/movie',
    mediaType: 'movie',
    discover: { ...DISCOVER, 'vote_average.gte': 8, 'vote_count.gte': 1_000 },
  },
  trending: { path: '/trending/all/week' },
  'coming-soon': { path: '/movie/upcoming', mediaType: 'movie' },
  'top-rated': { path: '/movie/top_rated', mediaType: 'movie' },
};

// TMDB's name for a movie's release date (product.md, Provider calls: discover; tmdb.md, Lists: sorts).
const sortBy = (sort: ListingSort): string => sort.replace(/^release_date\./, 'primary_release_date.');

// Any one of the services will do, in any way that is to stream (product.md, Where to watch: explore).
const watchQuery = ({ region, services }: WatchChoice): EndpointParams => ({
  watch_region: region,
  with_watch_providers: services.join('|'),
  with_watch_monetization_types: 'flatrate|free|ads',
});

const discoverQuery = ({ sort, genreId, watch }: ListingParams, fixed: EndpointParams | undefined): EndpointParams =>
  fixed
    ? {
        ...fixed,
        sort_by: sortBy(sort),
        ...(genreId !== undefined && { with_genres: genreId }),
        ...(watch && watchQuery(watch)),
      }
    : {};

export const listingEndpoint = (query: ListingParams, page: number): Endpoint => {
  const { discover, ...source } = LISTING[query.listing];
  return { ...source, query: { page, ...discoverQuery(query, discover) }, timeoutMs: EXPLORE_MS };
};

export const genresEndpoint = (mediaType: MediaType): Endpoint => ({
  path: `/genre/${mediaType}/list`,
  timeoutMs: DEFAULT_MS,
});

export type TitlePart = 'details' | 'credits' | 'similar' | 'recommendations' | 'videos';

export const titleEndpoint = ({ media_type, id }: TitleId, part: TitlePart): Endpoint => ({
  path: `/${media_type}/${id}${part === 'details' ? '' : `/${part}`}`,
  mediaType: media_type,
  timeoutMs: DEFAULT_MS,
  ...(part === 'details' && { texts: { append_to_response: 'translations' } }),
});

const SEARCH_PATH: Readonly<Record<SearchTab, string>> = {
  multi: '/search/multi',
  movie: '/search/movie',
  tv: '/search/tv',
  person: '/search/person',
};

export const searchEndpoint = ({ tab, text }: SearchParams, page: number): Endpoint => ({
  path: SEARCH_PATH[tab],
  query: { query: searchText(text), page },
  timeoutMs: DEFAULT_MS,
});

export const personEndpoint = (id: number): Endpoint => ({
  path: `/person/${id}`,
  query: { append_to_response: 'combined_credits' },
  texts: { append_to_response: 'combined_credits,translations' },
  timeoutMs: DEFAULT_MS,
});
