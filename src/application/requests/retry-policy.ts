import { filter, of, switchMap, take, timer, type MonoTypeOperatorFunction, type Observable } from 'rxjs';
import type { ErrorType } from '#domain/classified-error.ts';
import type { Outcome } from './abortable.ts';
import { mayAsk$, type NetworkDeps } from './network.ts';

/** When a failed request is asked again. */
interface RetryPolicy {
  /** Milliseconds to wait before each retry; as many retries as there are waits. */
  readonly delaysMs: readonly number[];
  /** The failures worth another try; others are given up at once. */
  readonly retries: readonly ErrorType[];
}

const ANY_RETRYABLE: readonly ErrorType[] = ['network', 'timeout', 'rate_limit', 'server', 'generic'];

/** product.md, Errors and retry: fetch policy. */
export const RETRY_POLICIES = {
  /** Exponential: base 1 s, doubled each time, at most 10 s; up to 3 times. */
  fetchHelper: { delaysMs: [1_000, 2_000, 4_000], retries: ['network', 'timeout', 'server'] },
  explore: { delaysMs: [1_000, 2_000, 3_000], retries: ANY_RETRYABLE },
  genres: { delaysMs: [1_000, 2_000, 3_000], retries: ANY_RETRYABLE },
  detail: { delaysMs: [1_000, 2_000, 3_000], retries: ANY_RETRYABLE },
  /** Of titles of a file (product.md, Import: patience). */
  import: { delaysMs: [1_000, 2_000, 4_000], retries: ANY_RETRYABLE },
  /** The visitor asks again: 3 attempts, after min(1000 x 2^(attempt-1), 5000) ms. */
  toastFlow: { delaysMs: [1_000, 2_000], retries: ANY_RETRYABLE },
} as const satisfies Record<string, RetryPolicy>;

/** A provider that wants more time than this is not waited for (product.md, Errors and retry: retry after). */
const LONGEST_WAIT_MS = 60_000;

/** Milliseconds until the next try; undefined where another would not help, or none is left. */
const waitMs = ({ delaysMs, retries }: RetryPolicy, outcome: Outcome<unknown>, tries: number): number | undefined => {
  const delayMs = delaysMs[tries];
  if (outcome.status === 'loaded' || delayMs === undefined || !retries.includes(outcome.error.type)) return undefined;
  const ms = Math.max(delayMs, outcome.error.retryAfterMs ?? 0);
  return ms > LONGEST_WAIT_MS ? undefined : ms;
};

/**
 * Subscribes again after a failure as the policy says, not before the provider's `Retry-After`, and a moment later where the browser says
 * that it is offline (product.md, Errors and retry: offline); the last outcome is emitted.
 */
export const retryWith =
  <T>(policy: RetryPolicy, deps: NetworkDeps): MonoTypeOperatorFunction<Outcome<T>> =>
  (attempt$) => {
    const ready$ = mayAsk$(deps).pipe(filter(Boolean), take(1));
    const after = (tries: number): Observable<Outcome<T>> =>
      attempt$.pipe(
        switchMap((outcome) => {
          const ms = waitMs(policy, outcome, tries);
          if (ms === undefined) return of(outcome);
          return timer(ms, deps.clock.scheduler).pipe(
            switchMap(() => ready$),
            switchMap(() => after(tries + 1)),
          );
        }),
      );
    return after(0);
  };
