import { VirtualAction, VirtualTimeScheduler } from 'rxjs';
import type { Clock } from '#application/ports/clock.ts';

const START = new Date('2026-11-21T12:00:00Z');
/** Enough turns for the promise chains between two timers. */
const TURNS = 100;

/** A clock that a test moves: nothing timed happens before `advance` reaches it. */
export class VirtualClock implements Clock {
  readonly scheduler = new VirtualTimeScheduler(VirtualAction, 0);

  now(): Date {
    return new Date(START.getTime() + this.scheduler.frame);
  }

  /** Moves the time, stopping at every timer on the way so that what it causes settles first. */
  async advance(ms: number): Promise<void> {
    const target = this.scheduler.frame + ms;
    await this.settle();
    for (let next = this.nextTimer(); next <= target; next = this.nextTimer()) {
      this.moveTo(next);
      await this.settle();
    }
    this.moveTo(target);
    await this.settle();
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
  }

  private nextTimer(): number {
    return Math.min(...this.scheduler.actions.map(({ delay }) => delay));
  }

  private moveTo(frame: number): void {
    this.scheduler.maxFrames = frame;
    this.scheduler.flush();
    this.scheduler.frame = frame;
  }
}
