import {
  distinctUntilChanged,
  map,
  merge,
  NEVER,
  of,
  skipWhile,
  switchMap,
  take,
  tap,
  timer,
  type Observable,
} from 'rxjs';
import type { ErrorType } from '#domain/classified-error.ts';
import type { Browser } from '../../ports/browser.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Outcome } from '../../requests/abortable.ts';
import { mayAsk$ } from '../../requests/network.ts';

/** So many failures in a row, each after all patience, are no accident: then nothing more is asked. */
const FAILURES_AT_MOST = 6;
/** A network that was there may be back before that, as after a tunnel. */
const GAP_MS = 30_000;
/** Within a gap it is asked so often, for the browser may not know that the network is back. */
const LOOK_MS = 10_000;
/** A provider that has never answered is waited for so long, where the browser says that it is offline. */
const SILENCE_MS = 10_000;

interface ProviderReachDeps {
  readonly browser: Pick<Browser, 'online$'>;
  readonly clock: Pick<Clock, 'scheduler'>;
}

/** Whether the provider is within reach, as far as it is known (product.md, Import: without a network). */
export class ProviderReach {
  private hasAnswered = false;
  private failures: readonly ErrorType[] = [];
  /** Whether there is a network, as far as is known. Emits at once. */
  readonly online$: Observable<boolean>;
  /** Whether the provider may be asked. Emits at once. */
  readonly mayAsk$: Observable<boolean>;
  /** Emits once no network is to be waited for: no request was answered meanwhile. */
  private readonly gone$: Observable<unknown>;

  constructor(private readonly deps: ProviderReachDeps) {
    const { browser, clock } = deps;
    this.mayAsk$ = mayAsk$(deps);
    this.online$ = browser.online$.pipe(distinctUntilChanged());
    this.gone$ = this.online$.pipe(
      switchMap((isOnline) => (isOnline ? NEVER : timer(this.hasAnswered ? GAP_MS : SILENCE_MS, clock.scheduler))),
      tap(() => this.lose()),
    );
  }

  /** It fails for want of a network: as soon as that is known where it has never answered. */
  get isCutOff(): boolean {
    const enough = this.hasAnswered ? FAILURES_AT_MOST : 1;
    return this.failures.length >= enough && this.failures.every((type) => type === 'network');
  }

  /** Nothing more is to be asked. */
  private get isSilent(): boolean {
    return this.isCutOff || this.failures.length >= FAILURES_AT_MOST;
  }

  /** What failed before no longer counts. */
  begin(): void {
    this.failures = [];
  }

  /** What comes of a question. Emits once; undefined where there is no answer to be had. It is not asked where nothing more is to be. */
  answerOf<T>(ask: () => Observable<Outcome<T>>): Observable<T | undefined> {
    if (this.isSilent) return of(undefined);
    return merge(this.gone$.pipe(map(() => undefined)), this.beyondGaps(ask)).pipe(
      take(1),
      map((outcome) => outcome && this.noted(outcome)),
    );
  }

  /** What failed in a gap of a network that was there is asked again. */
  private beyondGaps<T>(ask: () => Observable<Outcome<T>>): Observable<Outcome<T>> {
    return ask().pipe(
      switchMap((outcome) => {
        if (!this.hasAnswered || outcome.status === 'loaded' || outcome.error.type !== 'network') return of(outcome);
        return this.online$.pipe(
          take(1),
          switchMap((isOnline) => (isOnline ? of(outcome) : this.look$().pipe(switchMap(() => this.beyondGaps(ask))))),
        );
      }),
    );
  }

  /** Emits once the network may be back. */
  private look$(): Observable<unknown> {
    return merge(this.online$.pipe(skipWhile((isOnline) => !isOnline)), timer(LOOK_MS, this.deps.clock.scheduler)).pipe(
      take(1),
    );
  }

  private noted<T>(outcome: Outcome<T>): T | undefined {
    const isAnswered = outcome.status === 'loaded' || outcome.error.type === 'not_found';
    this.hasAnswered ||= isAnswered;
    this.failures = isAnswered ? [] : [...this.failures, outcome.error.type];
    return outcome.status === 'loaded' ? outcome.value : undefined;
  }

  private lose(): void {
    this.hasAnswered = false;
    this.failures = ['network'];
  }
}
