import { BrowserPersistentStorage } from '#adapters/browser/browser-persistent-storage.ts';
import { BrowserSiteData } from '#adapters/browser/memories/browser-site-data.ts';
import { lastBackup } from '#adapters/browser/memories/last-backup.ts';
import { JsonBackupFile } from '#adapters/store/json-backup-file.ts';
import type { TextMedium } from '#adapters/store/text-medium.ts';
import { IndexedDbEarlierVersions } from '#adapters/store/versions/indexed-db-earlier-versions.ts';
import { MemoryEarlierVersions } from '#adapters/store/versions/memory-earlier-versions.ts';
import type { EarlierVersions } from '#application/ports/library/earlier-versions.ts';
import { KeepVersions } from '#application/use-cases/data/keep-versions.ts';
import { StoragePersistence } from '#application/use-cases/data/storage-persistence.ts';
import { BringOver } from '#application/use-cases/library/bring-over.ts';
import { bindings, made, to, value } from './bindings.ts';

/** Binds what keeps a visitor's data safe, and what the actions with them need. */
export const dataModule = ({ lifetime }: Pick<TextMedium, 'lifetime'>) =>
  bindings({
    backupFile: to(JsonBackupFile),
    backupMemory: value(lastBackup),
    siteData: to(BrowserSiteData),
    bringOver: made(BringOver),
    persistentStorage: to(BrowserPersistentStorage),
    // Earlier versions last as long as the lists do.
    earlierVersions: to<EarlierVersions>(lifetime === 'device' ? IndexedDbEarlierVersions : MemoryEarlierVersions),
    keepVersions: made(KeepVersions),
    storagePersistence: made(StoragePersistence),
  });
