import { of, switchMap, type Observable } from 'rxjs';
import type { ConnectionResult, TestConnection } from './test-connection.ts';

/** Spec section 7: a GET of the same path with a 5 s timeout, made when the connection test fails. */
const FALLBACK = [{ method: 'fallback', timeoutMs: 5_000 }] as const;

/** Whether the provider answers: the connection test first, then one simpler try. */
export class CheckHealth {
  constructor(private readonly testConnection: TestConnection) {}

  /** Emits once; never errors. */
  execute(): Observable<ConnectionResult> {
    return this.testConnection.execute().pipe(
      switchMap((result) => (result.success ? of(result) : this.testConnection.execute(FALLBACK))),
    );
  }
}
