import { switchMap, take, type Observable } from 'rxjs';
import type { Outcome } from '../../requests/abortable.ts';
import type { RequestGate } from '../../requests/request-gate.ts';
import type { RequestRunner } from '../../requests/request-runner.ts';

interface ImportRequestsDeps {
  readonly requestRunner: RequestRunner;
  readonly gate: RequestGate;
}

/** Asks the provider within the limits, patiently. Nobody is told of a failure. */
export class ImportRequests {
  constructor(private readonly deps: ImportRequestsDeps) {}

  /** Emits once; never errors. */
  run<T>(call: (signal: AbortSignal) => Promise<T>): Observable<Outcome<T>> {
    const { requestRunner, gate } = this.deps;
    return requestRunner.run({ policy: 'import', call: (signal) => gate.run(() => call(signal), signal) });
  }

  /** As `run`, once `ready$` has emitted. */
  runWhen<T>(ready$: Observable<unknown>, call: (signal: AbortSignal) => Promise<T>): Observable<Outcome<T>> {
    return ready$.pipe(
      take(1),
      switchMap(() => this.run(call)),
    );
  }
}
