import { VirtualClock } from './virtual-clock.ts';

/** Time as a visitor's device tells it: it may be set. */
export class SettableClock extends VirtualClock {
  private offsetMs = 0;

  override now(): Date {
    return new Date(super.now().getTime() + this.offsetMs);
  }

  jump(ms: number): void {
    this.offsetMs += ms;
  }
}
