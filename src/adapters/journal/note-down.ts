import type { Identifier } from '#domain/library/bundle.ts';
import type { Addition } from './add-items.ts';
import type { JournalTransaction } from './journal-database.ts';
import { WAITING, type Item } from './journal-record.ts';

/** Of one request: what it would have kept is written by the numbering all the same. */
const heard = (): void => {};

let last = 0;

/** Greater than any before in this tab, and nobody else's: clocks tick in tenths of a millisecond, for all tabs at once. */
const nextPlace = (): number => (last = Math.max(last + 0.001, performance.timeOrigin + performance.now() + Math.random() / 10));

/**
 * Writes items down among those that wait, without reading anything: a browser that is killed at once has them, and the next
 * visit claims what was not given its number by then.
 */
export const noteDown = (transaction: JournalTransaction<'readwrite'>, { items, signal }: Addition<unknown>): void => {
  const entries = transaction.objectStore('entries');
  const noted = signal?.aborted ? [] : items;
  for (const item of noted) entries.add({ ...item, identifier: WAITING, counter: nextPlace() }).catch(heard);
  transaction.commit();
};

type Key = [Identifier, number];

const keysOf = (transaction: JournalTransaction<'readwrite'>, items: readonly Item[]): Promise<readonly (Key | undefined)[]> => {
  const byId = transaction.objectStore('entries').index('id');
  return Promise.all(items.map(async ({ id }) => byId.getKey([WAITING, id])));
};

/** As `noteDown`, where some of them may wait already: those keep their place. */
export const noteDownMissing = async (transaction: JournalTransaction<'readwrite'>, { items, signal }: Addition<unknown>): Promise<void> => {
  const keys = await keysOf(transaction, items);
  noteDown(transaction, { items: items.filter((_, index) => keys[index] === undefined), signal });
};

/** Takes items from those that wait. Not waited for: the transaction fails with it. */
export const crossOut = async (transaction: JournalTransaction<'readwrite'>, items: readonly Item[]): Promise<void> => {
  const entries = transaction.objectStore('entries');
  for (const key of await keysOf(transaction, items)) if (key) entries.delete(key).catch(heard);
};
