import type { Identifier } from '#domain/library/bundle.ts';
import { entriesOf, type Head, type LogRecord, type NewRecord } from './log-record.ts';

/** Asks for what an owner has after a number, in the turn of the call; the answer is good once the transaction is over. */
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

/** After the visitor had everything erased it has none; its numbers go on. */
export const nameOf = ({ result }: TailRequests['log']): string => result ?? '';

/**
 * Adds records, in the turn of the call. One with an id that is there already aborts the transaction, unless it is noted.
 * @param note is told the ids that are there.
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
