import { Subject, merge } from 'rxjs';
import { changeLogContract } from '#application/ports/library/change-log.contract.ts';
import { MemoryEntries } from '../store/memory-entries.ts';
import { LocalChangeLog } from './local-change-log.ts';
import { LogEntries } from './log-entries.ts';

/** Entries in memory that emit each write, as localStorage does in other tabs. */
class PublishedEntries extends MemoryEntries {
  readonly written$ = new Subject<void>();
  isBroken = false;

  override setItem(key: string, text: string): void {
    super.setItem(key, text);
    if (/^matinee_log_\d/.test(key)) this.written$.next();
  }
}

changeLogContract('memory, where nothing outlasts the window', () => {
  const entries = new PublishedEntries();
  const storage = () => {
    if (entries.isBroken) throw new Error('It is gone.');
    return entries;
  };
  const open = () => new LocalChangeLog(storage, merge(entries.written$));
  return {
    log: open(),
    reopen: open,
    keepsTexts: false,
    plant: async (owner, change) => void new LogEntries(storage).add([{ ...(change as object), id: 'planted' }], owner),
    breakDown: () => void (entries.isBroken = true),
    mend: () => void (entries.isBroken = false),
    close: () => undefined,
  };
});
