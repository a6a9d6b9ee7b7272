import type { LibraryRepository } from '../../library/library-repository.ts';
import type { DevicesFacade } from '../devices/devices-facade.ts';
import type { BringOver } from '../library/bring-over.ts';
import type { EraseEverything } from './erase-everything.ts';
import type { ExportLists } from './export-lists.ts';
import type { MakeBackup } from './make-backup.ts';
import type { RestoreBackup } from './restore-backup.ts';
import type { RestoreVersion } from './restore-version.ts';
import type { StoragePersistence } from './storage-persistence.ts';

/** What the UI sees of the visitor's own data, beyond the library itself. */
export interface DataFacade {
  readonly repository: Pick<LibraryRepository, 'lifetime' | 'logStatus$'>;
  readonly persistence: StoragePersistence;
  readonly makeBackup: MakeBackup;
  readonly restoreBackup: RestoreBackup;
  readonly restoreVersion: RestoreVersion;
  readonly exportLists: ExportLists;
  readonly bringOver: BringOver;
  readonly eraseEverything: EraseEverything;
  /** Sharing lists between own devices. Rejects when the code does not come. */
  readonly openDevices: () => Promise<DevicesFacade>;
}
