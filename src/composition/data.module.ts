import { ContainerModule } from 'inversify';
import { BrowserMemory } from '#adapters/browser/browser-memory.ts';
import { LocalBackupMemory } from '#adapters/browser/local-backup-memory.ts';
import { JsonBackupFile } from '#adapters/store/backup-file.ts';
import { Identity } from '#application/library/identity.ts';
import { KeptLibraries } from '#application/library/kept-libraries.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Persistence } from '#application/library/persistence.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { BringOver } from '#application/use-cases/bring-over.ts';
import { EraseEverything } from '#application/use-cases/erase-everything.ts';
import { MakeBackup } from '#application/use-cases/make-backup.ts';
import { RestoreBackup } from '#application/use-cases/restore-backup.ts';
import { Token } from './tokens.ts';

const backupModule = new ContainerModule(({ bind }) => {
  bind(JsonBackupFile).toResolvedValue(({ initial }) => new JsonBackupFile(initial), [LibrarySession]);
  bind(MakeBackup).toDynamicValue((container) => new MakeBackup({
    bundle: () => container.get(Token.keeping).bundle(),
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
    saveAgain: (remainder) => container.get(Token.keeping).saveAgain(remainder),
    notifications: container.get(Notifications),
  }));
});

const deskModule = new ContainerModule(({ bind }) => {
  bind(BringOver).toDynamicValue((container) => new BringOver({
    session: container.get(LibrarySession),
    identity: container.get(Identity),
    kept: container.get(KeptLibraries),
    notifications: container.get(Notifications),
  }));
  bind(EraseEverything).toDynamicValue((container) => new EraseEverything({
    keeping: container.get(Token.keeping),
    store: container.get(Token.store),
    journal: container.get(Token.journal),
    legacy: container.get(Token.legacyStorage),
    memory: new BrowserMemory(),
    scrollMemory: container.get(Token.scrollMemory),
    tabs: container.get(Token.tabs),
    device: container.get(Token.device),
    notifications: container.get(Notifications),
    clock: container.get(Token.clock),
    log: container.get(Token.log),
  }));
  bind(Token.dataDesk).toDynamicValue((container) => ({
    keeping: container.get(Token.keeping),
    persistence: container.get(Persistence),
    makeBackup: container.get(MakeBackup),
    restoreBackup: container.get(RestoreBackup),
    bringOver: container.get(BringOver),
    eraseEverything: container.get(EraseEverything),
  })).inSingletonScope();
});

/**
 * What a visitor can do with their data. It comes with what keeps the library: in a chunk of its own it would have the
 * bundler cut the first route's into more pieces, at nearly a kB.
 */
export const dataModules = [backupModule, deskModule] as const;
