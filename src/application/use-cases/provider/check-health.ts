import { of, switchMap, type Observable } from 'rxjs';
import type { ConnectionResult, TestConnection } from './test-connection.ts';

/** The one more try that follows a connection test that fails (product.md, Provider calls: health check). */
const FALLBACK = [{ method: 'fallback', timeoutMs: 5_000 }] as const;

interface CheckHealthDeps {
  readonly testConnection: TestConnection;
}

/** Whether the provider answers: the connection test first, then one simpler try. */
export class CheckHealth {
  constructor(private readonly deps: CheckHealthDeps) {}

  /** Emits once; never errors. */
  execute(): Observable<ConnectionResult> {
    const { testConnection } = this.deps;
    return testConnection
      .execute()
      .pipe(switchMap((result) => (result.success ? of(result) : testConnection.execute(FALLBACK))));
  }
}
