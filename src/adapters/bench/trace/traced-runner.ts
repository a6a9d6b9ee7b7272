import { defer, type Observable } from 'rxjs';
import type { Outcome } from '#application/requests/abortable.ts';
import type { Request, RequestRunner } from '#application/requests/request-runner.ts';
import { RETRY_POLICIES } from '#application/requests/retry-policy.ts';
import type { CallTrace } from './call-trace.ts';

export type Runner = Pick<RequestRunner, 'run' | 'runAgain'>;

const triesOf = (policy: Request<unknown>['policy']): number =>
  policy === undefined ? 1 : RETRY_POLICIES[policy].delaysMs.length + 1;

/** Numbers the tries of each request. */
export class TracedRunner implements Runner {
  constructor(
    private readonly inner: Runner,
    private readonly calls: CallTrace,
  ) {}

  run<T>(request: Request<T>): Observable<Outcome<T>> {
    return defer(() => this.inner.run(this.numbered(request, triesOf(request.policy))));
  }

  runAgain<T>(request: Request<T>): Observable<Outcome<T>> {
    const of = triesOf(request.operation === undefined ? request.policy : 'toastFlow');
    return defer(() => this.inner.runAgain(this.numbered(request, of)));
  }

  private numbered<T>(request: Request<T>, of: number): Request<T> {
    let number = 0;
    return {
      ...request,
      call: (signal) => {
        number += 1;
        this.calls.noteAttempt(signal, { number, of });
        return request.call(signal);
      },
    };
  }
}
