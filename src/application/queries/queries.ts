import type { Credits } from '#domain/credits.ts';
import { HOME_ROWS, type HomeRowName } from '#domain/home-row.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { titleKey, type Title } from '#domain/title.ts';
import type { Video } from '#domain/video.ts';
import type { TitleId } from '../ports/catalog/movie-catalog.ts';
import type { Ports } from '../ports/port.ts';
import type { RequestRunner, Request } from '../requests/request-runner.ts';
import { loadableQuery, type LoadableQuery } from './loadable-query.ts';
import { QueryCache } from './query-cache.ts';
import type { Query } from './stateful-query.ts';

export interface TitleParts {
  readonly details: LoadableQuery<TitleDetails>;
  readonly credits: LoadableQuery<Credits>;
  readonly similar: LoadableQuery<readonly Title[]>;
  readonly recommendations: LoadableQuery<readonly Title[]>;
  readonly videos: LoadableQuery<readonly Video[]>;
}

/** The viewing of one title: its five parts are loaded side by side, and each may fail alone. */
class TitleQuery implements Query {
  constructor(readonly parts: TitleParts) {}

  activate(): () => void {
    const stops = Object.values(this.parts).map((part: Query) => part.activate());
    return () => stops.forEach((stop) => stop());
  }
}

interface QueriesDeps extends Pick<Ports, 'catalog' | 'clock'> {
  readonly requestRunner: RequestRunner;
}

type Rows = Readonly<Record<HomeRowName, LoadableQuery<readonly Title[]>>>;

/** Of each kind. Enough for a long way back; each is small until its pages are loaded. */
const CACHED = 40;

const operationOf = (row: HomeRowName): string => `load ${HOME_ROWS.find(({ name }) => name === row)?.title ?? row}`;

/**
 * What the screens look at. `entry` names an entry of the browser's history. The same entry finds the same query,
 * as it was left; a new entry starts afresh. Here are the queries of the first screens; those of all others are functions beside this one,
 * which come with their screens.
 */
export class Queries {
  private readonly caches = new Map<string, QueryCache<unknown>>();

  /** Under which startup asks: before the lists are loaded. */
  private readonly startKey: string;

  constructor(private readonly deps: QueriesDeps) {
    this.startKey = deps.requestRunner.renewal.key;
  }

  /** The query of a kind that is held under a key; where there is none, the created one. All of a kind are of one type. */
  hold<Held>(kind: string, key: string, create: (deps: QueriesDeps) => Held): Held {
    const cache = this.caches.get(kind) ?? new QueryCache<unknown>(CACHED);
    this.caches.set(kind, cache);
    return cache.get(key, () => create(this.deps)) as Held;
  }

  /** The query that is held under a key, which is held no longer. */
  take(kind: string, key: string): unknown {
    return this.caches.get(kind)?.take(key);
  }

  /** @param trending what startup has loaded already, if it has. */
  homeRows(entry: string, trending?: readonly Title[]): Rows {
    const row = (name: Exclude<HomeRowName, 'trending'>, isOfCountry = false) =>
      this.loadable(
        {
          call: (signal) => this.deps.catalog.fetchHomeRow(name, signal),
          policy: 'fetchHelper',
          operation: operationOf(name),
        },
        undefined,
        isOfCountry,
      );
    return this.hold('home', entry, ({ catalog }) => ({
      trending: this.loadable(
        {
          call: (signal) => catalog.fetchTrending(signal),
          policy: 'fetchHelper',
          operation: operationOf('trending'),
        },
        trending,
      ),
      'now-playing': row('now-playing', true),
      'popular-tv': row('popular-tv'),
      upcoming: row('upcoming', true),
      'top-rated': row('top-rated'),
      'airing-today': row('airing-today'),
      'on-the-air': row('on-the-air'),
    }));
  }

  title(entry: string, id: TitleId): TitleQuery {
    return this.hold('title', `${entry} ${titleKey(id)}`, ({ catalog }) => {
      const part = <T>(what: string, call: Request<T>['call']) =>
        this.loadable({ call, policy: 'detail', operation: `load ${what}` });
      return new TitleQuery({
        details: part('this title', (signal) => catalog.fetchDetails(id, signal)),
        credits: part('the cast', (signal) => catalog.fetchCredits(id, signal)),
        similar: part('More Like This', (signal) => catalog.fetchSimilar(id, signal)),
        recommendations: part('recommendations', (signal) => catalog.fetchRecommendations(id, signal)),
        videos: part('video content', (signal) => catalog.fetchVideos(id, signal)),
      });
    });
  }

  private loadable<T>(request: Request<T>, initial?: T, isOfCountry = false): LoadableQuery<T> {
    return loadableQuery(this.deps.requestRunner, request, { value: initial, key: this.startKey, isOfCountry });
  }
}
