import { IndexedDbChangeLog } from '#adapters/log/indexed-db-change-log.ts';
import type { AppendOptions, Appended } from '#application/ports/library/change-log.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';

/** Appends those of some changes that can be kept, where one of them cannot. */
export class PiecemealChangeLog extends IndexedDbChangeLog {
  override async append(changes: readonly LibraryChange[], options: AppendOptions): Promise<Appended> {
    try {
      return await super.append(changes, options);
    } catch (error) {
      for (const change of changes.slice(0, -1)) await super.append([change], options).catch(() => undefined);
      throw error;
    }
  }
}
