import type { Checkpoint } from '#application/ports/journal.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import { entriesFrom, type JournalTransaction } from './journal-database.ts';
import { NO_HEAD } from './journal-record.ts';
import { remember } from './remember.ts';

interface HashedCheckpoint extends Checkpoint {
  readonly hash: string | undefined;
}

/** Makes it the newest unless it is older, and prunes the entries that are in it. */
export const putCheckpoint = async (
  transaction: JournalTransaction<'readwrite'>,
  identifier: Identifier,
  { text, counter, hash }: HashedCheckpoint,
): Promise<void> => {
  const heads = transaction.objectStore('heads');
  const hashes = transaction.objectStore('hashes');
  const head = (await heads.get(identifier)) ?? NO_HEAD;
  if (hash !== undefined) await hashes.put(remember((await hashes.get(identifier)) ?? [], hash), identifier);
  if (counter < head.checkpoint) return;
  await transaction.objectStore('checkpoints').put({ text, counter }, identifier);
  // Never behind the checkpoint, as after the site's data were cleared: later entries would count as in it.
  await heads.put({ ...head, counter: Math.max(head.counter, counter), checkpoint: counter }, identifier);
  await transaction.objectStore('entries').delete(entriesFrom(identifier, 0, counter));
};
