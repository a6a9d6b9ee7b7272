import type { DevicesFacade } from '../devices/devices-facade.ts';
import type { ExportLists } from '../export/export-lists.ts';
import type { LibraryRepository } from '../library/library-repository.ts';
import type { StoragePersistence } from '../library/storage-persistence.ts';
import type { BringOver } from '../use-cases/bring-over.ts';
import type { EraseEverything } from '../use-cases/erase-everything.ts';
import type { MakeBackup } from '../use-cases/make-backup.ts';
import type { RestoreBackup } from '../use-cases/restore-backup.ts';
import type { RestoreVersion } from '../versions/restore-version.ts';

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
