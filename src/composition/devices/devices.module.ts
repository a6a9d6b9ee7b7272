import { ContainerModule, type Container } from 'inversify';
import { browserRandom } from '#adapters/browser/browser-random.ts';
import { describeBrowser } from '#adapters/browser/describe-browser.ts';
import { BrowserPlaces, DEVICES_URL } from '#adapters/devices/browser-places.ts';
import { IndexedDbMembershipMemory } from '#adapters/devices/indexed-db-membership-memory.ts';
import { JsonDeviceFileCodec } from '#adapters/devices/json-device-file-codec.ts';
import { WebTabLock } from '#adapters/devices/web-tab-lock.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Notifications } from '#application/notifications/notifications.ts';
import { Port, token } from '#application/ports/port.ts';
import type { DevicesFacade } from '#application/use-cases/devices/devices-facade.ts';
import { SyncDevices } from '#application/use-cases/devices/sync-devices.ts';
import { Token } from '../token.ts';
import { madeOf } from '../with-deps.ts';

interface StartedSync {
  readonly syncDevices: SyncDevices;
  readonly begun: Promise<unknown>;
}

/** Not the promise alone: a container would wait for it. */
const SHARING = token<StartedSync>('Sharing');

const devicesModule = new ContainerModule(({ bind }) => {
  bind(DEVICES_URL).toConstantValue(String(import.meta.env.VITE_DEVICES_URL ?? ''));
  bind(Port.folderPlaces).to(BrowserPlaces);
  bind(Port.membershipMemory).to(IndexedDbMembershipMemory);
  bind(Port.tabLock).toDynamicValue(() => new WebTabLock(navigator.locks));
  bind(Port.deviceFileCodec).to(JsonDeviceFileCodec);
  bind(SHARING).toDynamicValue(
    madeOf(
      {
        session: LibrarySession,
        repository: Token.repository,
        folderPlaces: Port.folderPlaces,
        membershipMemory: Port.membershipMemory,
        deviceFileCodec: Port.deviceFileCodec,
        backupFile: Port.backupFile,
        tabLock: Port.tabLock,
        browser: Port.browser,
        notifications: Notifications,
        clock: Port.clock,
        consoleLog: Port.consoleLog,
      },
      (deps): StartedSync => {
        const describeDevice = () => describeBrowser(navigator.userAgent);
        const syncDevices = new SyncDevices({ ...deps, random: browserRandom, describeDevice });
        return { syncDevices: syncDevices, begun: syncDevices.activate() };
      },
    ),
  );
});

/** @returns the same each time, which has begun where this device takes part. To be called once the library is loaded. */
export const openDevices = async (container: Container): Promise<DevicesFacade> => {
  if (!container.isBound(SHARING)) container.load(devicesModule);
  const { syncDevices: shareLists, begun } = container.get(SHARING);
  await begun;
  return shareLists;
};
