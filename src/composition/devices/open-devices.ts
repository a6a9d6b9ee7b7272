import { describeBrowser } from '#adapters/browser/describe-browser.ts';
import { BrowserPlaces } from '#adapters/devices/browser-places.ts';
import { IndexedDbMembershipMemory } from '#adapters/devices/indexed-db-membership-memory.ts';
import { JsonDeviceFileCodec } from '#adapters/devices/json-device-file-codec.ts';
import { WebTabLock } from '#adapters/devices/web-tab-lock.ts';
import type { DevicesFacade } from '#application/use-cases/devices/devices-facade.ts';
import { SyncDevices } from '#application/use-cases/devices/sync-devices.ts';
import { bindings, load, to, type TakenBy } from '../bindings.ts';
import { knownCalendar } from '../known-calendar.ts';
import { partsOf, type Filled } from '../parts.ts';

const membershipModule = bindings({ membershipMemory: to(IndexedDbMembershipMemory) });

/** What is shared, and what sharing takes, but for its own memory. */
export type DevicesContainer = Filled<
  Exclude<TakenBy<typeof SyncDevices>, 'membershipMemory'> | keyof Parameters<typeof knownCalendar>[0]
>;

/** @returns what has begun where this device takes part. To be called once, and once the library is loaded. */
export const openDevices = async (kept: DevicesContainer): Promise<DevicesFacade> => {
  const container = load(kept, [membershipModule]);
  const url = String(import.meta.env.VITE_DEVICES_URL ?? '');
  const syncDevices = new SyncDevices(
    partsOf(container, {
      folderPlaces: new BrowserPlaces(url, partsOf(container).clock),
      tabLock: new WebTabLock(navigator.locks),
      deviceFileCodec: new JsonDeviceFileCodec(),
      knownCalendar: knownCalendar(partsOf(container)),
      describeDevice: () => describeBrowser(navigator.userAgent),
    }),
  );
  await syncDevices.activate();
  return syncDevices;
};
