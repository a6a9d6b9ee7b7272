import type { Identifier } from '#domain/library/bundle.ts';
import type { JournalTransaction } from './journal-database.ts';
import { NO_HEAD, type Item } from './journal-record.ts';
import { headAfter, numberItems, type Numbered } from './number-items.ts';

/** Of one request: the transaction fails with it, and says so. */
const heard = (): void => {};

export interface Addition<Change> {
  readonly items: readonly Item<Change>[];
  /** Once it is aborted, nothing more is added. */
  readonly signal?: AbortSignal | undefined;
}

/** Adds to an identifier's entries those items that are not there, as the next ones. Resolves before the transaction does. */
export const addItems = async <Change>(
  transaction: JournalTransaction<'readwrite'>,
  identifier: Identifier,
  { items, signal }: Addition<Change>,
): Promise<Numbered<Change>> => {
  const heads = transaction.objectStore('heads');
  const entries = transaction.objectStore('entries');
  const byId = entries.index('id');
  // All at once: the fewer round trips, the sooner it is durable.
  // Asynchronous each, so that none that throws at once leaves the others' rejections unheard.
  const [head = NO_HEAD, ...there] = await Promise.all([
    (async () => heads.get(identifier))(),
    ...items.map(async ({ id }) => byId.get([identifier, id])),
  ] as const);
  const kept = there.filter((record) => record !== undefined);
  const numbered = numberItems({ identifier, head, items: signal?.aborted ? [] : items, kept });
  const { fresh } = numbered;
  // Not waited for, so that the transaction can be committed in the same turn. `add` never overwrites.
  for (const record of fresh) entries.add(record).catch(heard);
  if (fresh.length > 0) heads.put(headAfter(head, fresh), identifier).catch(heard);
  return numbered;
};
