import { asyncScheduler } from 'rxjs';
import type { Clock } from '../ports/clock.ts';

/** For code that has no clock. */
export const SYSTEM: Pick<Clock, 'scheduler'> = { scheduler: asyncScheduler };

/**
 * Lets the page do its work: resolves in a task of its own.
 * @param clock the system's unless given
 */
export const nextTask = ({ scheduler }: Pick<Clock, 'scheduler'> = SYSTEM): Promise<void> =>
  new Promise((resolve) => scheduler.schedule(() => resolve()));
