import { catchError, map, NEVER, of, switchMap, tap, timer, type Observable } from 'rxjs';
import type { Classification, ClassifiedError } from '#domain/classified-error.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Browser } from '../ports/browser.ts';
import type { Ports } from '../ports/port.ts';
import { abortable, type Outcome } from './abortable.ts';
import { askAgain } from './ask-again.ts';
import { noteAnswer, type AnswerDeps } from './network.ts';
import { RETRY_POLICIES, retryWith } from './retry-policy.ts';

interface RequestRunnerDeps extends AnswerDeps, Pick<Ports, 'clock' | 'random'> {
  readonly browser: AnswerDeps['browser'] & Pick<Browser, 'online$' | 'shown$' | 'returning$'>;
  readonly notifications: Notifications;
  readonly classifyError: { readonly execute: (error: unknown) => Classification };
  /** In what titles are asked for; always the same unless given. */
  readonly titleLanguage?: Renewal;
}

/** Says when what was answered is to be asked for anew. */
export interface Renewal {
  /** What is asked for under another key is another answer. */
  readonly key: string;
  /** Emits after each change of the key. */
  readonly changes$: Observable<unknown>;
  /** Of what goes by the visitor's country, too; the same unless given. */
  readonly ofCountry?: Renewal;
}

/** What was answered once holds. */
export const NO_RENEWAL: Renewal = { key: '', changes$: NEVER };

/** What is asked of a provider, and how. */
export interface Request<T> {
  readonly call: (signal: AbortSignal) => Promise<T>;
  /** Without it, what fails is not asked again here: it can wait (product.md, Up next: asked). */
  readonly policy?: keyof typeof RETRY_POLICIES;
  /** As in 'Failed to … after 3 attempts'; without it nobody is told of a failure. */
  readonly operation?: string;
  /** Milliseconds before the first attempt: who unsubscribes meanwhile has asked nothing of the provider. */
  readonly debounceMs?: number;
}

/** Asks the provider, patiently, and tells the visitor when it was in vain (product.md, Errors and retry: in vain). */
export class RequestRunner {
  /** When queries are to ask anew. */
  readonly renewal: Renewal;

  constructor(private readonly deps: RequestRunnerDeps) {
    this.renewal = deps.titleLanguage ?? NO_RENEWAL;
  }

  /**
   * The first time: the failure that there is in the end is told by its kind. Emits once, and again where a busy provider refused what the
   * visitor waits for, which is what has an `operation`, or where there was no network for it. Never errors.
   */
  run<T>({ call, policy, operation, debounceMs }: Request<T>): Observable<Outcome<T>> {
    const outcome$ = this.patiently(call, policy);
    const { scheduler } = this.deps.clock;
    const later$ = debounceMs === undefined ? outcome$ : timer(debounceMs, scheduler).pipe(switchMap(() => outcome$));
    if (operation === undefined) return later$;
    const told$ = later$.pipe(
      tap((outcome) => {
        if (outcome.status === 'failed') this.notifyFailure(outcome.error);
      }),
    );
    return this.withMore(told$, call);
  }

  /** When the visitor asks again: tells how it went. Emits as `run` does; never errors. */
  runAgain<T>({ call, policy, operation }: Request<T>): Observable<Outcome<T>> {
    if (operation === undefined) return this.patiently(call, policy);
    const { notifications } = this.deps;
    const told$ = this.patiently(call, 'toastFlow').pipe(
      tap((outcome) => {
        if (outcome.status === 'loaded') notifications.showOnce({ type: 'success', message: 'Connection restored!' });
        else if (outcome.error.canRetry)
          notifications.showOnce({ type: 'error', message: `Failed to ${operation} after 3 attempts` });
        else this.notifyFailure(outcome.error);
      }),
    );
    return this.withMore(told$, call);
  }

  /** Silent: what came of asking again is seen on the screen. */
  private withMore<T>(told$: Observable<Outcome<T>>, call: Request<T>['call']): Observable<Outcome<T>> {
    return askAgain('error', this.deps)(told$, this.attempt$(call));
  }

  private patiently<T>(call: Request<T>['call'], policy: Request<T>['policy']): Observable<Outcome<T>> {
    const attempt$ = this.attempt$(call);
    return policy ? attempt$.pipe(retryWith(RETRY_POLICIES[policy], this.deps)) : attempt$;
  }

  private attempt$<T>(call: Request<T>['call']): Observable<Outcome<T>> {
    return abortable(call).pipe(
      map((value): Outcome<T> => ({ status: 'loaded', value })),
      // The one place where a failure is classified: retries, toasts and views go by what it is here.
      catchError((error: unknown) =>
        of<Outcome<T>>({ status: 'failed', error: this.deps.classifyError.execute(error) }),
      ),
      tap((outcome) => {
        if (outcome.status === 'loaded') noteAnswer(this.deps);
      }),
    );
  }

  private notifyFailure({ toast, toastMs }: ClassifiedError): void {
    this.deps.notifications.showOnce({ type: 'error', message: toast, durationMs: toastMs });
  }
}
