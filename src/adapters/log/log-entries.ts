import type { Identifier } from '#domain/library/bundle.ts';
import { NO_HEAD, type Head, type LogRecord, type NewRecord } from './log-database.ts';

const ENTRY = /^matinee_log_(\d{12})_(.+)$/s;
const HEAD = 'matinee_log_head_';
const DIGITS = 12;

const entryKey = ({ sequence, id }: Pick<LogRecord, 'sequence' | 'id'>): string => `matinee_log_${`${sequence}`.padStart(DIGITS, '0')}_${id}`;
const headKey = (owner: Identifier): string => `${HEAD}${owner}`;

/** Whether a key of localStorage is one of the log's entries. */
export const isLogEntry = (key: string | null): boolean => key !== null && ENTRY.test(key);

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
};

/** The log's entries in localStorage, one for each change: tabs that write at the same time do not write over each other. */
export class LogEntries {
  /** In their order, those left out that are damaged. */
  all(): readonly LogRecord[] {
    const keys = Object.keys(localStorage).filter(isLogEntry).toSorted();
    return keys.flatMap((key) => {
      const [, sequence, id] = ENTRY.exec(key) ?? [];
      const kept = parse(localStorage.getItem(key)) as Partial<NewRecord> | null;
      return id !== undefined && typeof kept?.owner === 'string' ? [{ sequence: Number(sequence), id, owner: kept.owner, change: kept.change }] : [];
    });
  }

  /** Adds records as the newest, but none with an id that is there: all or none. Throws where there is no room. */
  add(records: readonly NewRecord[]): void {
    const known = new Set(this.all().map(({ id }) => id));
    const first = this.next();
    const added = records.filter(({ id }) => !known.has(id) && known.add(id)).map((record, at) => ({ ...record, sequence: first + at }));
    try {
      for (const { owner, change, ...key } of added) localStorage.setItem(entryKey(key), JSON.stringify({ owner, change }));
    } catch (error) {
      added.forEach((record) => this.remove(record));
      throw error;
    }
  }

  remove(record: LogRecord): void {
    localStorage.removeItem(entryKey(record));
  }

  head(owner: Identifier): Head {
    return { ...NO_HEAD, ...(parse(localStorage.getItem(headKey(owner))) as Partial<Head> | null) };
  }

  setHead(owner: Identifier, head: Head): void {
    localStorage.setItem(headKey(owner), JSON.stringify(head));
  }

  removeHead(owner: Identifier): void {
    localStorage.removeItem(headKey(owner));
  }

  /** Every owner with a checkpoint. */
  heads(): readonly Identifier[] {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(HEAD) ? [key.slice(HEAD.length)] : []));
  }

  private next(): number {
    const last = this.all().at(-1)?.sequence ?? 0;
    return Math.max(last, ...this.heads().map((owner) => this.head(owner).checkpoint)) + 1;
  }
}
