import { asyncScheduler } from 'rxjs';
import type { Clock } from '../ports/clock.ts';

/**
 * Lets the page do its work: resolves in a task of its own.
 * @param clock the system's unless given, for code that has no clock
 */
export const nextTask = ({ scheduler }: Pick<Clock, 'scheduler'> = { scheduler: asyncScheduler }): Promise<void> =>
  new Promise((resolve) => scheduler.schedule(() => resolve()));
