import {
  BehaviorSubject,
  Subject,
  distinctUntilChanged,
  filter,
  map,
  merge,
  skip,
  startWith,
  switchMap,
  timer,
  type Observable,
} from 'rxjs';
import type { LibraryDeps } from '../../library/library-deps.ts';
import type { Browser } from '../../ports/browser.ts';
import type { CheckHealth } from './check-health.ts';
import type { Startup } from './startup.ts';

/** The provider's health (product.md, Provider calls: health check). A check tells of the failure before it. */
export type HealthState =
  | { readonly status: 'idle' }
  | { readonly status: 'checking'; readonly failedAt?: Date }
  | { readonly status: 'connected' | 'failed'; readonly checkedAt: Date };

interface HealthDeps extends Pick<LibraryDeps, 'notifications' | 'clock'> {
  readonly startup: Pick<Startup, 'state$'>;
  readonly checkHealth: CheckHealth;
  readonly browser: Pick<Browser, 'online$'>;
}

/** How long after the start the connection is tested (product.md, Provider calls: health check). */
const DELAY_MS = 1_000;
/** product.md, Errors and retry: connection lost. */
const LOST = 'API connection lost. Please check your internet connection.';

const isDown = (state: HealthState): boolean =>
  state.status === 'failed' || (state.status === 'checking' && state.failedAt !== undefined);

const checkingAfter = (state: HealthState): HealthState => {
  if (state.status === 'failed') return { status: 'checking', failedAt: state.checkedAt };
  return state.status === 'checking' ? state : { status: 'checking' };
};

/** Whether the provider can be reached: asked about a second after the start, and when the network comes or goes. */
export class Health {
  private readonly state = new BehaviorSubject<HealthState>({ status: 'idle' });
  private readonly wanted$ = new Subject<void>();
  /** Whether startup has told the visitor already that the provider is out of reach. */
  private isTold = false;
  /** Emits at once. */
  readonly state$: Observable<HealthState> = this.state.asObservable();
  /** Whether the visitor is to be told: from a failure until a check succeeds. Emits at once. */
  readonly isDown$: Observable<boolean> = this.state.pipe(map(isDown), distinctUntilChanged());

  /** Whether there is a network, as far as is known. Emits at once. */
  readonly online$: Observable<boolean>;

  constructor(private readonly deps: HealthDeps) {
    this.online$ = deps.browser.online$;
  }

  /** To be called when startup is over, unless there is no token. */
  activate(): () => void {
    const { checkHealth, browser, clock } = this.deps;
    const changed$ = browser.online$.pipe(distinctUntilChanged(), skip(1));
    const first$ = timer(DELAY_MS, clock.scheduler).pipe(filter(() => this.state.value.status === 'idle'));
    const subscription = merge(first$, changed$, this.wanted$)
      .pipe(
        switchMap(() =>
          checkHealth.execute().pipe(
            map(({ success }): HealthState => ({ status: success ? 'connected' : 'failed', checkedAt: clock.now() })),
            startWith<HealthState>(checkingAfter(this.state.value)),
          ),
        ),
      )
      .subscribe((state) => this.set(state));
    subscription.add(this.deps.startup.state$.subscribe(({ status }) => (this.isTold = status === 'offline')));
    return () => subscription.unsubscribe();
  }

  /** Checks now; what was under way is called off. */
  check(): void {
    this.wanted$.next();
  }

  private set(state: HealthState): void {
    const wasDown = isDown(this.state.value);
    this.state.next(state);
    const { notifications } = this.deps;
    if (state.status === 'failed' && !wasDown && !this.isTold) notifications.showOnce({ type: 'error', message: LOST });
    if (state.status === 'connected' && wasDown)
      notifications.showOnce({ type: 'success', message: 'Connection restored!' });
  }
}
