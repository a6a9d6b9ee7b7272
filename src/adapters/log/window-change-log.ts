import { injectable } from 'inversify';
import { NEVER } from 'rxjs';
import { MemoryEntries } from '../store/memory-entries.ts';
import { LocalChangeLog } from './local-change-log.ts';

/** A log in memory, which ends with the window. */
@injectable()
export class WindowChangeLog extends LocalChangeLog {
  constructor() {
    const entries = new MemoryEntries();
    super(() => entries, NEVER);
  }
}
