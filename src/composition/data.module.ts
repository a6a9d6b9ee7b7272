import type { Container } from 'inversify';
import { BrowserSiteData } from '#adapters/browser/memories/browser-site-data.ts';
import { lastBackup } from '#adapters/browser/memories/last-backup.ts';
import { JsonBackupFile } from '#adapters/store/json-backup-file.ts';
import type { TextMedium } from '#adapters/store/text-medium.ts';
import { IndexedDbEarlierVersions } from '#adapters/store/versions/indexed-db-earlier-versions.ts';
import { MemoryEarlierVersions } from '#adapters/store/versions/memory-earlier-versions.ts';
import type { OpenExportFiles } from '#application/ports/library/export-files.ts';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import { EraseEverything } from '#application/use-cases/data/erase-everything.ts';
import { ExportLists } from '#application/use-cases/data/export-lists.ts';
import { KeepVersions } from '#application/use-cases/data/keep-versions.ts';
import { MakeBackup } from '#application/use-cases/data/make-backup.ts';
import { RestoreBackup } from '#application/use-cases/data/restore-backup.ts';
import { RestoreVersion } from '#application/use-cases/data/restore-version.ts';
import { StoragePersistence } from '#application/use-cases/data/storage-persistence.ts';
import { bindings } from './bindings.ts';
import { made } from './made.ts';
import { partsOf } from './parts.ts';

/** Loads what makes tables and zips when it is needed. */
const openExportFiles: OpenExportFiles = async () =>
  (await import('#adapters/files/papa-export-files.ts')).papaExportFiles;

/** What the visitor can do with their data. */
export const dataFacadeOf = (container: Container): DataFacade => {
  const parts = partsOf(container, { openExportFiles });
  const makeBackup = new MakeBackup(parts);
  const restoreBackup = new RestoreBackup(parts);
  return {
    repository: parts.repository,
    persistence: parts.storagePersistence,
    makeBackup,
    restoreBackup,
    restoreVersion: new RestoreVersion(partsOf(container, { makeBackup, restoreBackup })),
    exportLists: new ExportLists(parts),
    bringOver: parts.bringOver,
    eraseEverything: new EraseEverything(parts),
    openDevices: parts.openDevices,
  };
};

/**
 * Binds what the actions with a visitor's data need. They come in the chunk that loads and saves the library. With a chunk of their own,
 * the bundler would cut the first route's chunk into more pieces, which costs nearly a kB.
 */
export const dataModule = ({ lifetime }: Pick<TextMedium, 'lifetime'>) =>
  bindings((bind) => {
    bind('backupFile').to(JsonBackupFile);
    bind('backupMemory').toConstantValue(lastBackup);
    bind('siteData').to(BrowserSiteData);
    // Earlier versions last as long as the lists do.
    bind('earlierVersions').to(lifetime === 'device' ? IndexedDbEarlierVersions : MemoryEarlierVersions);
    bind('keepVersions').toDynamicValue(made(KeepVersions));
    bind('storagePersistence').toDynamicValue(made(StoragePersistence));
  });
