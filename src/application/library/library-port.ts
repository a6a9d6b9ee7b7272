import type { OpenExportFiles } from '../export/export-files.ts';
import { token } from '../port.ts';
import type { BackupFile } from '../ports/backup-file.ts';
import type { ClosableLog } from '../ports/change-log.ts';
import type { DeviceStorage } from '../ports/device-storage.ts';
import type { DecodeLegacy, LegacyStorage } from '../ports/legacy-storage.ts';
import type { BackupMemory } from '../ports/memories/backup-memory.ts';
import type { DeviceMemory } from '../ports/memories/device-memory.ts';
import type { RecommendationMemory } from '../ports/memories/recommendation-memory.ts';
import type { DecodeBundle, Store } from '../ports/store.ts';
import type { TabChannel } from '../ports/tab-channel.ts';
import type { EarlierVersions } from '../versions/earlier-versions.ts';

/** What adapters provide to load and to save the library: none of it is in the first code of the page. */
export const LibraryPort = {
  store: token<Store>('Store'),
  decode: token<DecodeBundle>('DecodeBundle'),
  changeLog: token<ClosableLog>('ChangeLog'),
  tabs: token<TabChannel>('TabChannel'),
  legacyStorage: token<LegacyStorage>('LegacyStorage'),
  decodeLegacy: token<DecodeLegacy>('DecodeLegacy'),
  backupFile: token<BackupFile>('BackupFile'),
  /** Its code comes when something is exported. */
  openExportFiles: token<OpenExportFiles>('OpenExportFiles'),
  backupMemory: token<BackupMemory>('BackupMemory'),
  deviceMemory: token<DeviceMemory>('DeviceMemory'),
  deviceStorage: token<DeviceStorage>('DeviceStorage'),
  earlierVersions: token<EarlierVersions>('EarlierVersions'),
  recommendationMemory: token<RecommendationMemory>('RecommendationMemory'),
};
