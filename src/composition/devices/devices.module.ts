import { ContainerModule, type Container } from 'inversify';
import { browserRandom } from '#adapters/browser/browser-random.ts';
import { describeBrowser } from '#adapters/browser/describe-browser.ts';
import { BrowserPlaces, DEVICES_URL } from '#adapters/devices/browser-places.ts';
import { IndexedDbDevicesMemory } from '#adapters/devices/indexed-db-devices-memory.ts';
import { JsonDeviceFileCodec } from '#adapters/devices/json-device-file-codec.ts';
import { WebTabLock } from '#adapters/devices/web-tab-lock.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Notifications } from '#application/notifications/notifications.ts';
import { Port, token } from '#application/ports/port.ts';
import type { DevicesFacade } from '#application/use-cases/devices/devices-facade.ts';
import { ShareLists } from '#application/use-cases/devices/share-lists.ts';
import { Token } from '../token.ts';
import { madeOf } from '../with-deps.ts';

interface Sharing {
  readonly shareLists: ShareLists;
  readonly begun: Promise<unknown>;
}

/** Not the promise alone: a container would wait for it. */
const SHARING = token<Sharing>('Sharing');

const devicesModule = new ContainerModule(({ bind }) => {
  bind(DEVICES_URL).toConstantValue(String(import.meta.env.VITE_DEVICES_URL ?? ''));
  bind(Port.folderPlaces).to(BrowserPlaces);
  bind(Port.devicesMemory).to(IndexedDbDevicesMemory);
  bind(Port.tabLock).toDynamicValue(() => new WebTabLock(navigator.locks));
  bind(Port.deviceFileCodec).to(JsonDeviceFileCodec);
  bind(SHARING).toDynamicValue(
    madeOf(
      {
        session: LibrarySession,
        repository: Token.repository,
        places: Port.folderPlaces,
        memory: Port.devicesMemory,
        codec: Port.deviceFileCodec,
        backupFile: Port.backupFile,
        lock: Port.tabLock,
        device: Port.device,
        notifications: Notifications,
        clock: Port.clock,
        log: Port.log,
      },
      (deps): Sharing => {
        const describeDevice = () => describeBrowser(navigator.userAgent);
        const shareLists = new ShareLists({ ...deps, random: browserRandom, describeDevice });
        return { shareLists, begun: shareLists.activate() };
      },
    ),
  );
});

/** @returns the same each time, which has begun where this device takes part. To be called once the library is loaded. */
export const openDevices = async (container: Container): Promise<DevicesFacade> => {
  if (!container.isBound(SHARING)) container.load(devicesModule);
  const { shareLists, begun } = container.get(SHARING);
  await begun;
  return shareLists;
};
