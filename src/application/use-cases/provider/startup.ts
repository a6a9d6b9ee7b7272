import {
  BehaviorSubject,
  Subject,
  catchError,
  concat,
  filter,
  firstValueFrom,
  map,
  merge,
  of,
  skip,
  switchMap,
  take,
  timer,
  type Observable,
} from 'rxjs';
import type { ImageSource } from '#domain/image-source.ts';
import type { StartupFailure, StartupState } from '#domain/startup-state.ts';
import type { Title } from '#domain/title.ts';
import type { Browser } from '../../ports/browser.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ports } from '../../ports/port.ts';
import { abortable } from '../../requests/abortable.ts';
import { askAgain } from '../../requests/ask-again.ts';
import type { CheckHealth } from './check-health.ts';
import type { ClassifyError } from './classify-error.ts';

const LOADING: StartupState = { status: 'loading' };
/** product.md, Errors and retry: offline. */
const AGAIN_MS = 60_000;

interface StartupDeps extends Pick<Ports, 'catalog' | 'probe' | 'random' | 'consoleLog'> {
  readonly checkHealth: CheckHealth;
  readonly classifyError: ClassifyError;
  readonly browser: Pick<Browser, 'online$' | 'shown$' | 'returning$'>;
  readonly clock: Pick<Clock, 'scheduler'>;
  /** Where pictures are for all that is known before the provider has answered. */
  readonly images: ImageSource;
}

/** The token, then the provider's health, then trending and configuration together (product.md, Startup: order). */
export class Startup {
  private readonly state = new BehaviorSubject<StartupState>(LOADING);
  private readonly wanted$ = new Subject<Observable<StartupState>>();
  /** Emits at once. */
  readonly state$: Observable<StartupState> = this.state.asObservable();

  constructor(private readonly deps: StartupDeps) {}

  /** Begins, and begins again on each retry, until the returned function is called. */
  activate(): () => void {
    const subscription = this.wanted$
      .pipe(switchMap((states$) => states$))
      .subscribe((state) => this.state.next(state));
    this.retry();
    return () => subscription.unsubscribe();
  }

  /** Resolves once it is ready or has failed. */
  get outcome(): Promise<StartupState> {
    return firstValueFrom(this.state.pipe(filter(({ status }) => status !== 'loading')));
  }

  /** Asks for nothing while the page is not looked at (product.md, Startup: not looked at). */
  retry(): void {
    const shown$ = this.deps.browser.shown$.pipe(take(1));
    const run$ = shown$.pipe(switchMap(() => this.run$()));
    this.wanted$.next(concat(of(LOADING), askAgain('cause', this.deps)(run$, run$)));
  }

  /** Goes on without the provider, to what the device keeps. */
  goOffline(): void {
    this.wanted$.next(this.offline$());
  }

  private run$(): Observable<StartupState> {
    const { probe, checkHealth, browser, consoleLog } = this.deps;
    if (!probe.configured) {
      // Said where it is found out: what asks the provider is never made (product.md, Errors and retry: logged causes).
      consoleLog.error('startup', 'The TMDB API token is not configured: set VITE_TMDB_ACCESS_TOKEN.');
      return of(this.failed('token'));
    }
    return checkHealth.execute().pipe(
      switchMap((result) => {
        if (result.success) return this.load$();
        const failed = this.failed('inaccessible', result.error);
        return browser.online$.pipe(
          take(1),
          switchMap((isOnline) => (isOnline ? of(failed) : this.offline$())),
        );
      }),
    );
  }

  /**
   * Until a run ends well, which a change of the network sets off, or a minute, for the browser may not know of it: nothing else takes the
   * place of what is being read.
   */
  private offline$(): Observable<StartupState> {
    const { browser, clock, images } = this.deps;
    const maybeBack$ = merge(browser.online$.pipe(skip(1)), timer(AGAIN_MS, AGAIN_MS, clock.scheduler));
    const back$ = maybeBack$.pipe(
      switchMap(() => browser.shown$.pipe(take(1))),
      switchMap(() => this.run$()),
      filter(({ status }) => status === 'ready'),
    );
    return concat(of<StartupState>({ status: 'offline', images }), back$.pipe(take(1)));
  }

  private load$(): Observable<StartupState> {
    const { catalog, consoleLog } = this.deps;
    return abortable((signal) => Promise.all([catalog.fetchConfiguration(signal), this.trending(signal)])).pipe(
      map(([images, trending]): StartupState => ({ status: 'ready', images, ...(trending && { trending }) })),
      catchError((error: unknown) => {
        consoleLog.error('startup', 'The configuration could not be loaded.', error);
        return of(this.failed('configuration', error));
      }),
    );
  }

  /** A trending failure is tolerated: the home screen asks again by itself. */
  private async trending(signal: AbortSignal): Promise<readonly Title[] | undefined> {
    try {
      return await this.deps.catalog.fetchTrending(signal);
    } catch (error) {
      this.deps.consoleLog.warn('startup', 'Trending could not be loaded at startup.', error);
      return undefined;
    }
  }

  private failed(failure: StartupFailure, error?: unknown): StartupState {
    const { classifyError, probe } = this.deps;
    const cause = error === undefined ? {} : { cause: classifyError.execute(error).alternate };
    return { status: 'failed', failure, address: probe.address, ...cause };
  }
}
