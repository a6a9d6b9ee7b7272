import type { Clock } from '../../ports/clock.ts';

/** product.md, Devices: pace. */
const FIRST_MS = 60_000;
const LONGEST_MS = 900_000;

/** How long a folder that cannot be used is left alone: twice as long each time, and 15 minutes at most. */
export class Backoff {
  private failures = 0;
  private dueMs = Number.NEGATIVE_INFINITY;

  constructor(private readonly clock: Pick<Clock, 'scheduler'>) {}

  get isDue(): boolean {
    return this.clock.scheduler.now() >= this.dueMs;
  }

  failed(): void {
    this.dueMs = this.clock.scheduler.now() + Math.min(FIRST_MS * 2 ** this.failures, LONGEST_MS);
    this.failures += 1;
  }

  /** All is well, or may be by now. */
  reset(): void {
    this.failures = 0;
    this.dueMs = Number.NEGATIVE_INFINITY;
  }
}
