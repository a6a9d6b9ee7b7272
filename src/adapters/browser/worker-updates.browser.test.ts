import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { Browser } from '#application/ports/browser.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { WorkerUpdates } from './worker-updates.ts';

const HOUR_MS = 3_600_000;

/** A registration whose script is asked for by `update`, in place of the browser's own. */
const opened = async (update: () => Promise<void>) => {
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null, active: null, update });
  const register = vi.spyOn(navigator.serviceWorker, 'register');
  register.mockResolvedValue(registration as unknown as ServiceWorkerRegistration);
  const clock = new VirtualClock();
  const returning$ = new Subject<void>();
  const warn = vi.fn<() => void>();
  const browser = { returning$ } as unknown as Browser;
  const updates = new WorkerUpdates({ warn, error: warn }, clock, browser);
  const watching = updates.ready$.subscribe();
  await clock.settle();
  return { clock, returning$, warn, watching };
};

describe('a newer release (product.md, Startup: newer release)', () => {
  it('is looked for once an hour, and when the tab comes back', async () => {
    const update = vi.fn(async () => {});
    const { clock, returning$, watching } = await opened(update);
    await clock.advance(HOUR_MS - 1);
    expect(update).toHaveBeenCalledTimes(0);
    await clock.advance(1);
    expect(update).toHaveBeenCalledTimes(1);
    await clock.advance(HOUR_MS);
    expect(update).toHaveBeenCalledTimes(2);
    returning$.next();
    expect(update).toHaveBeenCalledTimes(3);
    watching.unsubscribe();
    await clock.advance(HOUR_MS);
    expect(update).toHaveBeenCalledTimes(3);
  });

  it('is looked for on, and nobody is told, where the network was away', async () => {
    const update = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const { clock, returning$, warn } = await opened(update);
    returning$.next();
    await clock.settle();
    await clock.advance(HOUR_MS);
    expect(update).toHaveBeenCalledTimes(2);
    expect(warn).not.toHaveBeenCalled();
  });
});
