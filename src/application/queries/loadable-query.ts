import {
  BehaviorSubject,
  Subject,
  concat,
  distinctUntilChanged,
  EMPTY,
  filter,
  firstValueFrom,
  map,
  merge,
  of,
  share,
  startWith,
  switchMap,
  tap,
  type Observable,
} from 'rxjs';
import type { Outcome } from '../requests/abortable.ts';
import { NO_RENEWAL, type Renewal, type Request, type RequestRunner } from '../requests/request-runner.ts';
import type { StatefulQuery } from './stateful-query.ts';

export type Loadable<T> = { readonly status: 'loading' } | Outcome<T>;

interface LoadableSource<T> {
  /** Asks and, if its policy says so, retries. Never errors. */
  readonly load$: Observable<Outcome<T>>;
  /** The same, when the visitor asks again. */
  readonly again$: Observable<Outcome<T>>;
  /** When what is loaded is asked for anew; never unless given. */
  readonly renewal?: Renewal;
  /** The key under which was asked for what is known already; that of now unless given. */
  readonly knownFor?: string;
}

const LOADING = { status: 'loading' } as const;
const loaded = <T>(value: T): Loadable<T> => ({ status: 'loaded', value });

/** One answer that a screen waits for. */
export class LoadableQuery<T> implements StatefulQuery<Loadable<T>> {
  private readonly states: BehaviorSubject<Loadable<T>>;
  private readonly again$ = new Subject<void>();
  private readonly request$: Observable<unknown>;
  private readonly renewal: Renewal;
  /** The key under which what is loaded was asked for. */
  private loadedFor: string;
  /** Emits at once. */
  readonly state$: Observable<Loadable<T>>;

  /** @param initial what is known already. */
  constructor(
    private readonly source: LoadableSource<T>,
    initial?: T,
  ) {
    this.states = new BehaviorSubject<Loadable<T>>(initial === undefined ? LOADING : loaded(initial));
    this.state$ = this.states.pipe(distinctUntilChanged());
    this.renewal = source.renewal ?? NO_RENEWAL;
    this.loadedFor = source.knownFor ?? this.renewal.key;
    const again$ = this.again$.pipe(map(() => this.source.again$));
    this.request$ = merge(again$, this.renewal.changes$.pipe(map(() => this.source.load$))).pipe(
      startWith(this.source.load$),
      switchMap((load$) => this.ask(load$)),
      tap((state) => this.states.next(state)),
      share(),
    );
  }

  /**
   * What is loaded stays until there is an answer; what holds again is not asked for, and nothing else is waited for
   * (product.md, Titles in one’s language: change).
   */
  private ask(load$: Observable<Outcome<T>>): Observable<Loadable<T>> {
    const { key } = this.renewal;
    if (this.state.status === 'loaded' && this.loadedFor === key) return EMPTY;
    const answers$ = load$.pipe(tap(({ status }) => (status === 'loaded' ? (this.loadedFor = key) : undefined)));
    return this.state.status === 'loaded'
      ? answers$.pipe(filter(({ status }) => status === 'loaded'))
      : concat(of<Loadable<T>>(LOADING), answers$);
  }

  get state(): Loadable<T> {
    return this.states.value;
  }

  /** Also tries once more what had failed before, unless it is active already. */
  activate(): () => void {
    const subscription = this.request$.subscribe();
    return () => subscription.unsubscribe();
  }

  /** Resolves once it is loaded or has failed; it must be active for that. */
  get settled(): Promise<unknown> {
    return firstValueFrom(this.states.pipe(filter(({ status }) => status !== 'loading')));
  }

  retry(): void {
    this.again$.next();
  }
}

/** What was asked for before there was a query for it, and under which key. */
interface Known<T> {
  readonly value: T | undefined;
  readonly key: string;
  /** Whether what is asked for goes by the visitor's country. */
  readonly isOfCountry?: boolean;
}

/** @param known what is known already. */
export const loadableQuery = <T>(
  requestRunner: RequestRunner,
  request: Request<T>,
  known?: Known<T>,
): LoadableQuery<T> => {
  const { renewal } = requestRunner;
  return new LoadableQuery(
    {
      load$: requestRunner.run(request),
      again$: requestRunner.runAgain(request),
      renewal: (known?.isOfCountry && renewal.ofCountry) || renewal,
      ...(known && { knownFor: known.key }),
    },
    known?.value,
  );
};
