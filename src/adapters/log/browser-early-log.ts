import { inject, injectable } from 'inversify';
import type { Clock } from '#application/ports/clock.ts';
import type { EarlyLog } from '#application/ports/library/change-log.ts';
import { port } from '#application/ports/port.ts';
import { inTime } from '#application/time/in-time.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { appendEntries } from './append-entries.ts';
import { completionOf, LOG_LIMIT_MS, NO_OWNER, openLogDatabase } from './open-log-database.ts';

/**
 * Writes to the log's database. Where that fails or hangs, it writes to localStorage, from where the log takes the
 * changes. It needs no package, because it belongs to the first code of the page.
 */
@injectable()
export class BrowserEarlyLog implements EarlyLog {
  private database: Promise<IDBDatabase> | undefined;

  constructor(@inject(port('clock')) private readonly clock: Clock) {}

  open(): void {
    this.openOnce().catch(() => undefined);
  }

  async append(changes: readonly LibraryChange[]): Promise<boolean> {
    try {
      await inTime(this.write(changes), { limitMs: LOG_LIMIT_MS, clock: this.clock });
      return true;
    } catch {
      return this.appendNow(changes);
    }
  }

  appendNow(changes: readonly LibraryChange[]): boolean {
    try {
      appendEntries(localStorage, changes, NO_OWNER);
      return true;
    } catch {
      return false;
    }
  }

  private openOnce(): Promise<IDBDatabase> {
    this.database ??= openLogDatabase();
    return this.database;
  }

  private async write(changes: readonly LibraryChange[]): Promise<void> {
    const transaction = (await this.openOnce()).transaction('entries', 'readwrite');
    const completion = completionOf(transaction);
    for (const change of changes) transaction.objectStore('entries').add({ owner: NO_OWNER, id: change.id, change });
    transaction.commit();
    await completion;
  }
}
