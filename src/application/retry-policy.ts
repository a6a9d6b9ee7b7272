import {
  filter,
  retry,
  switchMap,
  take,
  throwError,
  timer,
  type MonoTypeOperatorFunction,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import type { ErrorType } from '#domain/classified-error.ts';
import { failureOf } from '#domain/failure.ts';
import type { ClassifyError } from './use-cases/classify-error.ts';

/** When a failed request is asked again. */
export interface RetryPolicy {
  /** Milliseconds to wait before each retry; as many retries as there are waits. */
  readonly delaysMs: readonly number[];
  /** The failures worth another try; others are given up at once. */
  readonly retries: readonly ErrorType[];
}

export interface RetryTools {
  readonly scheduler: SchedulerLike;
  /** Emits at once. */
  readonly online$: Observable<boolean>;
  readonly classifyError: ClassifyError;
}

const ANY_RETRYABLE: readonly ErrorType[] = ['network', 'timeout', 'rate_limit', 'server', 'generic'];

/** product.md, Errors and retry: fetch policy. */
export const RETRY_POLICIES = {
  /** Exponential: base 1 s, doubled each time, at most 10 s; up to 3 times. */
  fetchHelper: { delaysMs: [1_000, 2_000, 4_000], retries: ['network', 'timeout', 'server'] },
  explore: { delaysMs: [1_000, 2_000, 3_000], retries: ANY_RETRYABLE },
  genres: { delaysMs: [1_000, 2_000, 3_000], retries: ANY_RETRYABLE },
  detail: { delaysMs: [1_000, 2_000, 3_000], retries: ANY_RETRYABLE },
  /** The visitor asks again: 3 attempts, after min(1000 x 2^(attempt-1), 5000) ms. */
  toastFlow: { delaysMs: [1_000, 2_000], retries: ANY_RETRYABLE },
} as const satisfies Record<string, RetryPolicy>;

/** A provider that wants to be left alone for longer is not waited for: the visitor is told at once. */
const LONGEST_WAIT_MS = 60_000;

const retryAfterMs = (error: unknown): number => {
  const failure = failureOf(error);
  return failure?.kind === 'http' ? (failure.retryAfterMs ?? 0) : 0;
};

/**
 * Subscribes again after a failure as the policy says, not before the provider's `Retry-After`, and not while the device
 * is offline; the last failure is raised.
 */
export const retryWith = <T>(
  { delaysMs, retries }: RetryPolicy,
  { scheduler, online$, classifyError }: RetryTools,
): MonoTypeOperatorFunction<T> =>
  retry({
    count: delaysMs.length,
    delay: (error: unknown, attempt) => {
      const waitMs = Math.max(delaysMs[attempt - 1] ?? 0, retryAfterMs(error));
      if (!retries.includes(classifyError.execute(error).type) || waitMs > LONGEST_WAIT_MS)
        return throwError(() => error);
      return timer(waitMs, scheduler).pipe(switchMap(() => online$.pipe(filter(Boolean), take(1))));
    },
  });
