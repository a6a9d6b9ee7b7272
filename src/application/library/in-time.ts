import { elementAt, firstValueFrom, from, interval, map, merge, startWith, switchMap, type Observable, NEVER } from 'rxjs';
import type { Clock } from '../ports/clock.ts';

/** A page or a device that stood still for a while has waited one tick, however long it was. */
const TICK_MS = 100;

export interface Limit {
  readonly limitMs: number;
  readonly clock: Clock;
  /** Signs of life: with each the limit begins anew. */
  readonly alive$?: Observable<unknown>;
}

/** As the promise; rejects when it takes longer than that. @param limit its milliseconds a multiple of 100. */
export const inTime = <T>(promise: Promise<T>, { limitMs, clock, alive$ = NEVER }: Limit): Promise<T> => {
  const late$ = alive$.pipe(
    startWith(undefined),
    switchMap(() => interval(TICK_MS, clock.scheduler).pipe(elementAt(limitMs / TICK_MS - 1))),
    map((): never => {
      throw new Error(`There was no answer within ${limitMs} ms.`);
    }),
  );
  return firstValueFrom(merge(from(promise), late$));
};
