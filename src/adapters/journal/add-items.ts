import type { Identifier } from '#domain/library/bundle.ts';
import type { JournalTransaction } from './journal-database.ts';
import { NO_HEAD, type Item } from './journal-record.ts';
import { numberItems, type Numbered } from './number-items.ts';

/** Adds to an identifier's entries those items that are not there, as the next ones. */
export const addItems = async <Change>(
  transaction: JournalTransaction<'readwrite'>,
  identifier: Identifier,
  items: readonly Item<Change>[],
): Promise<Numbered<Change>> => {
  const heads = transaction.objectStore('heads');
  const entries = transaction.objectStore('entries');
  const byId = entries.index('id');
  const head = (await heads.get(identifier)) ?? NO_HEAD;
  // Asynchronous each, so that none that throws at once leaves the others' rejections unheard.
  const there = await Promise.all(items.map(async ({ id }) => byId.get([identifier, id])));
  const kept = there.filter((record) => record !== undefined);
  const numbered = numberItems({ identifier, counter: head.counter, items, kept });
  const { fresh } = numbered;
  // `add` never overwrites.
  await Promise.all(fresh.map(async (record) => entries.add(record)));
  if (fresh.length > 0) await heads.put({ ...head, counter: head.counter + fresh.length }, identifier);
  return numbered;
};
