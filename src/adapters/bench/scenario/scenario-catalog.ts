import type { MovieCatalog, TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { SearchParams, SearchResult } from '#domain/addresses/search-params.ts';
import type { Credits } from '#domain/credits.ts';
import type { HomeRowName } from '#domain/home-row.ts';
import type { ImageSource } from '#domain/image-source.ts';
import type { ListingParams } from '#domain/listing.ts';
import type { Page } from '#domain/page.ts';
import type { Person } from '#domain/person.ts';
import type { Genre, TitleDetails } from '#domain/title-details.ts';
import type { MediaType, Title } from '#domain/title.ts';
import type { Video } from '#domain/video.ts';
import {
  CONFIGURATION,
  genresEndpoint,
  HOME_ROW,
  LANGUAGES,
  listingEndpoint,
  personEndpoint,
  searchEndpoint,
  titleEndpoint,
  TRENDING,
  type TitlePart,
} from '../../tmdb/endpoint.ts';
import type { Answerer, Question } from './question.ts';

const aboutTitle = (call: Question['call'], title: TitleId, part: TitlePart): Omit<Question, 'signal'> => ({
  call,
  path: titleEndpoint(title, part).path,
  about: [title],
});

/** A catalogue that answers every call in another's way. */
export class ScenarioCatalog implements MovieCatalog {
  readonly knownFilters: NonNullable<MovieCatalog['knownFilters']>;
  readonly fetchLanguages?: NonNullable<MovieCatalog['fetchLanguages']>;

  constructor(
    private readonly inner: MovieCatalog,
    private readonly other: Answerer,
  ) {
    this.knownFilters = inner.knownFilters ?? [];
    if (!inner.fetchLanguages) return;
    const { path } = LANGUAGES;
    this.fetchLanguages = (signal) =>
      other.answer(
        { call: 'fetchLanguages', path, about: [], signal },
        async () => (await inner.fetchLanguages?.(signal)) ?? [],
      );
  }

  fetchConfiguration(signal: AbortSignal): Promise<ImageSource> {
    const { path } = CONFIGURATION;
    return this.other.answer({ call: 'fetchConfiguration', path, about: [], signal }, () =>
      this.inner.fetchConfiguration(signal),
    );
  }

  fetchTrending(signal: AbortSignal): Promise<readonly Title[]> {
    const { path } = TRENDING;
    return this.other.answer({ call: 'fetchTrending', path, about: [], signal }, () =>
      this.inner.fetchTrending(signal),
    );
  }

  fetchHomeRow(row: Exclude<HomeRowName, 'trending'>, signal: AbortSignal): Promise<readonly Title[]> {
    const { path } = HOME_ROW[row];
    return this.other.answer({ call: 'fetchHomeRow', path, about: [row], signal }, () =>
      this.inner.fetchHomeRow(row, signal),
    );
  }

  fetchListing(query: ListingParams, page: number, signal: AbortSignal): Promise<Page<Title>> {
    const { path } = listingEndpoint(query, page);
    return this.other.answer({ call: 'fetchListing', path, listing: query.listing, about: [query, page], signal }, () =>
      this.inner.fetchListing(query, page, signal),
    );
  }

  fetchGenres(mediaType: MediaType, signal: AbortSignal): Promise<readonly Genre[]> {
    const { path } = genresEndpoint(mediaType);
    return this.other.answer({ call: 'fetchGenres', path, about: [mediaType], signal }, () =>
      this.inner.fetchGenres(mediaType, signal),
    );
  }

  fetchDetails(title: TitleId, signal: AbortSignal): Promise<TitleDetails> {
    return this.other.answer({ ...aboutTitle('fetchDetails', title, 'details'), signal }, () =>
      this.inner.fetchDetails(title, signal),
    );
  }

  fetchCredits(title: TitleId, signal: AbortSignal): Promise<Credits> {
    return this.other.answer({ ...aboutTitle('fetchCredits', title, 'credits'), signal }, () =>
      this.inner.fetchCredits(title, signal),
    );
  }

  fetchSimilar(title: TitleId, signal: AbortSignal): Promise<readonly Title[]> {
    return this.other.answer({ ...aboutTitle('fetchSimilar', title, 'similar'), signal }, () =>
      this.inner.fetchSimilar(title, signal),
    );
  }

  fetchRecommendations(title: TitleId, signal: AbortSignal): Promise<readonly Title[]> {
    return this.other.answer({ ...aboutTitle('fetchRecommendations', title, 'recommendations'), signal }, () =>
      this.inner.fetchRecommendations(title, signal),
    );
  }

  fetchVideos(title: TitleId, signal: AbortSignal): Promise<readonly Video[]> {
    return this.other.answer({ ...aboutTitle('fetchVideos', title, 'videos'), signal }, () =>
      this.inner.fetchVideos(title, signal),
    );
  }

  search(query: SearchParams, page: number, signal: AbortSignal): Promise<Page<SearchResult>> {
    const { path } = searchEndpoint(query, page);
    return this.other.answer({ call: 'search', path, about: [query, page], signal }, () =>
      this.inner.search(query, page, signal),
    );
  }

  fetchPerson(id: number, signal: AbortSignal): Promise<Person> {
    const { path } = personEndpoint(id);
    return this.other.answer({ call: 'fetchPerson', path, about: [id], signal }, () =>
      this.inner.fetchPerson(id, signal),
    );
  }
}
