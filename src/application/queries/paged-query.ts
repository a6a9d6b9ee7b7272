import {
  BehaviorSubject,
  EMPTY,
  Subject,
  concatMap,
  filter,
  last,
  map,
  of,
  range,
  startWith,
  switchMap,
  take,
  takeWhile,
  tap,
  type Observable,
  type Subscription,
} from 'rxjs';
import type { ClassifiedError } from '#domain/classified-error.ts';
import type { Page } from '#domain/page.ts';
import type { Outcome } from '../requests/abortable.ts';
import { NO_RENEWAL, type Renewal, type Request, type RequestRunner } from '../requests/request-runner.ts';
import type { StatefulQuery } from './stateful-query.ts';

export interface PagedState<Item> {
  /** `loading` the first page while there are no items, a further one otherwise. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Each once, whatever the provider repeats (product.md, Explore: shown once). */
  readonly items: readonly Item[];
  /** How many items there were after each page. */
  readonly pageEnds: readonly number[];
  readonly totalResults: number;
  /** The page that `loadMore` or `retry` asks for; undefined at the end. */
  readonly nextPage: number | undefined;
  /** Only while `failed`. */
  readonly error?: ClassifiedError;
}

interface PagedSource<Item> {
  /** Asks for one page and, if its policy says so, retries. Never errors. */
  readonly page$: (page: number) => Observable<Outcome<Page<Item>>>;
  /** The same, when the visitor asks again. */
  readonly pageAgain$: (page: number) => Observable<Outcome<Page<Item>>>;
  readonly keyOf: (item: Item) => string;
  /** When what is loaded is asked for anew; never unless given. */
  readonly renewal?: Renewal;
}

const first = <Item>(): PagedState<Item> => ({
  status: 'loading',
  items: [],
  pageEnds: [],
  totalResults: 0,
  nextPage: 1,
});

/** A list that grows page by page. */
export class PagedQuery<Item> implements StatefulQuery<PagedState<Item>> {
  private readonly states = new BehaviorSubject<PagedState<Item>>(first());
  private readonly wanted$ = new Subject<PagedSource<Item>['page$']>();
  private readonly seen = new Set<string>();
  /** Emits at once. */
  readonly state$: Observable<PagedState<Item>> = this.states.asObservable();

  private readonly renewal: Renewal;
  /** The key under which what is loaded was asked for; undefined where that was under several. */
  private loadedFor: string | undefined;

  constructor(private readonly source: PagedSource<Item>) {
    this.renewal = source.renewal ?? NO_RENEWAL;
    this.loadedFor = this.renewal.key;
  }

  get state(): PagedState<Item> {
    return this.states.value;
  }

  /** Also tries once more what had failed before. */
  activate(): () => void {
    if (this.state.status === 'failed') this.load(this.state);
    if (this.state.pageEnds.length === 0) this.loadedFor = this.renewal.key;
    const subscription = this.wanted$
      .pipe(
        startWith(this.source.page$),
        filter(() => this.state.status === 'loading'),
        switchMap((page$) => page$(this.state.nextPage ?? 1)),
        map((outcome) => this.after(outcome)),
      )
      .subscribe((state) => this.states.next(state));
    subscription.add(this.renew());
    return () => subscription.unsubscribe();
  }

  /** Asks anew for each page that is loaded. Its items stay in their places until they are answered (product.md, Titles in one’s language: change). */
  private renew(): Subscription {
    const { renewal } = this;
    return renewal.changes$
      .pipe(
        tap(() => this.askAgain()),
        startWith(undefined),
        // What holds again is not asked for, and nothing else is waited for.
        switchMap(() => (this.loadedFor === renewal.key ? EMPTY : this.renewed$(renewal.key))),
      )
      .subscribe((key) => {
        this.loadedFor = key;
      });
  }

  /** For the page that is under way: its answer would be under another key. */
  private askAgain(): void {
    if (this.state.status === 'loading') this.wanted$.next(this.source.page$);
  }

  /** Emits the key once all pages were answered for it. */
  private renewed$(key: string): Observable<string> {
    const { length } = this.state.pageEnds;
    if (length === 0) return of(key);
    return range(1, length).pipe(
      concatMap((page) => this.source.page$(page).pipe(take(1))),
      takeWhile(({ status }) => status === 'loaded', true),
      tap((outcome) => this.replace(outcome)),
      last(),
      filter(({ status }) => status === 'loaded'),
      map(() => key),
    );
  }

  private replace(outcome: Outcome<Page<Item>>): void {
    if (outcome.status !== 'loaded') return;
    this.loadedFor = undefined;
    const { keyOf } = this.source;
    const answered = new Map(outcome.value.results.map((item) => [keyOf(item), item]));
    this.states.next({ ...this.state, items: this.state.items.map((item) => answered.get(keyOf(item)) ?? item) });
  }

  /** Asks for the next page, unless one is under way, the last one failed, or there is none. */
  loadMore(): void {
    const { status, nextPage } = this.state;
    if (status === 'ready' && nextPage !== undefined) this.load(this.state);
  }

  /** Asks again for the page that failed. */
  retry(): void {
    if (this.state.status === 'failed') this.load(this.state, this.source.pageAgain$);
  }

  /** Forgets what is loaded and starts at page 1. */
  restart(): void {
    this.seen.clear();
    this.load(first());
  }

  private load({ error: _, ...rest }: PagedState<Item>, page$ = this.source.page$): void {
    this.states.next({ ...rest, status: 'loading' });
    this.wanted$.next(page$);
  }

  private after(outcome: Outcome<Page<Item>>): PagedState<Item> {
    return outcome.status === 'loaded' ? this.appended(outcome.value) : { ...this.state, ...outcome };
  }

  private appended({ page, results, totalPages, totalResults }: Page<Item>): PagedState<Item> {
    const isLast = results.length === 0 || page >= totalPages;
    const { items: before, pageEnds } = this.state;
    const items = [...before, ...results.filter((item) => this.isNew(item))];
    return {
      status: 'ready',
      items,
      pageEnds: [...pageEnds, items.length],
      totalResults,
      nextPage: isLast ? undefined : page + 1,
    };
  }

  private isNew(item: Item): boolean {
    const key = this.source.keyOf(item);
    if (this.seen.has(key)) return false;
    this.seen.add(key);
    return true;
  }
}

/** @param keyOf tells an item from all others. @param requestOf the request for a page, from 1 on */
export const pagedQuery = <Item>(
  requestRunner: RequestRunner,
  keyOf: (item: Item) => string,
  requestOf: (page: number) => Request<Page<Item>>,
): PagedQuery<Item> =>
  new PagedQuery<Item>({
    keyOf,
    renewal: requestRunner.renewal,
    page$: (page) => requestRunner.run(requestOf(page)),
    pageAgain$: (page) => requestRunner.runAgain(requestOf(page)),
  });
