import type { SearchParams, SearchResult } from '#domain/addresses/search-params.ts';
import type { Credits } from '#domain/credits.ts';
import type { ListingFilterName } from '#domain/discovery/listing-filters.ts';
import type { HomeRowName } from '#domain/home-row.ts';
import type { ImageSource } from '#domain/image-source.ts';
import type { NamedLanguage } from '#domain/languages/offered-languages.ts';
import type { ListingParams } from '#domain/listing.ts';
import type { Page } from '#domain/page.ts';
import type { Person } from '#domain/person.ts';
import type { Genre, TitleDetails } from '#domain/title-details.ts';
import type { MediaType, Title } from '#domain/title.ts';
import type { Video } from '#domain/video.ts';

/** A title with a media type that is certain. */
export type TitleId = Pick<Title, 'media_type' | 'id'>;

/**
 * Movies, shows and people, in domain terms.
 *
 * Every call resolves with parsed domain values. The media type is always set; image paths are checked (`isImagePath`) or
 * null; unknown and empty values are absent. Adult titles are left out, and each title or person is in a list at most once.
 * Lists of titles hold no persons. A call rejects with a `CatalogError` when the catalogue could not answer, and with an
 * `AbortError` once its signal aborts; with nothing else. It never retries: that is policy.
 */
export interface MovieCatalog {
  /** The filters of listings that it knows: all, or those that are named. Absent means none, and none is asked of it then. */
  readonly knownFilters?: 'all' | readonly ListingFilterName[];
  /**
   * The languages that it has titles in. A catalogue that tells them promises to ask in the language in use (`TitleLocale`), to say in which
   * language each text is, and to give what it has in no such language in another. Absent of one that has one language alone.
   */
  fetchLanguages?(signal: AbortSignal): Promise<readonly NamedLanguage[]>;
  /** Where pictures come from. */
  fetchConfiguration(signal: AbortSignal): Promise<ImageSource>;
  /** What is trending this week, movies and shows mixed: the banner's and the first row's source. */
  fetchTrending(signal: AbortSignal): Promise<readonly Title[]>;
  /** One of the other rows of the home screen. */
  fetchHomeRow(row: Exclude<HomeRowName, 'trending'>, signal: AbortSignal): Promise<readonly Title[]>;
  /**
   * One page of a listing. Of one that `discovers` it is what passes all filters that are asked for.
   * @param page 1 to 500; any other page resolves as an empty last page without being asked for.
   */
  fetchListing(query: ListingParams, page: number, signal: AbortSignal): Promise<Page<Title>>;
  fetchGenres(mediaType: MediaType, signal: AbortSignal): Promise<readonly Genre[]>;
  /** Rejects with `http` 404 for a title that does not exist. */
  fetchDetails(title: TitleId, signal: AbortSignal): Promise<TitleDetails>;
  fetchCredits(title: TitleId, signal: AbortSignal): Promise<Credits>;
  fetchSimilar(title: TitleId, signal: AbortSignal): Promise<readonly Title[]>;
  fetchRecommendations(title: TitleId, signal: AbortSignal): Promise<readonly Title[]>;
  /** As given: choosing among them is `playableVideos`. */
  fetchVideos(title: TitleId, signal: AbortSignal): Promise<readonly Video[]>;
  /** One page of what matches. Persons appear on the tabs 'person' and 'multi'. Pages as in `fetchListing`. */
  search(query: SearchParams, page: number, signal: AbortSignal): Promise<Page<SearchResult>>;
  /** Rejects with `http` 404 for a person who does not exist. */
  fetchPerson(id: number, signal: AbortSignal): Promise<Person>;
}
