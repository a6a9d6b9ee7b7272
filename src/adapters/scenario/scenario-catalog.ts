import { inject, injectable } from 'inversify';
import { token } from '#application/port.ts';
import type { MovieCatalog, TitleId } from '#application/ports/movie-catalog.ts';
import type { Credits } from '#domain/credits.ts';
import type { HomeRowName } from '#domain/home-row.ts';
import type { ImageSource } from '#domain/image-source.ts';
import type { ListingParams } from '#domain/listing.ts';
import type { Page } from '#domain/page.ts';
import type { Person } from '#domain/person.ts';
import type { SearchParams, SearchResult } from '#domain/search-params.ts';
import type { Genre, TitleDetails } from '#domain/title-details.ts';
import type { MediaType, Title } from '#domain/title.ts';
import type { Video } from '#domain/video.ts';
import { Misbehaviour } from './misbehaviour.ts';

/** The catalogue that gives the right answers. */
export const CONTENTS = token<MovieCatalog>('Contents');

/** A catalogue that answers every call as the current scenario demands. */
@injectable()
export class ScenarioCatalog implements MovieCatalog {
  constructor(
    @inject(CONTENTS) private readonly inner: MovieCatalog,
    @inject(Misbehaviour) private readonly misbehaviour: Misbehaviour,
  ) {}

  fetchConfiguration(signal: AbortSignal): Promise<ImageSource> {
    return this.misbehaviour.answer({ call: 'fetchConfiguration', about: [], signal }, () =>
      this.inner.fetchConfiguration(signal),
    );
  }

  fetchTrending(signal: AbortSignal): Promise<readonly Title[]> {
    return this.misbehaviour.answer({ call: 'fetchTrending', about: [], signal }, () =>
      this.inner.fetchTrending(signal),
    );
  }

  fetchHomeRow(row: Exclude<HomeRowName, 'trending'>, signal: AbortSignal): Promise<readonly Title[]> {
    return this.misbehaviour.answer({ call: 'fetchHomeRow', about: [row], signal }, () =>
      this.inner.fetchHomeRow(row, signal),
    );
  }

  fetchListing(query: ListingParams, page: number, signal: AbortSignal): Promise<Page<Title>> {
    return this.misbehaviour.answer(
      { call: 'fetchListing', listing: query.listing, about: [query, page], signal },
      () => this.inner.fetchListing(query, page, signal),
    );
  }

  fetchGenres(mediaType: MediaType, signal: AbortSignal): Promise<readonly Genre[]> {
    return this.misbehaviour.answer({ call: 'fetchGenres', about: [mediaType], signal }, () =>
      this.inner.fetchGenres(mediaType, signal),
    );
  }

  fetchDetails(title: TitleId, signal: AbortSignal): Promise<TitleDetails> {
    return this.misbehaviour.answer({ call: 'fetchDetails', about: [title], signal }, () =>
      this.inner.fetchDetails(title, signal),
    );
  }

  fetchCredits(title: TitleId, signal: AbortSignal): Promise<Credits> {
    return this.misbehaviour.answer({ call: 'fetchCredits', about: [title], signal }, () =>
      this.inner.fetchCredits(title, signal),
    );
  }

  fetchSimilar(title: TitleId, signal: AbortSignal): Promise<readonly Title[]> {
    return this.misbehaviour.answer({ call: 'fetchSimilar', about: [title], signal }, () =>
      this.inner.fetchSimilar(title, signal),
    );
  }

  fetchRecommendations(title: TitleId, signal: AbortSignal): Promise<readonly Title[]> {
    return this.misbehaviour.answer({ call: 'fetchRecommendations', about: [title], signal }, () =>
      this.inner.fetchRecommendations(title, signal),
    );
  }

  fetchVideos(title: TitleId, signal: AbortSignal): Promise<readonly Video[]> {
    return this.misbehaviour.answer({ call: 'fetchVideos', about: [title], signal }, () =>
      this.inner.fetchVideos(title, signal),
    );
  }

  search(query: SearchParams, page: number, signal: AbortSignal): Promise<Page<SearchResult>> {
    return this.misbehaviour.answer({ call: 'search', about: [query, page], signal }, () =>
      this.inner.search(query, page, signal),
    );
  }

  fetchPerson(id: number, signal: AbortSignal): Promise<Person> {
    return this.misbehaviour.answer({ call: 'fetchPerson', about: [id], signal }, () =>
      this.inner.fetchPerson(id, signal),
    );
  }
}
