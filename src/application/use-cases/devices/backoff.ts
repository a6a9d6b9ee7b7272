import type { Clock } from '../../ports/clock.ts';

/** product.md, Devices: pace. */
const FIRST_MS = 60_000;
const LONGEST_MS = 900_000;

/** The pause of a folder that cannot be used: twice as long each time, and 15 minutes at most. */
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

  /** The folder works, or may work by now. */
  reset(): void {
    this.failures = 0;
    this.dueMs = Number.NEGATIVE_INFINITY;
  }
}
