import { BehaviorSubject, Subject, catchError, concat, filter, firstValueFrom, map, of, startWith, switchMap, type Observable } from 'rxjs';
import { explainError } from '#domain/classified-error.ts';
import type { StartupFailure, StartupState } from '#domain/startup.ts';
import type { Title } from '#domain/title.ts';
import { ask } from '../ask.ts';
import type { CatalogProbe } from '../ports/catalog-probe.ts';
import type { Log } from '../ports/log.ts';
import type { MovieCatalog } from '../ports/movie-catalog.ts';
import type { CheckHealth } from '../use-cases/check-health.ts';

const LOADING: StartupState = { status: 'loading' };

export interface StartupParts {
  readonly catalog: MovieCatalog;
  readonly probe: CatalogProbe;
  readonly checkHealth: CheckHealth;
  readonly log: Log;
}

/** Spec section 4, Startup: token check, health check, then trending and configuration in parallel. */
export class Startup {
  private readonly state = new BehaviorSubject<StartupState>(LOADING);
  private readonly again$ = new Subject<void>();
  /** Emits at once. */
  readonly state$: Observable<StartupState> = this.state.asObservable();

  constructor(private readonly parts: StartupParts) {}

  /** Begins, and begins again on each retry, until the returned function is called. */
  activate(): () => void {
    const subscription = this.again$
      .pipe(
        startWith(undefined),
        switchMap(() => concat(of(LOADING), this.run$())),
      )
      .subscribe((state) => this.state.next(state));
    return () => subscription.unsubscribe();
  }

  /** Resolves once it is ready or has failed. */
  get outcome(): Promise<StartupState> {
    return firstValueFrom(this.state.pipe(filter(({ status }) => status !== 'loading')));
  }

  retry(): void {
    this.again$.next();
  }

  private run$(): Observable<StartupState> {
    const { probe, checkHealth } = this.parts;
    if (!probe.configured) return of(this.failed('token'));
    return checkHealth
      .execute()
      .pipe(switchMap((result) => (result.success ? this.load$() : of(this.failed('inaccessible', result.error)))));
  }

  private load$(): Observable<StartupState> {
    const { catalog, log } = this.parts;
    return ask((signal) => Promise.all([catalog.fetchConfiguration(signal), this.trending(signal)])).pipe(
      map(([images, trending]): StartupState => ({ status: 'ready', images, ...(trending && { trending }) })),
      catchError((error: unknown) => {
        log.error('The configuration could not be loaded.', error);
        return of(this.failed('configuration', error));
      }),
    );
  }

  /** A trending failure is tolerated: the home screen asks again by itself. */
  private async trending(signal: AbortSignal): Promise<readonly Title[] | undefined> {
    try {
      return await this.parts.catalog.fetchTrending(signal);
    } catch (error) {
      this.parts.log.warn('Trending could not be loaded at startup.', error);
      return undefined;
    }
  }

  private failed(failure: StartupFailure, error?: unknown): StartupState {
    const cause = error === undefined ? {} : { cause: explainError(error) };
    return { status: 'failed', failure, address: this.parts.probe.address, ...cause };
  }
}
