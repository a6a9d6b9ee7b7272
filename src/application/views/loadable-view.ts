import {
  BehaviorSubject,
  Subject,
  catchError,
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
import type { ClassifiedError } from '#domain/classified-error.ts';
import type { ClassifyError } from '../use-cases/classify-error.ts';
import type { StatefulView } from './view.ts';

export type Loadable<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: T }
  | { readonly status: 'failed'; readonly error: ClassifiedError };

export interface LoadableSource<T> {
  /** Asks and, if its policy says so, retries. */
  readonly load$: Observable<T>;
  /** The same, when the visitor asks again. */
  readonly again$: Observable<T>;
  readonly classifyError: ClassifyError;
}

const LOADING = { status: 'loading' } as const;
const loaded = <T>(value: T): Loadable<T> => ({ status: 'loaded', value });

/** One answer that a screen waits for. */
export class LoadableView<T> implements StatefulView<Loadable<T>> {
  private readonly states: BehaviorSubject<Loadable<T>>;
  private readonly again$ = new Subject<void>();
  private readonly asking$: Observable<unknown>;
  /** Emits at once. */
  readonly state$: Observable<Loadable<T>>;

  /** @param initial what is known already. */
  constructor(
    private readonly source: LoadableSource<T>,
    initial?: T,
  ) {
    this.states = new BehaviorSubject<Loadable<T>>(initial === undefined ? LOADING : loaded(initial));
    this.state$ = this.states.pipe(distinctUntilChanged());
    this.asking$ = this.again$.pipe(
      map(() => this.source.again$),
      startWith(this.source.load$),
      filter(() => this.state.status !== 'loaded'),
      switchMap((load$) => concat(of(LOADING), this.outcome$(load$))),
      tap((state) => this.states.next(state)),
      share(),
    );
  }

  get state(): Loadable<T> {
    return this.states.value;
  }

  /** Also tries once more what had failed before, unless it is active already. */
  activate(): () => void {
    const subscription = this.asking$.subscribe();
    return () => subscription.unsubscribe();
  }

  /** Resolves once it is loaded or has failed; it must be active for that. */
  get settled(): Promise<unknown> {
    return firstValueFrom(this.states.pipe(filter(({ status }) => status !== 'loading')));
  }

  retry(): void {
    this.again$.next();
  }

  private outcome$(load$: Observable<T>): Observable<Loadable<T>> {
    // Caught in here: an error out there would end the view.
    return load$.pipe(
      map(loaded),
      catchError((error: unknown) =>
        of<Loadable<T>>({ status: 'failed', error: this.source.classifyError.execute(error) }),
      ),
    );
  }
}
