import { timer } from 'rxjs';
import type { Clock } from '#application/ports/clock.ts';

const aborted = (): DOMException => new DOMException('The question was withdrawn.', 'AbortError');

/** Resolves after this many milliseconds. Rejects with an `AbortError` once the signal aborts. */
export const wait = (ms: number, { scheduler }: Clock, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(aborted());
      return;
    }
    const waiting = timer(ms, scheduler).subscribe(() => resolve());
    const stop = (): void => {
      waiting.unsubscribe();
      reject(aborted());
    };
    signal.addEventListener('abort', stop, { once: true });
  });
