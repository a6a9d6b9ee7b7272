import { BehaviorSubject, filter, firstValueFrom } from 'rxjs';
import type { TabLock } from '#application/ports/devices/tab-lock.ts';

const never = new Promise<never>(() => {});

/** One tab of a browser at a time; one that is closed lets the next have its turn. */
export class TabsLock {
  private last: Promise<unknown> = Promise.resolve();

  connect(): TabLock & { readonly close: () => void } {
    const closed = new BehaviorSubject(false);
    const run = <Result>(work: () => Promise<Result>): Promise<Result> => {
      const result = this.last.then(() => (closed.value ? never : work()));
      this.last = Promise.race([result, firstValueFrom(closed.pipe(filter(Boolean)))]).catch(() => undefined);
      return result;
    };
    return { run, close: () => closed.next(true) };
  }
}
