import { defer, finalize, from, type Observable } from 'rxjs';

/** A port's promise as a stream: asked anew by each subscription, aborted when unsubscribed before it answered. */
export const ask = <T>(call: (signal: AbortSignal) => Promise<T>): Observable<T> =>
  defer(() => {
    const controller = new AbortController();
    return from(call(controller.signal)).pipe(finalize(() => controller.abort()));
  });
