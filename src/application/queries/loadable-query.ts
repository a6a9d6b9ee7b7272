import {
  BehaviorSubject,
  Subject,
  concat,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  map,
  of,
  share,
  startWith,
  switchMap,
  tap,
  type Observable,
} from 'rxjs';
import type { Outcome } from '../requests/abortable.ts';
import type { Request, RequestRunner } from '../requests/request-runner.ts';
import type { StatefulQuery } from './stateful-query.ts';

export type Loadable<T> = { readonly status: 'loading' } | Outcome<T>;

interface LoadableSource<T> {
  /** Asks and, if its policy says so, retries. Never errors. */
  readonly load$: Observable<Outcome<T>>;
  /** The same, when the visitor asks again. */
  readonly again$: Observable<Outcome<T>>;
}

const LOADING = { status: 'loading' } as const;
const loaded = <T>(value: T): Loadable<T> => ({ status: 'loaded', value });

/** One answer that a screen waits for. */
export class LoadableQuery<T> implements StatefulQuery<Loadable<T>> {
  private readonly states: BehaviorSubject<Loadable<T>>;
  private readonly again$ = new Subject<void>();
  private readonly request$: Observable<unknown>;
  /** Emits at once. */
  readonly state$: Observable<Loadable<T>>;

  /** @param initial what is known already. */
  constructor(
    private readonly source: LoadableSource<T>,
    initial?: T,
  ) {
    this.states = new BehaviorSubject<Loadable<T>>(initial === undefined ? LOADING : loaded(initial));
    this.state$ = this.states.pipe(distinctUntilChanged());
    this.request$ = this.again$.pipe(
      map(() => this.source.again$),
      startWith(this.source.load$),
      filter(() => this.state.status !== 'loaded'),
      switchMap((load$) => concat(of<Loadable<T>>(LOADING), load$)),
      tap((state) => this.states.next(state)),
      share(),
    );
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

/** @param initial what is known already. */
export const loadableQuery = <T>(requestRunner: RequestRunner, request: Request<T>, initial?: T): LoadableQuery<T> =>
  new LoadableQuery({ load$: requestRunner.run(request), again$: requestRunner.runAgain(request) }, initial);
