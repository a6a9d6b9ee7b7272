import type { TabLock } from '#application/ports/devices/tab-lock.ts';
import { ownName } from '../browser/own-name.ts';

const NAME = ownName('matinee_devices');

/** A lock that all tabs of this browser see. Without Web Locks, as in an insecure context, this tab alone keeps order. */
export class WebTabLock implements TabLock {
  private last: Promise<unknown> = Promise.resolve();

  /** @param locks `navigator.locks`, where the browser has it */
  constructor(private readonly locks?: LockManager) {}

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.locks) return this.locks.request(NAME, work);
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }
}
