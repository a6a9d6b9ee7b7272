import { papaExportFiles } from '#adapters/files/papa-export-files.ts';
import { decodeBundle } from '#adapters/store/codec/decode-bundle.ts';
import { JsonBackupFile } from '#adapters/store/json-backup-file.ts';
import { MemoryEarlierVersions } from '#adapters/store/versions/memory-earlier-versions.ts';
import type { LibraryRepository } from '#application/library/library-repository.ts';
import { LogPosition } from '#application/library/log-position.ts';
import { OtherLibraries } from '#application/library/other-libraries.ts';
import type { PersistentStorage } from '#application/ports/persistent-storage.ts';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import { EraseEverything } from '#application/use-cases/data/erase-everything.ts';
import { ExportLists } from '#application/use-cases/data/export-lists.ts';
import { KeepVersions } from '#application/use-cases/data/keep-versions.ts';
import { MakeBackup } from '#application/use-cases/data/make-backup.ts';
import { RestoreBackup } from '#application/use-cases/data/restore-backup.ts';
import { RestoreVersion } from '#application/use-cases/data/restore-version.ts';
import { StoragePersistence } from '#application/use-cases/data/storage-persistence.ts';
import { NO_DEVICES } from '#application/use-cases/devices/no-devices.ts';
import { BringOver } from '#application/use-cases/library/bring-over.ts';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import type { RepositoryOutside } from './a-repository.ts';

/** A browser that has not agreed yet to keep the data, and does when it is asked. */
export const agreeableStorage = (): PersistentStorage & { asked: number } => ({
  asked: 0,
  decidesAlone: true,
  get wasAsked() {
    return this.asked > 0;
  },
  async isPersisted() {
    return this.asked > 0;
  },
  async persist() {
    this.asked += 1;
    return true;
  },
  usedBytes: async () => 1_234_567,
});

/** When the last backup was made, for as long as the test lasts. */
export const backupNote = () => {
  let note: string | undefined;
  return { recall: () => note, remember: (madeAt: string) => void (note = madeAt) };
};

const nothingLogged = () => ({ position: new LogPosition(), remainder: NO_REMAINDER });

/**
 * The real data facade over whatever a test gives it.
 * @param openDevices nothing can be shared between devices unless given
 */
export const aDataFacade = (
  repository: LibraryRepository,
  outside: RepositoryOutside,
  openDevices: DataFacade['openDevices'] = async () => NO_DEVICES,
): DataFacade => {
  const { session, store, changeLog, clock } = outside;
  const { initial } = session;
  const backupFile = new JsonBackupFile(initial);
  const siteData = { erase: async () => {} };
  const earlierVersions = new MemoryEarlierVersions();
  const keepVersions = new KeepVersions({ ...outside, earlierVersions });
  keepVersions.activate(repository);
  const makeBackup = new MakeBackup({ ...outside, repository, backupFile, backupMemory: backupNote() });
  const restoreBackup = new RestoreBackup({ ...outside, backupFile, repository });
  const otherLibraries = new OtherLibraries({
    store,
    changeLog,
    decodeBundle: (text) => decodeBundle(text, initial),
    session,
  });
  return {
    repository,
    persistence: new StoragePersistence({ persistentStorage: agreeableStorage(), session, clock }),
    makeBackup,
    restoreBackup,
    restoreVersion: new RestoreVersion({ ...outside, earlierVersions, keepVersions, restoreBackup, makeBackup }),
    exportLists: new ExportLists({ ...outside, makeBackup, openExportFiles: async () => papaExportFiles }),
    bringOver: new BringOver({ ...outside, otherLibraries, libraryLog: nothingLogged() }),
    eraseEverything: new EraseEverything({
      ...outside,
      repository,
      earlierVersions,
      siteData,
      scrollMemory: { forget: () => {} },
      draftMemory: { forget: () => {} },
    }),
    openDevices,
  };
};
