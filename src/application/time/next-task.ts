import type { Clock } from '../ports/clock.ts';
import { SYSTEM } from './in-time.ts';

/**
 * Lets the page do its work: resolves in a task of its own.
 * @param clock the system's unless given
 */
export const nextTask = ({ scheduler }: Pick<Clock, 'scheduler'> = SYSTEM): Promise<void> =>
  new Promise((resolve) => scheduler.schedule(() => resolve()));
