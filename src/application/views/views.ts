import { HOME_ROWS, type HomeRowName } from '#domain/home-row.ts';
import { LISTINGS, type ListingQuery } from '#domain/listing.ts';
import type { Page } from '#domain/page.ts';
import type { Person } from '#domain/person.ts';
import { resultKey, type SearchQuery, type SearchResult } from '#domain/search.ts';
import type { Genre } from '#domain/title-details.ts';
import { titleKey, type MediaType, type Title } from '#domain/title.ts';
import type { Asking, Request } from '../asking.ts';
import type { Clock } from '../ports/clock.ts';
import type { MovieCatalog, TitleId } from '../ports/movie-catalog.ts';
import type { ClassifyError } from '../use-cases/classify-error.ts';
import { KeptViews } from './kept-views.ts';
import { LoadableView } from './loadable-view.ts';
import { PagedView } from './paged-view.ts';
import { TitleView } from './title-view.ts';

export interface ViewsDeps {
  readonly catalog: MovieCatalog;
  readonly asking: Asking;
  readonly clock: Clock;
  readonly classifyError: ClassifyError;
}

type Rows = Readonly<Record<HomeRowName, LoadableView<readonly Title[]>>>;

/** Enough for a long way back; each is small until its pages are loaded. */
const KEPT = 40;
/** Typing faster than this asks nothing of the provider; too short to be felt. */
const TYPING_PAUSE_MS = 160;

const operationOf = (row: HomeRowName): string => `load ${HOME_ROWS.find(({ name }) => name === row)?.title ?? row}`;

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

  constructor(private readonly deps: ViewsDeps) {}

  /** @param trending what startup has loaded already, if it has. */
  homeRows(visit: string, trending?: readonly Title[]): Rows {
    return this.rows.keep(visit, () => ({
      trending: this.loadable(
        {
          call: (signal) => this.deps.catalog.fetchTrending(signal),
          policy: 'fetchHelper',
          operation: operationOf('trending'),
        },
        trending,
      ),
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
    return this.listings.keep(`${visit} ${listing} ${sort} ${genreId}`, () =>
      this.paged<Title>(titleKey, (page) => ({
        call: (signal) => this.deps.catalog.fetchListing(query, page, signal),
        policy: 'explore',
        operation: `load ${LISTINGS[listing].title}`,
      })),
    );
  }

  /** Shared by every visit: genres change once in years. */
  genres(mediaType: MediaType): LoadableView<readonly Genre[]> {
    return this.genreLists.keep(mediaType, () =>
      this.loadable({ call: (signal) => this.deps.catalog.fetchGenres(mediaType, signal), policy: 'genres' }),
    );
  }

  /** @param typedAt when the text was typed, if it was: it may not be finished, and the provider is asked after a pause. */
  search(visit: string, query: SearchQuery, typedAt?: Date): PagedView<SearchResult> {
    return this.searches.keep(`${visit} ${query.tab} ${query.text}`, () =>
      this.paged<SearchResult>(resultKey, (page) => this.searchRequest(query, page, typedAt)),
    );
  }

  title(visit: string, id: TitleId): TitleView {
    return this.titles.keep(`${visit} ${titleKey(id)}`, () => {
      const part = <T>(what: string, call: Request<T>['call']) =>
        this.loadable({ call, policy: 'detail', operation: `load ${what}` });
      return new TitleView({
        details: part('this title', (signal) => this.deps.catalog.fetchDetails(id, signal)),
        credits: part('the cast', (signal) => this.deps.catalog.fetchCredits(id, signal)),
        similar: part('More Like This', (signal) => this.deps.catalog.fetchSimilar(id, signal)),
        recommendations: part('recommendations', (signal) => this.deps.catalog.fetchRecommendations(id, signal)),
        videos: part('video content', (signal) => this.deps.catalog.fetchVideos(id, signal)),
      });
    });
  }

  person(visit: string, id: number): LoadableView<Person> {
    return this.persons.keep(`${visit} ${id}`, () =>
      this.loadable({
        call: (signal) => this.deps.catalog.fetchPerson(id, signal),
        policy: 'detail',
        operation: 'load this person',
      }),
    );
  }

  private homeRow(row: Exclude<HomeRowName, 'trending'>) {
    return this.loadable({
      call: (signal) => this.deps.catalog.fetchHomeRow(row, signal),
      policy: 'fetchHelper',
      operation: operationOf(row),
    });
  }

  private searchRequest(query: SearchQuery, page: number, typedAt?: Date): Request<Page<SearchResult>> {
    const call = (signal: AbortSignal) => this.deps.catalog.search(query, page, signal);
    return {
      call,
      policy: 'fetchHelper',
      operation: 'search content',
      ...(typedAt && page === 1 && { delayMs: this.pauseAfter(typedAt) }),
    };
  }

  /** Never longer than the pause: the time of day may be set back. */
  private pauseAfter(typedAt: Date): number {
    const since = this.deps.clock.now().getTime() - typedAt.getTime();
    return Math.min(TYPING_PAUSE_MS, Math.max(0, TYPING_PAUSE_MS - since));
  }

  private loadable<T>(request: Request<T>, initial?: T) {
    const { asking, classifyError } = this.deps;
    return new LoadableView({ load$: asking.ask(request), again$: asking.askAgain(request), classifyError }, initial);
  }

  private paged<Item>(keyOf: (item: Item) => string, requestOf: (page: number) => Request<Page<Item>>) {
    const { asking, classifyError } = this.deps;
    return new PagedView<Item>({
      keyOf,
      page$: (page) => asking.ask(requestOf(page)),
      pageAgain$: (page) => asking.askAgain(requestOf(page)),
      classifyError,
    });
  }
}
