import { switchMap, timer, type Observable } from 'rxjs';
import type { HomeRowName } from '#domain/home-row.ts';
import type { ListingQuery } from '#domain/listing.ts';
import type { Page } from '#domain/page.ts';
import type { Person } from '#domain/person.ts';
import { resultKey, type SearchQuery, type SearchResult } from '#domain/search.ts';
import type { Genre } from '#domain/title-details.ts';
import { titleKey, type MediaType, type Title } from '#domain/title.ts';
import { ask } from '../ask.ts';
import type { Clock } from '../ports/clock.ts';
import type { MovieCatalog, TitleId } from '../ports/movie-catalog.ts';
import { RETRY_POLICIES, retryWith, type RetryPolicy } from '../retry-policy.ts';
import { KeptViews } from './kept-views.ts';
import { LoadableView } from './loadable-view.ts';
import { PagedView } from './paged-view.ts';
import { TitleView } from './title-view.ts';

type Rows = Readonly<Record<HomeRowName, LoadableView<readonly Title[]>>>;

/** Enough for a long way back; each is small until its pages are loaded. */
const KEPT = 40;
/** Typing faster than this asks nothing of the provider; too short to be felt. */
const TYPING_PAUSE_MS = 120;

/**
 * What the screens look at. `visit` names one entry of the browser's history: the same visit finds the same view,
 * as it was left; a new visit starts afresh.
 */
export class Views {
  private readonly rows = new KeptViews<Rows>(KEPT);
  private readonly listings = new KeptViews<PagedView<Title>>(KEPT);
  private readonly searches = new KeptViews<PagedView<SearchResult>>(KEPT);
  private readonly titles = new KeptViews<TitleView>(KEPT);
  private readonly persons = new KeptViews<LoadableView<Person>>(KEPT);
  private readonly genreLists = new KeptViews<LoadableView<readonly Genre[]>>(KEPT);

  constructor(
    private readonly catalog: MovieCatalog,
    private readonly clock: Clock,
  ) {}

  /** @param trending what startup has loaded already, if it has. */
  homeRows(visit: string, trending?: readonly Title[]): Rows {
    return this.rows.keep(visit, () => ({
      trending: this.loadable((signal) => this.catalog.fetchTrending(signal), 'fetchHelper', trending),
      'now-playing': this.homeRow('now-playing'),
      'popular-tv': this.homeRow('popular-tv'),
      upcoming: this.homeRow('upcoming'),
      'top-rated': this.homeRow('top-rated'),
      'airing-today': this.homeRow('airing-today'),
      'on-the-air': this.homeRow('on-the-air'),
    }));
  }

  listing(visit: string, query: ListingQuery): PagedView<Title> {
    const { listing, sort, genreId = 'all' } = query;
    return this.listings.keep(
      `${visit} ${listing} ${sort} ${genreId}`,
      () =>
        new PagedView<Title>({
          page$: (page) => this.ask((signal) => this.catalog.fetchListing(query, page, signal), 'explore'),
          keyOf: titleKey,
        }),
    );
  }

  /** Shared by every visit: genres change once in years. */
  genres(mediaType: MediaType): LoadableView<readonly Genre[]> {
    return this.genreLists.keep(mediaType, () =>
      this.loadable((signal) => this.catalog.fetchGenres(mediaType, signal), 'genres'),
    );
  }

  search(visit: string, query: SearchQuery): PagedView<SearchResult> {
    return this.searches.keep(
      `${visit} ${query.tab} ${query.text}`,
      () => new PagedView<SearchResult>({ page$: (page) => this.searchPage$(query, page), keyOf: resultKey }),
    );
  }

  title(visit: string, id: TitleId): TitleView {
    return this.titles.keep(`${visit} ${titleKey(id)}`, () => {
      const part = <T>(call: (signal: AbortSignal) => Promise<T>) => this.loadable(call, 'detail');
      return new TitleView({
        details: part((signal) => this.catalog.fetchDetails(id, signal)),
        credits: part((signal) => this.catalog.fetchCredits(id, signal)),
        similar: part((signal) => this.catalog.fetchSimilar(id, signal)),
        recommendations: part((signal) => this.catalog.fetchRecommendations(id, signal)),
        videos: part((signal) => this.catalog.fetchVideos(id, signal)),
      });
    });
  }

  person(visit: string, id: number): LoadableView<Person> {
    return this.persons.keep(`${visit} ${id}`, () =>
      this.loadable((signal) => this.catalog.fetchPerson(id, signal), 'detail'),
    );
  }

  private homeRow(row: Exclude<HomeRowName, 'trending'>) {
    return this.loadable((signal) => this.catalog.fetchHomeRow(row, signal), 'fetchHelper');
  }

  private searchPage$(query: SearchQuery, page: number): Observable<Page<SearchResult>> {
    const page$ = this.ask((signal) => this.catalog.search(query, page, signal), 'fetchHelper');
    return page > 1 ? page$ : timer(TYPING_PAUSE_MS, this.clock.scheduler).pipe(switchMap(() => page$));
  }

  private loadable<T>(call: (signal: AbortSignal) => Promise<T>, policy: keyof typeof RETRY_POLICIES, initial?: T) {
    return new LoadableView(this.ask(call, policy), initial);
  }

  private ask<T>(call: (signal: AbortSignal) => Promise<T>, policy: keyof typeof RETRY_POLICIES): Observable<T> {
    const retryPolicy: RetryPolicy = RETRY_POLICIES[policy];
    return ask(call).pipe(retryWith(retryPolicy, this.clock.scheduler));
  }
}
