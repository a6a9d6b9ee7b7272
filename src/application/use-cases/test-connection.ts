import { catchError, concatMap, from, last, map, of, takeWhile, timeout, type Observable } from 'rxjs';
import { ask } from '../ask.ts';
import type { CatalogProbe, ProbeMethod } from '../ports/catalog-probe.ts';
import type { Clock } from '../ports/clock.ts';

/** Spec section 3: the connection-test result. */
export type ConnectionResult =
  | { readonly success: true; readonly method: ProbeMethod }
  | { readonly success: false; readonly error: unknown };

export interface ProbeAttempt {
  readonly method: ProbeMethod;
  readonly timeoutMs: number;
}

/** Spec section 7: three variants tried in order, with timeouts of 30 s, 15 s and 10 s. */
const VARIANTS: readonly ProbeAttempt[] = [
  { method: 1, timeoutMs: 30_000 },
  { method: 2, timeoutMs: 15_000 },
  { method: 3, timeoutMs: 10_000 },
];

/** Asks the provider for its configuration until one way of asking is answered with 200. */
export class TestConnection {
  constructor(
    private readonly probe: CatalogProbe,
    private readonly clock: Clock,
  ) {}

  /** Emits one result; never errors. */
  execute(attempts: readonly ProbeAttempt[] = VARIANTS): Observable<ConnectionResult> {
    return from(attempts).pipe(
      concatMap((attempt) => this.attempt$(attempt)),
      takeWhile(({ success }) => !success, true),
      last(),
    );
  }

  private attempt$({ method, timeoutMs }: ProbeAttempt): Observable<ConnectionResult> {
    return ask((signal) => this.probe.probe(method, signal)).pipe(
      timeout({ first: timeoutMs, scheduler: this.clock.scheduler }),
      map((status): ConnectionResult =>
        status === 200 ? { success: true, method } : { success: false, error: new Error(`HTTP ${status}`) },
      ),
      catchError((error: unknown) => of<ConnectionResult>({ success: false, error })),
    );
  }
}
