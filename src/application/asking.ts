import { switchMap, tap, timer, type Observable } from 'rxjs';
import { ask } from './ask.ts';
import type { Clock } from './ports/clock.ts';
import type { Device } from './ports/device.ts';
import { RETRY_POLICIES, retryWith } from './retry-policy.ts';
import type { Notifications } from './streams/notifications.ts';
import type { ClassifyError } from './use-cases/classify-error.ts';

export interface AskingDeps {
  readonly clock: Clock;
  readonly device: Pick<Device, 'online$'>;
  readonly notifications: Notifications;
  readonly classifyError: ClassifyError;
}

/** What is asked of a provider, and how. */
export interface Request<T> {
  readonly call: (signal: AbortSignal) => Promise<T>;
  readonly policy: keyof typeof RETRY_POLICIES;
  /** As in 'Failed to … after 3 attempts'; without it nobody is told of a failure. */
  readonly operation?: string;
  /** Milliseconds before the first attempt, in which it may still be called off. */
  readonly delayMs?: number;
}

/** Asks the provider, patiently, and tells the visitor when it was in vain (product.md, Errors and retry: in vain). */
export class Asking {
  constructor(private readonly deps: AskingDeps) {}

  /** The first time: the failure that is raised in the end is told by its kind. */
  ask<T>({ call, policy, operation, delayMs }: Request<T>): Observable<T> {
    const asked$ = this.patiently(call, policy);
    const later$ = delayMs === undefined ? asked$ : this.after(delayMs, asked$);
    return later$.pipe(tap({ error: (error: unknown) => operation !== undefined && this.tellFailure(error) }));
  }

  /** When the visitor asks again: tells how it went. */
  askAgain<T>({ call, policy, operation }: Request<T>): Observable<T> {
    if (operation === undefined) return this.patiently(call, policy);
    const { notifications, classifyError } = this.deps;
    return this.patiently(call, 'toastFlow').pipe(
      tap({
        next: () => notifications.showOnce({ type: 'success', message: 'Connection restored!' }),
        error: (error: unknown) => {
          if (classifyError.execute(error).canRetry) {
            notifications.showOnce({ type: 'error', message: `Failed to ${operation} after 3 attempts` });
          } else this.tellFailure(error);
        },
      }),
    );
  }

  private after<T>(delayMs: number, asked$: Observable<T>): Observable<T> {
    return timer(delayMs, this.deps.clock.scheduler).pipe(switchMap(() => asked$));
  }

  private patiently<T>(call: Request<T>['call'], policy: Request<T>['policy']): Observable<T> {
    const { clock, device, classifyError } = this.deps;
    const tools = { scheduler: clock.scheduler, online$: device.online$, classifyError };
    return ask(call).pipe(retryWith(RETRY_POLICIES[policy], tools));
  }

  private tellFailure(error: unknown): void {
    const { notifications, classifyError } = this.deps;
    const { toast, toastMs } = classifyError.execute(error);
    notifications.showOnce({ type: 'error', message: toast, durationMs: toastMs });
  }
}
