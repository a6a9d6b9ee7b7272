import {
  catchError,
  concatMap,
  from,
  map,
  merge,
  of,
  take,
  takeLast,
  takeWhile,
  tap,
  timer,
  type Observable,
} from 'rxjs';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { CatalogProbe, ProbeMethod } from '../../ports/catalog/catalog-probe.ts';
import type { Clock } from '../../ports/clock.ts';
import { abortable } from '../../requests/abortable.ts';
import { noteAnswer, type AnswerDeps } from '../../requests/network.ts';

/** How a connection test ended (product.md, Provider calls: connection test). */
export type ConnectionResult =
  | { readonly success: true; readonly method: ProbeMethod }
  | { readonly success: false; readonly error: unknown };

interface ProbeAttempt {
  readonly method: ProbeMethod;
  readonly timeoutMs: number;
}

/** The three variants, in order, and how long each may take (product.md, Provider calls: connection test). */
const VARIANTS: readonly ProbeAttempt[] = [
  { method: 1, timeoutMs: 30_000 },
  { method: 2, timeoutMs: 15_000 },
  { method: 3, timeoutMs: 10_000 },
];

const failed = (error: unknown): ConnectionResult => ({ success: false, error });

interface TestConnectionDeps extends AnswerDeps {
  readonly probe: CatalogProbe;
  readonly clock: Clock;
}

/** Asks the provider for its configuration until one way of asking is answered with 200. */
export class TestConnection {
  constructor(private readonly deps: TestConnectionDeps) {}

  /** Emits one result; never errors. */
  execute(attempts: readonly ProbeAttempt[] = VARIANTS): Observable<ConnectionResult> {
    return from(attempts).pipe(
      concatMap((attempt) => this.attempt$(attempt)),
      takeWhile(({ success }) => !success, true),
      takeLast(1),
    );
  }

  private attempt$({ method, timeoutMs }: ProbeAttempt): Observable<ConnectionResult> {
    const { probe, clock } = this.deps;
    const answered$ = abortable((signal) => probe.probe(method, signal)).pipe(
      // Whatever the status is, somebody has answered.
      tap(() => noteAnswer(this.deps)),
      map((status) =>
        status === 200 ? ({ success: true, method } as const) : failed(new CatalogError({ kind: 'http', status })),
      ),
      catchError((error: unknown) => of(failed(error))),
    );
    const late$ = timer(timeoutMs, clock.scheduler).pipe(map(() => failed(new CatalogError({ kind: 'timeout' }))));
    return merge(answered$, late$).pipe(take(1));
  }
}
