import { switchMap, take, type Observable } from 'rxjs';
import type { Browser } from '../../ports/browser.ts';
import type { Outcome } from '../../requests/abortable.ts';
import type { RequestGate, RequestRate } from '../../requests/request-gate.ts';
import type { RequestRunner } from '../../requests/request-runner.ts';

/** product.md, Import: request limits. */
export const IMPORT_RATE: RequestRate = { atOnce: 6, aSecond: 15 };

interface ImportRequestsDeps {
  readonly requestRunner: RequestRunner;
  readonly browser: Pick<Browser, 'online$'>;
  readonly gate: RequestGate;
}

/** Asks the provider within the limits, patiently; once where the browser says that it is offline. Nobody is told of a failure. */
export class ImportRequests {
  constructor(private readonly deps: ImportRequestsDeps) {}

  /** Emits once; never errors. */
  run<T>(call: (signal: AbortSignal) => Promise<T>): Observable<Outcome<T>> {
    const { requestRunner, browser, gate } = this.deps;
    const request = { call: (signal: AbortSignal) => gate.run(() => call(signal), signal) };
    return browser.online$.pipe(
      take(1),
      switchMap((isOnline) => requestRunner.run(isOnline ? { ...request, policy: 'import' } : request)),
    );
  }

  /** As `run`, once `ready$` has emitted. */
  runWhen<T>(ready$: Observable<unknown>, call: (signal: AbortSignal) => Promise<T>): Observable<Outcome<T>> {
    return ready$.pipe(
      take(1),
      switchMap(() => this.run(call)),
    );
  }
}
