import { token } from '../port.ts';
import type { DeviceFileCodec } from './device-file.ts';
import type { DevicesMemory } from './devices-memory.ts';
import type { FolderPlaces } from './folder-places.ts';
import type { TabLock } from './tab-lock.ts';

/** What adapters provide for sharing lists between devices: none of it is there before somebody does. */
export const DevicesPort = {
  memory: token<DevicesMemory>('DevicesMemory'),
  places: token<FolderPlaces>('FolderPlaces'),
  lock: token<TabLock>('TabLock'),
  codec: token<DeviceFileCodec>('DeviceFileCodec'),
};
