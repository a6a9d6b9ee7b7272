import type { Steps } from '#domain/devices/steps.ts';
import type { Clock } from '../ports/clock.ts';

/** A slow phone does so many in a few milliseconds. */
export const STEPS_PER_SLICE = 100;

const nextTask = ({ scheduler }: Pick<Clock, 'scheduler'>): Promise<void> =>
  new Promise((resolve) => scheduler.schedule(() => resolve()));

/** Does the work a slice at a time, so that the page is never held up (product.md, Devices: slices). */
export const inSlices = async <Result>(steps: Steps<Result>, clock: Pick<Clock, 'scheduler'>): Promise<Result> => {
  for (let step = 1; ; step += 1) {
    const { done, value } = steps.next();
    if (done) return value;
    if (step % STEPS_PER_SLICE === 0) await nextTask(clock);
  }
};
