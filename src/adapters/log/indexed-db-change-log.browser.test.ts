import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLogContract } from '#application/ports/library/change-log.contract.ts';
import { after, checkpointOf, idsOf } from '#application/ports/library/change-log.harness.ts';
import { logHarness } from '#fixtures/contract/harnesses/log-harness.ts';
import { changesOf, HERE } from '#fixtures/library/a-change.ts';
import { IndexedDbChangeLog } from './indexed-db-change-log.ts';
import { entriesOf } from './log-record.ts';
import { answerOf, completionOf, openLogDatabase } from './open-log-database.ts';

const forget = (): Promise<unknown> => answerOf(indexedDB.deleteDatabase('matinee-log'));
beforeEach(forget);
afterEach(forget);

/** Uses a connection of the test's own, so that the log's connection stays as it is. */
const behindItsBack = async <T>(act: (entries: IDBObjectStore, transaction: IDBTransaction) => T): Promise<T> => {
  const database = await openLogDatabase();
  const transaction = database.transaction('entries', 'readwrite');
  const completion = completionOf(transaction);
  try {
    const acted = act(transaction.objectStore('entries'), transaction);
    await completion;
    return acted;
  } finally {
    database.close();
  }
};

changeLogContract('IndexedDB', async () => ({
  ...(await logHarness(IndexedDbChangeLog)()),
  plant: (owner, change) => behindItsBack((entries) => void entries.add({ owner, id: 'planted', change })),
  breakDown: () =>
    void vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'UnknownError');
    }),
}));

describe('what the log rests on, in this browser:', () => {
  const add = (...ids: readonly string[]) =>
    behindItsBack((entries) => ids.forEach((id) => entries.add({ owner: HERE, id, change: 0 })));
  const keys = async () => {
    const database = await openLogDatabase();
    const found = await answerOf(database.transaction('entries').objectStore('entries').getAllKeys());
    database.close();
    return found;
  };
  const addTwice = (isPrevented: boolean, isCommitted: boolean) =>
    behindItsBack((entries, transaction) => {
      for (const id of ['b', 'a']) {
        entries
          .add({ owner: HERE, id, change: 0 })
          .addEventListener('error', (event) => isPrevented && event.preventDefault());
      }
      if (isCommitted) transaction.commit();
    });

  it.each([
    ['aborts its transaction', false, false, [1]],
    ['does no harm where its error is prevented', true, false, [1, 2]],
    ['aborts a transaction that was committed in the same turn, though its error is prevented', true, true, [1]],
  ])('a change that is there %s', async (_, isPrevented, isCommitted, expected) => {
    await add('a');
    await addTwice(isPrevented, isCommitted).catch(() => undefined);
    expect(await keys()).toEqual(expected);
  });

  it('a transaction that adds, reads and commits in one turn answers with what it added', async () => {
    const answer = await behindItsBack((entries, transaction) => {
      for (const id of ['a', 'b']) entries.add({ owner: HERE, id, change: 0 });
      const read = entries.index('owner').getAll(entriesOf(HERE, 2));
      transaction.commit();
      return read;
    });
    expect(answer.result).toMatchObject([{ sequence: 2, id: 'b' }]);
  });

  it('numbers are not used again after what had them is gone', async () => {
    await add('a', 'b');
    await behindItsBack((entries) => void entries.clear());
    await add('c');
    expect(await keys()).toEqual([3]);
  });
});

describe('the log over IndexedDB', () => {
  it('answers with the very changes that were appended, and checks only those of others', async () => {
    const [log, other] = [new IndexedDbChangeLog(), new IndexedDbChangeLog()];
    const [theirs] = changesOf('theirs');
    await other.append([theirs!], { owner: HERE });
    const [own] = changesOf('own');
    const { entries } = await log.append([own!], { owner: HERE });
    expect(entries[0]?.change).toEqual(theirs);
    expect(entries[0]?.change).not.toBe(theirs);
    expect(entries[1]?.change).toBe(own);
    log.close();
    other.close();
  });

  it('keeps the newest 200 of the entries in a checkpoint', async () => {
    const log = new IndexedDbChangeLog();
    const tail = await log.append(changesOf(...Array.from({ length: 250 }, (_, at) => `a-${at}`)), { owner: HERE });
    await log.checkpoint(HERE, checkpointOf('all', tail));
    expect(idsOf(await log.read(HERE, after(tail, 50))).split(' ').length).toBe(200);
    expect((await log.read(HERE, after(tail, 49))).checkpoint?.text).toBe('all');
    log.close();
  });

  it('keeps a text that no release until 1.2 takes for a library, and reads theirs', async () => {
    const log = new IndexedDbChangeLog();
    const tail = await log.append(changesOf('a'), { owner: HERE });
    const text = '{"username":"Ada","marks":[]}';
    await log.checkpoint(HERE, checkpointOf(text, tail));
    expect((await log.read(HERE)).checkpoint?.text).toBe(text);
    const database = await openLogDatabase();
    const kept = database.transaction('checkpoints').objectStore('checkpoints').get(HERE) as IDBRequest<{
      readonly text: string;
    }>;
    const written = await answerOf(kept);
    expect(Array.isArray(JSON.parse(written.text))).toBe(true);
    const transaction = database.transaction('checkpoints', 'readwrite');
    transaction.objectStore('checkpoints').put({ ...written, text }, HERE);
    await completionOf(transaction);
    expect((await log.read(HERE)).checkpoint?.text).toBe(text);
    database.close();
    log.close();
  });

  it.each([
    ['forgotten', (log: IndexedDbChangeLog) => log.forget(HERE)],
    ['erased', (log: IndexedDbChangeLog) => log.erase()],
  ])('holds no text any more once it is %s', async (_, act) => {
    const log = new IndexedDbChangeLog();
    const tail = await log.append(changesOf('a'), { owner: HERE });
    await log.checkpoint(HERE, checkpointOf('all', tail));
    await act(log);
    const database = await openLogDatabase();
    const transaction = database.transaction(['entries', 'heads', 'checkpoints']);
    for (const name of transaction.objectStoreNames)
      expect(await answerOf(transaction.objectStore(name).count())).toBe(0);
    database.close();
    log.close();
  });

  it('has another name once its database was deleted and made again, though it was open', async () => {
    const log = new IndexedDbChangeLog();
    const before = await log.append(changesOf('a'), { owner: HERE });
    await forget();
    const later = await log.append(changesOf('b'), { owner: HERE, after: after(before) });
    expect(later.log).not.toBe(before.log);
    expect(idsOf(await log.read(HERE))).toBe('b');
    log.close();
  });
});
