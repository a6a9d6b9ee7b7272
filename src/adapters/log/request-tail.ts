import type { Identifier } from '#domain/library/bundle.ts';
import { entriesOf, type Head, type LogRecord, type NewRecord } from './log-record.ts';

/**
 * Requests an owner's entries after a number, in the turn of the call. The answers are valid once the transaction has
 * ended.
 */
export const requestTail = (transaction: IDBTransaction, owner: Identifier, after: number) => {
  const head = transaction.objectStore('heads').get(owner) as IDBRequest<Head | undefined>;
  const records = transaction
    .objectStore('entries')
    .index('owner')
    .getAll(entriesOf(owner, after + 1)) as IDBRequest<LogRecord[]>;
  const log = transaction.objectStore('names').get('log') as IDBRequest<string | undefined>;
  return { head, records, log };
};

export type TailRequests = ReturnType<typeof requestTail>;

/** The log's name. It is empty after the visitor erased everything; the numbers go on. */
export const nameOf = ({ result }: TailRequests['log']): string => result ?? '';

/**
 * Adds records, in the turn of the call. A record with an id that is already there aborts the transaction, unless
 * `note` is given.
 * @param note is called with each id that is already there.
 */
export const addAll = (entries: IDBObjectStore, records: readonly NewRecord[], note?: (id: string) => void): void => {
  for (const record of records) {
    entries.add(record).addEventListener('error', (event) => {
      if (!note || (event.target as IDBRequest).error?.name !== 'ConstraintError') return;
      event.preventDefault();
      event.stopPropagation();
      note(record.id);
    });
  }
};
