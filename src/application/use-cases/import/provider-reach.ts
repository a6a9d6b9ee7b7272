import { distinctUntilChanged, NEVER, of, switchMap, tap, timer, type Observable } from 'rxjs';
import type { ErrorType } from '#domain/classified-error.ts';
import type { Browser } from '../../ports/browser.ts';
import type { Clock } from '../../ports/clock.ts';

/** So many failures in a row, each after all patience, are no accident: then nothing more is asked. */
const FAILURES_AT_MOST = 6;
/** A network that was there may be back before that, as after a tunnel. */
const GAP_MS = 30_000;

interface ProviderReachDeps {
  readonly browser: Pick<Browser, 'online$'>;
  readonly clock: Pick<Clock, 'scheduler'>;
}

/** Whether the provider is within reach, as far as it is known (product.md, Import: without a network). */
export class ProviderReach {
  private hasAnswered = false;
  private failures: readonly ErrorType[] = [];
  /** Whether the device is online. Emits at once. */
  readonly online$: Observable<boolean>;
  /** Emits once there is no network, and none to wait for. */
  readonly gone$: Observable<unknown>;

  constructor({ browser, clock }: ProviderReachDeps) {
    this.online$ = browser.online$.pipe(distinctUntilChanged());
    const wait$ = () => (this.hasAnswered ? timer(GAP_MS, clock.scheduler) : of(undefined));
    this.gone$ = this.online$.pipe(
      switchMap((isOnline) => (isOnline ? NEVER : wait$())),
      tap(() => this.lose()),
    );
  }

  /** It fails for want of a network: as soon as that is known where it has never answered. */
  get isCutOff(): boolean {
    const enough = this.hasAnswered ? FAILURES_AT_MOST : 1;
    return this.failures.length >= enough && this.failures.every((type) => type === 'network');
  }

  /** Nothing more is to be asked. */
  get isSilent(): boolean {
    return this.isCutOff || this.failures.length >= FAILURES_AT_MOST;
  }

  /** What failed before no longer counts. */
  begin(): void {
    this.failures = [];
  }

  answered(): void {
    this.hasAnswered = true;
    this.failures = [];
  }

  failed(type: ErrorType): void {
    this.failures = [...this.failures, type];
  }

  private lose(): void {
    this.hasAnswered = false;
    this.failures = ['network'];
  }
}
