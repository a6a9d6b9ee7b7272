import { BrowserSiteData } from '#adapters/browser/memories/browser-site-data.ts';
import { lastBackup } from '#adapters/browser/memories/last-backup.ts';
import { JsonBackupFile } from '#adapters/store/json-backup-file.ts';
import type { TextMedium } from '#adapters/store/text-medium.ts';
import { IndexedDbEarlierVersions } from '#adapters/store/versions/indexed-db-earlier-versions.ts';
import { MemoryEarlierVersions } from '#adapters/store/versions/memory-earlier-versions.ts';
import type { EarlierVersions } from '#application/ports/library/earlier-versions.ts';
import type { OpenExportFiles } from '#application/ports/library/export-files.ts';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import { EraseEverything } from '#application/use-cases/data/erase-everything.ts';
import { ExportLists } from '#application/use-cases/data/export-lists.ts';
import { KeepVersions } from '#application/use-cases/data/keep-versions.ts';
import { MakeBackup } from '#application/use-cases/data/make-backup.ts';
import { RestoreBackup } from '#application/use-cases/data/restore-backup.ts';
import { RestoreVersion } from '#application/use-cases/data/restore-version.ts';
import { StoragePersistence } from '#application/use-cases/data/storage-persistence.ts';
import { bindings, made, to, value, type TakenBy } from './bindings.ts';
import { partsOf, type Holding } from './parts.ts';

/** Loads what makes tables and zips when it is needed. */
const openExportFiles: OpenExportFiles = async () =>
  (await import('#adapters/files/papa-export-files.ts')).papaExportFiles;

type OfData = TakenBy<
  typeof MakeBackup | typeof RestoreBackup | typeof RestoreVersion | typeof ExportLists | typeof EraseEverything
>;

/** What gives lists to the visitor as files. */
export const exportListsOf = (held: Holding<TakenBy<typeof MakeBackup | typeof ExportLists>>): ExportLists =>
  new ExportLists(partsOf(held, { openExportFiles, makeBackup: new MakeBackup(partsOf(held)) }));

/** What the visitor can do with their data. */
export const dataFacadeOf = (
  held: Holding<OfData | 'repository' | 'storagePersistence' | 'bringOver' | 'openDevices'>,
): DataFacade => {
  const parts = partsOf(held);
  const makeBackup = new MakeBackup(parts);
  const restoreBackup = new RestoreBackup(parts);
  return {
    repository: parts.repository,
    persistence: parts.storagePersistence,
    makeBackup,
    restoreBackup,
    restoreVersion: new RestoreVersion(partsOf(held, { makeBackup, restoreBackup })),
    exportLists: exportListsOf(held),
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
  bindings({
    backupFile: to(JsonBackupFile),
    backupMemory: value(lastBackup),
    siteData: to(BrowserSiteData),
    // Earlier versions last as long as the lists do.
    earlierVersions: to<EarlierVersions>(lifetime === 'device' ? IndexedDbEarlierVersions : MemoryEarlierVersions),
    keepVersions: made(KeepVersions),
    storagePersistence: made(StoragePersistence),
  });
