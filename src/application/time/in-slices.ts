import type { Steps } from '#domain/steps.ts';
import type { Clock } from '../ports/clock.ts';
import { SYSTEM } from './in-time.ts';
import { nextTask } from './next-task.ts';

/** A slow phone does so many in a few milliseconds. */
const STEPS_PER_LOOK = 50;
/** A page that has its turn so often is not felt to be held up. */
const SLICE_MS = 8;
/** Whatever the clock says. */
const STEPS_PER_SLICE = 1_000;

/** Does as much of the work as fits into a slice. @returns the result in a list, where that was all of it */
export const firstSlice = <Result>(
  steps: Steps<Result>,
  { scheduler }: Pick<Clock, 'scheduler'>,
): readonly Result[] => {
  const begun = scheduler.now();
  for (let step = 1; step <= STEPS_PER_SLICE; step += 1) {
    const { done, value } = steps.next();
    if (done) return [value];
    if (step % STEPS_PER_LOOK === 0 && Math.abs(scheduler.now() - begun) >= SLICE_MS) break;
  }
  return [];
};

/**
 * Does the work a slice at a time, so that the page is never held up (product.md, Devices: slices).
 * @param clock the system's unless given
 * @param most how many steps a slice has at most
 */
export const inSlices = async <Result>(
  steps: Steps<Result>,
  clock: Pick<Clock, 'scheduler'> = SYSTEM,
  most = STEPS_PER_SLICE,
): Promise<Result> => {
  let begun = clock.scheduler.now();
  for (let step = 1; ; step += 1) {
    const { done, value } = steps.next();
    if (done) return value;
    if (step % STEPS_PER_LOOK > 0) continue;
    // A clock that was set back is no reason to go on.
    if (step % most > 0 && Math.abs(clock.scheduler.now() - begun) < SLICE_MS) continue;
    await nextTask(clock);
    begun = clock.scheduler.now();
  }
};
