import { injectable } from 'inversify';
import type { TabLock } from '#application/devices/tab-lock.ts';

const NAME = 'matinee_devices';

/** A lock of the browser's, which ends with its tab at the latest. */
@injectable()
export class WebTabLock implements TabLock {
  runAlone(work: () => Promise<void>): Promise<boolean> {
    return navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
      if (!lock) return false;
      await work();
      return true;
    });
  }
}
