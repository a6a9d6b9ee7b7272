import { firstValueFrom, from, timeout } from 'rxjs';
import type { Clock } from '../ports/clock.ts';

/** As the promise; rejects when it takes longer than that. */
export const inTime = <T>(promise: Promise<T>, limitMs: number, clock: Clock): Promise<T> =>
  firstValueFrom(from(promise).pipe(timeout({ each: limitMs, scheduler: clock.scheduler })));
