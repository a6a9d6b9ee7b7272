import { filter, firstValueFrom, from, map, mergeMap, Observable, scan, startWith, take } from 'rxjs';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import type { LinkTitle } from '#domain/links/link-list.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { mediaTypeOf, titleKey, type TitleKey, type TitleRef } from '#domain/title.ts';
import type { MovieCatalog } from '../../ports/catalog/movie-catalog.ts';
import { LoadableQuery, type Loadable } from '../../queries/loadable-query.ts';
import type { Outcome } from '../../requests/abortable.ts';
import { RequestGate } from '../../requests/request-gate.ts';
import type { RequestRunner } from '../../requests/request-runner.ts';

/** What the provider says of a title: 'gone' where it has none of this id any more. */
export type LinkDetails = TitleDetails | 'gone';

export interface LoadingProgress {
  /** How many titles the provider has answered for, or could not be asked about. */
  readonly done: number;
  readonly total: number;
}

export interface LinkTitlesDeps {
  readonly catalog: Pick<MovieCatalog, 'fetchDetails'>;
  readonly requestRunner: RequestRunner;
}

/** product.md, Links: loading. */
const AT_ONCE = 6;

const goneIsAnAnswer = (outcome: Outcome<LinkDetails>): Outcome<LinkDetails> =>
  outcome.status === 'failed' && outcome.error.type === 'not_found' ? { status: 'loaded', value: 'gone' } : outcome;

const answerIn = (state: Loadable<LinkDetails> | undefined): LinkDetails | undefined =>
  state?.status === 'loaded' ? state.value : undefined;

/**
 * The titles of a shared list, of which a link has no more than the ids. Each is asked for when it comes into sight, at most six
 * at once (product.md, Links: loading).
 */
export class LinkTitles {
  private readonly gate = new RequestGate({ atOnce: AT_ONCE });
  private readonly queries = new Map<TitleKey, LoadableQuery<LinkDetails>>();

  constructor(
    private readonly deps: LinkTitlesDeps,
    private readonly list: readonly LinkTitle[],
  ) {}

  get size(): number {
    return this.list.length;
  }

  /** The same query for the same title each time. */
  queryOf(title: LinkTitle): LoadableQuery<LinkDetails> {
    const key = titleKey(title);
    const query = this.queries.get(key) ?? this.createQuery(title);
    this.queries.set(key, query);
    return query;
  }

  /** What is known so far of some of them, in their order: of a title that has not been asked for its id alone, and nothing of one that is gone. */
  known(some: readonly LinkTitle[]): readonly StoredTitle[] {
    return some.flatMap((title): readonly StoredTitle[] => {
      const { media_type, id } = title;
      const answer = this.answerFor(title) ?? { media_type, id };
      return answer === 'gone' ? [] : [answer];
    });
  }

  /** What has been loaded, in the list's order. */
  get loaded(): readonly TitleDetails[] {
    return this.list.flatMap((title) => {
      const answer = this.answerFor(title);
      return answer === undefined || answer === 'gone' ? [] : [answer];
    });
  }

  /** What the provider says of a title, which is not asked twice; undefined where it could not be asked. Never rejects. */
  async ask(title: TitleRef): Promise<LinkDetails | undefined> {
    const listed = { id: title.id, media_type: mediaTypeOf(title) };
    await firstValueFrom(settling(this.queryOf(listed)), { defaultValue: undefined });
    return this.answerFor(listed);
  }

  /** Asks for all that has not been loaded. Emits at once, and completes when each has been answered for or has failed. */
  loadAll(): Observable<LoadingProgress> {
    const missing = this.list.filter((title) => this.answerFor(title) === undefined);
    const total = this.list.length;
    const before = total - missing.length;
    return from(missing).pipe(
      // No more wait than can be asked: what comes into sight meanwhile is soon its turn.
      mergeMap((title) => settling(this.queryOf(title)), AT_ONCE),
      scan((done) => done + 1, before),
      startWith(before),
      map((done) => ({ done, total })),
    );
  }

  private answerFor(title: LinkTitle): LinkDetails | undefined {
    return answerIn(this.queries.get(titleKey(title))?.state);
  }

  private createQuery({ media_type, id }: LinkTitle): LoadableQuery<LinkDetails> {
    const { catalog, requestRunner } = this.deps;
    const ask$ = requestRunner.run<LinkDetails>({
      call: (signal) => this.gate.run(() => catalog.fetchDetails({ media_type, id }, signal), signal),
      policy: 'detail',
    });
    const load$ = ask$.pipe(map(goneIsAnAnswer));
    return new LoadableQuery({ load$, again$: load$, renewal: requestRunner.renewal });
  }
}

/** Emits once, when the query has an answer or has failed. */
const settling = (query: LoadableQuery<LinkDetails>): Observable<unknown> =>
  new Observable((subscriber) => {
    subscriber.add(query.activate());
    // It was active already: nothing but this asks once more.
    if (query.state.status === 'failed') query.retry();
    subscriber.add(
      query.state$
        .pipe(
          filter(({ status }) => status !== 'loading'),
          take(1),
        )
        .subscribe(subscriber),
    );
  });
