import { retry, throwError, timer, type MonoTypeOperatorFunction, type SchedulerLike } from 'rxjs';
import { classifyError, type ErrorType } from '#domain/classified-error.ts';

/** When a failed request is asked again. */
export interface RetryPolicy {
  /** Milliseconds to wait before each retry; as many retries as there are waits. */
  readonly delaysMs: readonly number[];
  /** The failures worth another try; others are given up at once. */
  readonly retries: readonly ErrorType[];
}

const ANY_RETRYABLE: readonly ErrorType[] = ['network', 'timeout', 'rate_limit', 'server', 'generic'];

/** Spec section 8, Retry policies. */
export const RETRY_POLICIES = {
  /** Exponential: base 1 s, doubled each time, at most 10 s; up to 3 times. */
  fetchHelper: { delaysMs: [1_000, 2_000, 4_000], retries: ['network', 'timeout', 'server'] },
  explore: { delaysMs: [1_000, 2_000, 3_000], retries: ANY_RETRYABLE },
  genres: { delaysMs: [1_000, 2_000, 3_000], retries: ANY_RETRYABLE },
  detail: { delaysMs: [1_000, 2_000, 3_000], retries: ANY_RETRYABLE },
} as const satisfies Record<string, RetryPolicy>;

/** Subscribes again after a failure as the policy says; the last failure is raised. */
export const retryWith = <T>(
  { delaysMs, retries }: RetryPolicy,
  scheduler: SchedulerLike,
): MonoTypeOperatorFunction<T> =>
  retry({
    count: delaysMs.length,
    delay: (error: unknown, attempt) =>
      retries.includes(classifyError(error).type)
        ? timer(delaysMs[attempt - 1] ?? 0, scheduler)
        : throwError(() => error),
  });
