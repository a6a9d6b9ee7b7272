import { token } from '../port.ts';
import type { DevicesMemory } from './devices-memory.ts';
import type { FolderPlaces } from './folder-places.ts';
import type { TabLock } from './tab-lock.ts';

/** What adapters provide for sharing lists between devices. */
export const DevicesPort = {
  memory: token<DevicesMemory>('DevicesMemory'),
  places: token<FolderPlaces>('FolderPlaces'),
  tabLock: token<TabLock>('TabLock'),
};
