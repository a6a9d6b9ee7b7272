import { SystemClock } from '#adapters/browser/system-clock.ts';
import { BundleStore } from '#adapters/store/bundle-store.ts';
import type { OpenMedium } from '#adapters/store/text-medium.ts';
import type { StoreHarness } from '#application/ports/library/store.contract.ts';
import { clearDevice } from '../clear-device.ts';
import { breakReads, fillDevice } from '../device-faults.ts';

/**
 * A store over any medium that keeps its texts on this device. A second one is the way behind its back.
 * @param clear empties what it keeps them in
 */
export const mediumHarness =
  (open: OpenMedium, clear = clearDevice) =>
  async (): Promise<StoreHarness> => {
    await clear();
    const clock = new SystemClock();
    const medium = await open(clock);
    const again = async () => (medium.lifetime === 'device' ? open(clock) : medium);
    return {
      store: new BundleStore(medium),
      lifetime: medium.lifetime,
      reopen: async () => new BundleStore(await again()),
      read: async (key) => (await (await again()).get(key))[0],
      write: async (key, text) => (await again()).set({ [key]: text }),
      fill: fillDevice,
      breakReads,
    };
  };
