import {
  asyncScheduler,
  elementAt,
  firstValueFrom,
  from,
  interval,
  map,
  merge,
  startWith,
  switchMap,
  type Observable,
  NEVER,
} from 'rxjs';
import type { Clock } from '../ports/clock.ts';

/** A page or a device that stood still for a while has waited one tick, however long it was. */
const TICK_MS = 100;

interface Limit {
  /** A multiple of 100. */
  readonly limitMs: number;
  /** The system's unless given: the page waits for code before there is an app that has a clock. */
  readonly clock?: Pick<Clock, 'scheduler'>;
  /** Signs of life: each one starts the limit again. */
  readonly alive$?: Observable<unknown>;
  /** What is waited for, as the error names it. */
  readonly what?: string;
}

/** For code that has no clock. */
export const SYSTEM: Pick<Clock, 'scheduler'> = { scheduler: asyncScheduler };

/** As the promise; rejects when it takes longer than that. */
export const inTime = <T>(
  promise: Promise<T>,
  { limitMs, clock = SYSTEM, alive$ = NEVER, what = 'The answer' }: Limit,
): Promise<T> => {
  const late$ = alive$.pipe(
    startWith(undefined),
    switchMap(() => interval(TICK_MS, clock.scheduler).pipe(elementAt(limitMs / TICK_MS - 1))),
    map((): never => {
      throw new Error(`${what} did not come within ${limitMs / 1_000} s.`);
    }),
  );
  return firstValueFrom(merge(from(promise), late$));
};
