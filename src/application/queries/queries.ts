import { resultKey, type SearchParams, type SearchResult } from '#domain/addresses/search-params.ts';
import { HOME_ROWS, type HomeRowName } from '#domain/home-row.ts';
import { LISTINGS, type ListingParams } from '#domain/listing.ts';
import type { Page } from '#domain/page.ts';
import type { Person } from '#domain/person.ts';
import type { Genre } from '#domain/title-details.ts';
import { titleKey, type MediaType, type Title } from '#domain/title.ts';
import type { MovieCatalog, TitleId } from '../ports/catalog/movie-catalog.ts';
import type { Clock } from '../ports/clock.ts';
import type { RequestRunner, Request } from '../requests/request-runner.ts';
import { LoadableQuery } from './loadable-query.ts';
import { PagedQuery } from './paged-query.ts';
import { QueryCache } from './query-cache.ts';
import { TitleQuery } from './title-query.ts';

interface QueriesDeps {
  readonly catalog: MovieCatalog;
  readonly requestRunner: RequestRunner;
  readonly clock: Clock;
}

type Rows = Readonly<Record<HomeRowName, LoadableQuery<readonly Title[]>>>;

/** Enough for a long way back; each is small until its pages are loaded. */
const CACHED = 40;
/** Of a search that is typed: keys that follow sooner ask nothing of the provider. Too short to be felt. */
const DEBOUNCE_MS = 200;

const operationOf = (row: HomeRowName): string => `load ${HOME_ROWS.find(({ name }) => name === row)?.title ?? row}`;

/**
 * What the screens look at. `entry` names an entry of the browser's history. The same entry finds the same query,
 * as it was left; a new entry starts afresh.
 */
export class Queries {
  private readonly rows = new QueryCache<Rows>(CACHED);
  private readonly listings = new QueryCache<PagedQuery<Title>>(CACHED);
  private readonly searches = new QueryCache<PagedQuery<SearchResult>>(CACHED);
  private readonly titles = new QueryCache<TitleQuery>(CACHED);
  private readonly persons = new QueryCache<LoadableQuery<Person>>(CACHED);
  private readonly genreLists = new QueryCache<LoadableQuery<readonly Genre[]>>(CACHED);

  constructor(private readonly deps: QueriesDeps) {}

  /** @param trending what startup has loaded already, if it has. */
  homeRows(entry: string, trending?: readonly Title[]): Rows {
    return this.rows.get(entry, () => ({
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

  listing(entry: string, query: ListingParams): PagedQuery<Title> {
    const { listing, sort, genreId = 'all', watch } = query;
    const on = watch ? ` ${watch.region} ${watch.services.join()}` : '';
    return this.listings.get(`${entry} ${listing} ${sort} ${genreId}${on}`, () =>
      this.paged<Title>(titleKey, (page) => ({
        call: (signal) => this.deps.catalog.fetchListing(query, page, signal),
        policy: 'explore',
        operation: `load ${LISTINGS[listing].title}`,
      })),
    );
  }

  /** Shared by every entry: genres change once in years. */
  genres(mediaType: MediaType): LoadableQuery<readonly Genre[]> {
    return this.genreLists.get(mediaType, () =>
      this.loadable({ call: (signal) => this.deps.catalog.fetchGenres(mediaType, signal), policy: 'genres' }),
    );
  }

  /** @param typedAt when the text was typed, if it was: it may not be finished, and what the provider is asked is debounced. */
  search(entry: string, query: SearchParams, typedAt?: Date): PagedQuery<SearchResult> {
    return this.searches.get(`${entry} ${query.tab} ${query.text}`, () =>
      this.paged<SearchResult>(resultKey, (page) => ({
        call: (signal) => this.deps.catalog.search(query, page, signal),
        policy: 'fetchHelper',
        operation: 'search content',
        ...(typedAt && page === 1 && { debounceMs: this.debounceMs(typedAt) }),
      })),
    );
  }

  title(entry: string, id: TitleId): TitleQuery {
    return this.titles.get(`${entry} ${titleKey(id)}`, () => {
      const part = <T>(what: string, call: Request<T>['call']) =>
        this.loadable({ call, policy: 'detail', operation: `load ${what}` });
      return new TitleQuery({
        details: part('this title', (signal) => this.deps.catalog.fetchDetails(id, signal)),
        credits: part('the cast', (signal) => this.deps.catalog.fetchCredits(id, signal)),
        similar: part('More Like This', (signal) => this.deps.catalog.fetchSimilar(id, signal)),
        recommendations: part('recommendations', (signal) => this.deps.catalog.fetchRecommendations(id, signal)),
        videos: part('video content', (signal) => this.deps.catalog.fetchVideos(id, signal)),
      });
    });
  }

  person(entry: string, id: number): LoadableQuery<Person> {
    return this.persons.get(`${entry} ${id}`, () =>
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

  /** What is left of it. Never longer than the whole: the time of day may be set back. */
  private debounceMs(typedAt: Date): number {
    const since = this.deps.clock.now().getTime() - typedAt.getTime();
    return Math.min(DEBOUNCE_MS, Math.max(0, DEBOUNCE_MS - since));
  }

  private loadable<T>(request: Request<T>, initial?: T) {
    const { requestRunner } = this.deps;
    return new LoadableQuery({ load$: requestRunner.run(request), again$: requestRunner.runAgain(request) }, initial);
  }

  private paged<Item>(keyOf: (item: Item) => string, requestOf: (page: number) => Request<Page<Item>>) {
    const { requestRunner } = this.deps;
    return new PagedQuery<Item>({
      keyOf,
      page$: (page) => requestRunner.run(requestOf(page)),
      pageAgain$: (page) => requestRunner.runAgain(requestOf(page)),
    });
  }
}
