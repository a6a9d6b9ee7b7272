import { JsonBackupFile } from '#adapters/store/backup-file.ts';
import { decodeBundle } from '#adapters/store/decode-bundle.ts';
import type { DataDesk } from '#application/library/data-desk.ts';
import { GuardedJournal } from '#application/library/guarded-journal.ts';
import { Journaling } from '#application/library/journaling.ts';
import { KeptLibraries } from '#application/library/kept-libraries.ts';
import type { Keeping } from '#application/library/keeping.ts';
import { Persistence } from '#application/library/persistence.ts';
import type { DeviceStorage } from '#application/ports/device-storage.ts';
import { BringOver } from '#application/use-cases/bring-over.ts';
import { EraseEverything } from '#application/use-cases/erase-everything.ts';
import { MakeBackup } from '#application/use-cases/make-backup.ts';
import { RestoreBackup } from '#application/use-cases/restore-backup.ts';
import type { KeepingOutside } from './a-keeping.ts';
import { MemoryOutbox } from './memory-outbox.ts';
import { MemorySaves } from './memory-saves.ts';

/** A browser that has not agreed yet to keep the data, and does when it is asked. */
export const agreeableStorage = (): DeviceStorage & { asked: number } => ({
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

/** The real data desk over whatever a test gives it. */
export const aDataDesk = (keeping: Keeping, outside: KeepingOutside): DataDesk => {
  const { session, journal, tabs, device, clock, log } = outside;
  const decode = (text: string) => decodeBundle(text, session.initial);
  const saves = new MemorySaves();
  const guarded = new GuardedJournal({ journal, saves, clock, log });
  const journaling = new Journaling({ session, journal: guarded, outbox: new MemoryOutbox(), tabs, decode, returning$: device.returning$, log });
  const file = new JsonBackupFile(session.initial);
  const memory = { erase: async () => {} };
  return {
    keeping,
    persistence: new Persistence(agreeableStorage(), session, clock),
    makeBackup: new MakeBackup({ ...outside, bundle: () => keeping.bundle(), file, memory: backupNote() }),
    restoreBackup: new RestoreBackup({ ...outside, file, saveAgain: (remainder) => keeping.saveAgain(remainder) }),
    bringOver: new BringOver({ ...outside, kept: new KeptLibraries({ store: outside.store, journaling, saves, decode }) }),
    eraseEverything: new EraseEverything({ ...outside, keeping, memory, scrollMemory: { forget: () => {} } }),
  };
};
