import { ContainerModule } from 'inversify';
import { BrowserMemory } from '#adapters/browser/browser-memory.ts';
import { LocalBackupMemory } from '#adapters/browser/local-backup-memory.ts';
import { JsonBackupFile } from '#adapters/store/backup-file.ts';
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

const backupModule = new ContainerModule(({ bind }) => {
  bind(JsonBackupFile).toResolvedValue(({ initial }) => new JsonBackupFile(initial), [LibrarySession]);
  bind(MakeBackup).toDynamicValue((container) => new MakeBackup({
    bundle: () => container.get(Token.repository).bundle(),
    file: container.get(JsonBackupFile),
    memory: new LocalBackupMemory(),
    device: container.get(Token.device),
    notifications: container.get(Notifications),
    clock: container.get(Token.clock),
    log: container.get(Token.log),
  }));
  bind(RestoreBackup).toDynamicValue((container) => new RestoreBackup({
    session: container.get(LibrarySession),
    file: container.get(JsonBackupFile),
    saveAgain: (remainder) => container.get(Token.repository).saveAgain(remainder),
    notifications: container.get(Notifications),
  }));
});

const dataModule = new ContainerModule(({ bind }) => {
  bind(BringOver).toDynamicValue((container) => new BringOver({
    session: container.get(LibrarySession),
    identity: container.get(Identity),
    others: container.get(OtherLibraries),
    notifications: container.get(Notifications),
  }));
  bind(EraseEverything).toDynamicValue((container) => new EraseEverything({
    repository: container.get(Token.repository),
    store: container.get(Token.store),
    changeLog: container.get(Token.changeLog),
    legacy: container.get(Token.legacyStorage),
    memory: new BrowserMemory(),
    scrollMemory: container.get(Token.scrollMemory),
    tabs: container.get(Token.tabs),
    device: container.get(Token.device),
    notifications: container.get(Notifications),
    clock: container.get(Token.clock),
    log: container.get(Token.log),
  }));
  bind(Token.dataFacade).toDynamicValue((container) => ({
    repository: container.get(Token.repository),
    persistence: container.get(StoragePersistence),
    makeBackup: container.get(MakeBackup),
    restoreBackup: container.get(RestoreBackup),
    bringOver: container.get(BringOver),
    eraseEverything: container.get(EraseEverything),
  })).inSingletonScope();
});

/**
 * What a visitor can do with their data. It comes with what loads and saves the library: in a chunk of its own it would have the
 * bundler cut the first route's into more pieces, at nearly a kB.
 */
export const dataModules = [backupModule, dataModule] as const;
