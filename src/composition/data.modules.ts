import { ContainerModule, type Container } from 'inversify';
import { BrowserMemory } from '#adapters/browser/browser-memory.ts';
import { LocalBackupMemory } from '#adapters/browser/local-backup-memory.ts';
import { JsonBackupFile } from '#adapters/store/json-backup-file.ts';
import type { TextMedium } from '#adapters/store/text-medium.ts';
import type { OpenExportFiles } from '#application/export/export-files.ts';
import { ExportLists } from '#application/export/export-lists.ts';
import type { DataFacade } from '#application/facades/data-facade.ts';
import { Identity } from '#application/library/identity.ts';
import { LibraryLog } from '#application/library/library-log.ts';
import { LibraryPort } from '#application/library/library-port.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { OtherLibraries } from '#application/library/other-libraries.ts';
import { StoragePersistence } from '#application/library/storage-persistence.ts';
import { Port } from '#application/port.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { BringOver } from '#application/use-cases/bring-over.ts';
import { EraseEverything } from '#application/use-cases/erase-everything.ts';
import { MakeBackup } from '#application/use-cases/make-backup.ts';
import { RestoreBackup } from '#application/use-cases/restore-backup.ts';
import { RestoreVersion } from '#application/versions/restore-version.ts';
import { Token } from './token.ts';
import { versionsModule } from './versions.module.ts';
import { madeOf, withDeps } from './with-deps.ts';

const backupModule = new ContainerModule(({ bind }) => {
  bind(LibraryPort.backupFile).to(JsonBackupFile);
  bind(LibraryPort.backupMemory).to(LocalBackupMemory);
  bind(MakeBackup).toDynamicValue(
    withDeps(MakeBackup, {
      repository: Token.repository,
      file: LibraryPort.backupFile,
      memory: LibraryPort.backupMemory,
      device: Port.device,
      notifications: Notifications,
      clock: Port.clock,
      log: Port.log,
    }),
  );
  bind(RestoreBackup).toDynamicValue(
    withDeps(RestoreBackup, {
      session: LibrarySession,
      file: LibraryPort.backupFile,
      repository: Token.repository,
      notifications: Notifications,
    }),
  );
});

const erasureModule = new ContainerModule(({ bind }) => {
  bind(LibraryPort.deviceMemory).to(BrowserMemory);
  bind(EraseEverything).toDynamicValue(
    withDeps(EraseEverything, {
      repository: Token.repository,
      store: LibraryPort.store,
      changeLog: LibraryPort.changeLog,
      versions: LibraryPort.earlierVersions,
      legacy: LibraryPort.legacyStorage,
      memory: LibraryPort.deviceMemory,
      scrollMemory: Port.scrollMemory,
      tabs: LibraryPort.tabs,
      device: Port.device,
      notifications: Notifications,
      clock: Port.clock,
      log: Port.log,
    }),
  );
});

/** Loads what makes tables and zips when it is needed. */
const openFiles: OpenExportFiles = async () => (await import('#adapters/export/papa-export-files.ts')).papaExportFiles;

const exportModule = new ContainerModule(({ bind }) => {
  bind(LibraryPort.openExportFiles).toConstantValue(openFiles);
  bind(ExportLists).toDynamicValue(
    withDeps(ExportLists, {
      session: LibrarySession,
      openFiles: LibraryPort.openExportFiles,
      device: Port.device,
      notifications: Notifications,
      clock: Port.clock,
      log: Port.log,
    }),
  );
});

/** Loads what shares lists between devices when it is needed. Lists that end with the window are not shared. */
const openDevicesOf =
  (container: Container, { lifetime }: DataFacade['repository']) =>
  async () =>
    lifetime === 'device'
      ? (await import('./devices/devices.module.ts')).openDevices(container)
      : (await import('#application/devices/no-devices.ts')).NO_DEVICES;

const dataModule = (container: Container) =>
  new ContainerModule(({ bind }) => {
    bind(BringOver).toDynamicValue(
      withDeps(BringOver, {
        session: LibrarySession,
        identity: Identity,
        others: OtherLibraries,
        notifications: Notifications,
        libraryLog: LibraryLog,
        changeLog: LibraryPort.changeLog,
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

/**
 * Binds the actions that a visitor can do with their data. They come in the chunk that loads and saves the library.
 * With a chunk of their own, the bundler would cut the first route's chunk into more pieces, which costs nearly a kB.
 */
export const dataModules = (container: Container, medium: Pick<TextMedium, 'lifetime'>) =>
  [backupModule, versionsModule(medium), exportModule, erasureModule, dataModule(container)] as const;
