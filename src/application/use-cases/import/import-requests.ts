import type { Observable } from 'rxjs';
import type { Outcome } from '../../requests/abortable.ts';
import type { RequestLimits } from '../../requests/request-limits.ts';
import type { RequestRunner } from '../../requests/request-runner.ts';

export interface ImportRequestsDeps {
  readonly requestRunner: RequestRunner;
  readonly limits: RequestLimits;
}

/** Asks the provider within the limits, patiently. Nobody is told of a failure. */
export class ImportRequests {
  constructor(private readonly deps: ImportRequestsDeps) {}

  /** Emits once; never errors. */
  run<T>(call: (signal: AbortSignal) => Promise<T>): Observable<Outcome<T>> {
    const { requestRunner, limits } = this.deps;
    return requestRunner.run({ policy: 'import', call: (signal) => limits.run(() => call(signal), signal) });
  }
}
