import { ContainerModule, type Container } from 'inversify';
import { browserRandom } from '#adapters/browser/browser-random.ts';
import { describeBrowser } from '#adapters/browser/describe-browser.ts';
import { JsonDeviceFileCodec } from '#adapters/devices/json-device-file-codec.ts';
import { WebTabLock } from '#adapters/devices/web-tab-lock.ts';
import { BrowserPlaces, DEVICES_URL } from '#adapters/folder/browser-places.ts';
import { IndexedDbDevicesMemory } from '#adapters/folder/indexed-db-devices-memory.ts';
import type { DevicesFacade } from '#application/devices/devices-facade.ts';
import { DevicesPort } from '#application/devices/devices-port.ts';
import { ShareLists } from '#application/devices/share-lists.ts';
import { LibraryPort } from '#application/library/library-port.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Port, token } from '#application/port.ts';
import { Notifications } from '#application/streams/notifications.ts';
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
  bind(DevicesPort.places).to(BrowserPlaces);
  bind(DevicesPort.memory).to(IndexedDbDevicesMemory);
  bind(DevicesPort.lock).toDynamicValue(() => new WebTabLock(navigator.locks));
  bind(DevicesPort.codec).to(JsonDeviceFileCodec);
  bind(SHARING).toDynamicValue(
    madeOf(
      {
        session: LibrarySession,
        repository: Token.repository,
        places: DevicesPort.places,
        memory: DevicesPort.memory,
        codec: DevicesPort.codec,
        backupFile: LibraryPort.backupFile,
        lock: DevicesPort.lock,
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
