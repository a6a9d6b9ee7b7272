import { type Container, ContainerModule } from 'inversify';
import { BrowserSiteData } from '#adapters/browser/memories/browser-site-data.ts';
import { lastBackup } from '#adapters/browser/memories/last-backup.ts';
import { JsonBackupFile } from '#adapters/store/json-backup-file.ts';
import type { TextMedium } from '#adapters/store/text-medium.ts';
import { IndexedDbEarlierVersions } from '#adapters/store/versions/indexed-db-earlier-versions.ts';
import { MemoryEarlierVersions } from '#adapters/store/versions/memory-earlier-versions.ts';
import { Identity } from '#application/library/identity.ts';
import { LibraryLog } from '#application/library/library-log.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { OtherLibraries } from '#application/library/other-libraries.ts';
import { Notifications } from '#application/notifications/notifications.ts';
import type { OpenExportFiles } from '#application/ports/library/export-files.ts';
import { Port } from '#application/ports/port.ts';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import { EraseEverything } from '#application/use-cases/data/erase-everything.ts';
import { ExportLists } from '#application/use-cases/data/export-lists.ts';
import { KeepVersions } from '#application/use-cases/data/keep-versions.ts';
import { MakeBackup } from '#application/use-cases/data/make-backup.ts';
import { RestoreBackup } from '#application/use-cases/data/restore-backup.ts';
import { RestoreVersion } from '#application/use-cases/data/restore-version.ts';
import { StoragePersistence } from '#application/use-cases/data/storage-persistence.ts';
import { BringOver } from '#application/use-cases/library/bring-over.ts';
import { Token } from './token.ts';
import { madeOf, withDeps } from './with-deps.ts';

const backupModule = new ContainerModule(({ bind }) => {
  bind(Port.backupFile).to(JsonBackupFile);
  bind(Port.backupMemory).toConstantValue(lastBackup);
  bind(MakeBackup).toDynamicValue(
    withDeps(MakeBackup, {
      repository: Token.repository,
      file: Port.backupFile,
      memory: Port.backupMemory,
      browser: Port.browser,
      notifications: Notifications,
      clock: Port.clock,
      consoleLog: Port.consoleLog,
    }),
  );
  bind(RestoreBackup).toDynamicValue(
    withDeps(RestoreBackup, {
      session: LibrarySession,
      file: Port.backupFile,
      repository: Token.repository,
      notifications: Notifications,
    }),
  );
});

const erasureModule = new ContainerModule(({ bind }) => {
  bind(Port.siteData).to(BrowserSiteData);
  bind(EraseEverything).toDynamicValue(
    withDeps(EraseEverything, {
      repository: Token.repository,
      store: Port.store,
      changeLog: Port.changeLog,
      versions: Port.earlierVersions,
      legacy: Port.legacyStorage,
      memory: Port.siteData,
      scrollMemory: Port.scrollMemory,
      tabs: Port.tabs,
      browser: Port.browser,
      notifications: Notifications,
      clock: Port.clock,
      consoleLog: Port.consoleLog,
    }),
  );
});

/** Loads what makes tables and zips when it is needed. */
const openFiles: OpenExportFiles = async () => (await import('#adapters/files/papa-export-files.ts')).papaExportFiles;

const exportModule = new ContainerModule(({ bind }) => {
  bind(Port.openExportFiles).toConstantValue(openFiles);
  bind(ExportLists).toDynamicValue(
    withDeps(ExportLists, {
      session: LibrarySession,
      openFiles: Port.openExportFiles,
      browser: Port.browser,
      notifications: Notifications,
      clock: Port.clock,
      consoleLog: Port.consoleLog,
    }),
  );
});

/** Loads what shares lists between devices when it is needed. Lists that end with the window are not shared. */
const openDevicesOf =
  (container: Container, { lifetime }: DataFacade['repository']) =>
  async () =>
    lifetime === 'device'
      ? (await import('./devices/devices.module.ts')).openDevices(container)
      : (await import('#application/use-cases/devices/no-devices.ts')).NO_DEVICES;

const dataModule = (container: Container) =>
  new ContainerModule(({ bind }) => {
    bind(BringOver).toDynamicValue(
      withDeps(BringOver, {
        session: LibrarySession,
        identity: Identity,
        others: OtherLibraries,
        notifications: Notifications,
        libraryLog: LibraryLog,
        changeLog: Port.changeLog,
      }),
    );
    bind(Token.dataFacade).toDynamicValue(
      madeOf(
        {
          repository: Token.repository,
          persistence: StoragePersistence,
          makeBackup: MakeBackup,
          restoreBackup: RestoreBackup,
          restoreVersion: RestoreVersion,
          exportLists: ExportLists,
          bringOver: BringOver,
          eraseEverything: EraseEverything,
        },
        (facade) => ({ ...facade, openDevices: openDevicesOf(container, facade.repository) }),
      ),
    );
  });

/** Binds what keeps earlier versions of the library. They last as long as the lists do. */
const versionsModule = ({ lifetime }: Pick<TextMedium, 'lifetime'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Port.earlierVersions).to(lifetime === 'device' ? IndexedDbEarlierVersions : MemoryEarlierVersions);
    bind(KeepVersions).toDynamicValue(
      withDeps(KeepVersions, {
        session: LibrarySession,
        versions: Port.earlierVersions,
        browser: Port.browser,
        clock: Port.clock,
        consoleLog: Port.consoleLog,
      }),
    );
    bind(RestoreVersion).toDynamicValue(
      withDeps(RestoreVersion, {
        versions: Port.earlierVersions,
        keepVersions: KeepVersions,
        restoreBackup: RestoreBackup,
        makeBackup: MakeBackup,
        consoleLog: Port.consoleLog,
      }),
    );
  });

/**
 * Binds the actions that a visitor can do with their data. They come in the chunk that loads and saves the library.
 * With a chunk of their own, the bundler would cut the first route's chunk into more pieces, which costs nearly a kB.
 */
export const dataModules = (container: Container, medium: Pick<TextMedium, 'lifetime'>) =>
  [backupModule, versionsModule(medium), exportModule, erasureModule, dataModule(container)] as const;
