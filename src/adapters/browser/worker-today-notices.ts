import type { TodayNotices } from '#application/ports/today-notices.ts';
import { isInstalled } from './is-installed.ts';
import { ownName } from './own-name.ts';

/** The names that `src/worker/out-today.ts` knows. */
const TAG = 'out-today';
const CACHE = ownName('matinee-today');
const DAYS = '/matinee-today/days';

/** The browser decides when, and how often. */
const EVERY_MS = 12 * 3_600_000;

/** Only some browsers have it: TypeScript has no types of it. */
interface PeriodicSync {
  register(tag: string, options: { readonly minInterval: number }): Promise<void>;
  unregister(tag: string): Promise<void>;
  getTags(): Promise<readonly string[]>;
}

const periodicSync = async (): Promise<PeriodicSync | undefined> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (registration as { readonly periodicSync?: PeriodicSync } | undefined)?.periodicSync;
};

const orElse = async <T>(act: () => Promise<T>, other: T): Promise<T> => {
  try {
    return await act();
  } catch {
    // The browser refuses it, or its storage is blocked.
    return other;
  }
};

const isOn = (): Promise<boolean> =>
  orElse(async () => {
    if (Notification.permission !== 'granted') return false;
    return (await (await periodicSync())?.getTags())?.includes(TAG) ?? false;
  }, false);

/** By the worker, which the browser wakes now and then. */
export const workerTodayNotices: TodayNotices = {
  get isThere() {
    // Insecure contexts have no service workers.
    const { ServiceWorkerRegistration: Registration } = globalThis as {
      readonly ServiceWorkerRegistration?: { readonly prototype: object };
    };
    const has = Registration !== undefined && 'periodicSync' in Registration.prototype;
    return has && 'Notification' in globalThis && isInstalled();
  },
  isOn,
  start: () =>
    orElse(async () => {
      if ((await Notification.requestPermission()) !== 'granted') return false;
      const sync = await periodicSync();
      await sync?.register(TAG, { minInterval: EVERY_MS });
      return sync !== undefined;
    }, false),
  stop: () =>
    orElse(async () => {
      await (await periodicSync())?.unregister(TAG);
      await globalThis.caches.delete(CACHE);
    }, undefined),
  keep: (days) =>
    orElse(async () => {
      if (!(await isOn())) return;
      const cache = await globalThis.caches.open(CACHE);
      await cache.put(DAYS, Response.json(days));
    }, undefined),
};
