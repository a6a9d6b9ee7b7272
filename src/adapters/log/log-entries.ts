import type { Identifier } from '#domain/library/bundle.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import type { Entries } from '../store/storage-medium.ts';
import { appendEntries, logEntryKey, entryKeys, lastSequence, LAST_KEY } from './append-entries.ts';
import type { LogRecord, NewRecord } from './log-record.ts';

/** What is known of a log, and need not be read. */
interface Known {
  readonly written?: readonly LogRecord[];
  /** The number up to which nothing is asked for. */
  readonly after?: number;
}

/**
 * The log's entries in localStorage, one for each change: tabs that write at the same time do not overwrite each
 * other's.
 */
export class LogEntries {
  /** @param storage gives the storage, and is called for each access: the browser may refuse it. */
  constructor(private readonly storage: () => Entries = () => localStorage) {}

  /**
   * All entries in the order of the log, or those after a number. Damaged ones are left out.
   * @param written a moment ago: they are not read again, for they may be of thousands of titles
   */
  all({ written = [], after = 0 }: Known = {}): readonly LogRecord[] {
    const storage = this.storage();
    const known = new Map(written.map((record) => [logEntryKey(record), record]));
    const keys = entryKeys(storage).filter(({ sequence }) => sequence > after);
    return keys.flatMap((key) => {
      const record = known.get(logEntryKey(key));
      if (record) return [record];
      const kept = parseJson(storage.getItem(logEntryKey(key)) ?? '') as Partial<NewRecord> | null | undefined;
      return typeof kept?.owner === 'string' ? [{ ...key, owner: kept.owner, change: kept.change }] : [];
    });
  }

  /** How many entries there are, damaged ones among them. */
  get count(): number {
    return entryKeys(this.storage()).length;
  }

  /** See `appendEntries`. */
  add<Change extends { readonly id: string }>(changes: readonly Change[], owner: Identifier) {
    return appendEntries(this.storage(), changes, owner);
  }

  /** Removes those of these records that are there. Their numbers are not used again. */
  remove(records: readonly LogRecord[]): void {
    if (records.length === 0) return;
    const storage = this.storage();
    const last = lastSequence(storage);
    for (const record of records) storage.removeItem(logEntryKey(record));
    storage.setItem(LAST_KEY, `${last}`);
  }
}
