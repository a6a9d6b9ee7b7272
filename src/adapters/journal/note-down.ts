import type { JournalTransaction } from './journal-database.ts';
import { WAITING, type Item } from './journal-record.ts';

/** Of one request: what it would have kept is written by the numbering all the same. */
const heard = (): void => {};

let last = 0;

/** Greater than any before, in this tab and those that were open earlier. */
const nextPlace = (): number => (last = Math.max(last + 0.001, performance.timeOrigin + performance.now()));

/**
 * Writes items down among those that wait, without reading anything: a browser that is killed at once has them, and the next
 * visit claims what was not given its number by then.
 */
export const noteDown = (transaction: JournalTransaction<'readwrite'>, items: readonly Item[]): void => {
  const entries = transaction.objectStore('entries');
  for (const item of items) entries.add({ ...item, identifier: WAITING, counter: nextPlace() }).catch(heard);
  transaction.commit();
};

/** Takes items from those that wait. Not waited for: the transaction fails with it. */
export const crossOut = async (transaction: JournalTransaction<'readwrite'>, items: readonly Item[]): Promise<void> => {
  const entries = transaction.objectStore('entries');
  const byId = entries.index('id');
  const keys = await Promise.all(items.map(async ({ id }) => byId.getKey([WAITING, id])));
  for (const key of keys) if (key) entries.delete(key).catch(heard);
};
