import { ContainerModule } from 'inversify';
import { BrowserMemory } from '#adapters/browser/browser-memory.ts';
import { LocalBackupMemory } from '#adapters/browser/local-backup-memory.ts';
import { JsonBackupFile } from '#adapters/store/backup-file.ts';
import type { DataFacade } from '#application/library/data-facade.ts';
import { Identity } from '#application/library/identity.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { OtherLibraries } from '#application/library/other-libraries.ts';
import { StoragePersistence } from '#application/library/storage-persistence.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { BringOver } from '#application/use-cases/bring-over.ts';
import { EraseEverything } from '#application/use-cases/erase-everything.ts';
import { MakeBackup } from '#application/use-cases/make-backup.ts';
import { RestoreBackup } from '#application/use-cases/restore-backup.ts';
import { Token } from './tokens.ts';
import { resolveAll, withDeps } from './with-deps.ts';

const backupModule = new ContainerModule(({ bind }) => {
  bind(JsonBackupFile).toResolvedValue(({ initial }) => new JsonBackupFile(initial), [LibrarySession]);
  bind(LocalBackupMemory).toSelf();
  bind(MakeBackup).toDynamicValue(withDeps(MakeBackup, {
    repository: Token.repository,
    file: JsonBackupFile,
    memory: LocalBackupMemory,
    device: Token.device,
    notifications: Notifications,
    clock: Token.clock,
    log: Token.log,
  }));
  bind(RestoreBackup).toDynamicValue(withDeps(RestoreBackup, {
    session: LibrarySession,
    file: JsonBackupFile,
    repository: Token.repository,
    notifications: Notifications,
  }));
});

const dataModule = new ContainerModule(({ bind }) => {
  bind(BringOver).toDynamicValue(withDeps(BringOver, {
    session: LibrarySession,
    identity: Identity,
    others: OtherLibraries,
    notifications: Notifications,
  }));
  bind(BrowserMemory).toSelf();
  bind(EraseEverything).toDynamicValue(withDeps(EraseEverything, {
    repository: Token.repository,
    store: Token.store,
    changeLog: Token.changeLog,
    legacy: Token.legacyStorage,
    memory: BrowserMemory,
    scrollMemory: Token.scrollMemory,
    tabs: Token.tabs,
    device: Token.device,
    notifications: Notifications,
    clock: Token.clock,
    log: Token.log,
  }));
  bind(Token.dataFacade).toDynamicValue((context) => resolveAll<DataFacade>(context, {
    repository: Token.repository,
    persistence: StoragePersistence,
    makeBackup: MakeBackup,
    restoreBackup: RestoreBackup,
    bringOver: BringOver,
    eraseEverything: EraseEverything,
  })).inSingletonScope();
});

/**
 * What a visitor can do with their data. It comes with what loads and saves the library: in a chunk of its own it would have the
 * bundler cut the first route's into more pieces, at nearly a kB.
 */
export const dataModules = [backupModule, dataModule] as const;
