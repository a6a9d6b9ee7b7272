import { defer, finalize, from, type Observable } from 'rxjs';
import type { ClassifiedError } from '#domain/classified-error.ts';

/** What came of a request: a failure is a value like any other. */
export type Outcome<T> =
  | { readonly status: 'loaded'; readonly value: T }
  | { readonly status: 'failed'; readonly error: ClassifiedError };

/** A port's promise as a stream. Each subscription calls the port again; unsubscribing before the answer aborts the call. */
export const abortable = <T>(call: (signal: AbortSignal) => Promise<T>): Observable<T> =>
  defer(() => {
    const controller = new AbortController();
    return from(call(controller.signal)).pipe(finalize(() => controller.abort()));
  });
