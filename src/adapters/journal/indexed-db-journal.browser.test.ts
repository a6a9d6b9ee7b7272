import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { journalContract } from '#application/ports/journal.contract.ts';
import { changesOf, HERE, THERE, numbered } from '#fixtures/library/a-change.ts';
import { IndexedDbConnection } from '../store/indexed-db-connection.ts';
import { JOURNAL_DATABASE, type JournalSchema } from './journal-database.ts';
import { IndexedDbJournal } from './indexed-db-journal.ts';
import { NO_HEAD, toItem } from './journal-record.ts';
import { Notes } from './notes.ts';

const open = () => openDB<JournalSchema>('matinee-journal', 1);
/** A connection of the test's own, so that the journal's stays as it is. */
const behindItsBack = async <Result>(act: (database: Awaited<ReturnType<typeof open>>) => Promise<Result>) => {
  const database = await open();
  try {
    return await act(database);
  } finally {
    database.close();
  }
};
const isFull = (): never => {
  throw new DOMException('It is full.', 'QuotaExceededError');
};
const isBlocked = (): never => {
  throw new DOMException('Access is denied.', 'UnknownError');
};

const forget = async () => {
  await Promise.all([deleteDB('matinee-journal'), deleteDB('matinee-journal-notes')]);
};
beforeEach(forget);
afterEach(forget);

journalContract('IndexedDB', async () => ({
  journal: new IndexedDbJournal(),
  reopen: async () => new IndexedDbJournal(),
  plant: (identifier, change) =>
    behindItsBack(async (database) => {
      const head = (await database.get('heads', identifier)) ?? NO_HEAD;
      const counter = head.counter + 1;
      await database.put('heads', { ...head, counter }, identifier);
      await database.put('entries', { identifier, counter, id: `planted-${counter}`, change });
    }),
  raw: (identifier) =>
    behindItsBack(async (database) => {
      const records = await database.getAll('entries');
      return records.filter((record) => record.identifier === identifier).map(({ change }) => change);
    }),
  breakDown: () => void vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(isBlocked),
  mend: () => void vi.restoreAllMocks(),
}));

describe('the journal over IndexedDB', () => {
  it('notes a change down though those before it are still to be numbered', async () => {
    const journal = new IndexedDbJournal();
    await journal.append(HERE, changesOf('a'));
    await behindItsBack(async (database) => {
      const busy = database.transaction('entries', 'readwrite');
      let isOver = false;
      const keepOpen = async (): Promise<void> => (isOver ? undefined : busy.store.count().then(keepOpen));
      const open = keepOpen();
      const noted = journal.note(changesOf('b'));
      const appended = journal.append(HERE, changesOf('b'));
      await noted;
      expect((await new Notes().read()).items).toMatchObject([{ id: 'b' }]);
      isOver = true;
      await open;
      expect(await appended).toEqual(numbered([2, 'b']));
    });
    await vi.waitFor(async () => expect((await new Notes().read()).items).toEqual([]));
  });

  it('claims nothing again of what was numbered but still noted down when the browser was killed', async () => {
    const journal = new IndexedDbJournal();
    await journal.append(HERE, changesOf('a', 'b'));
    await journal.checkpoint(HERE, { text: 'a', counter: 1 });
    await new Notes().write({ items: changesOf('a', 'b', 'c').map(toItem) });
    expect(await new IndexedDbJournal().claim(HERE)).toEqual(['a', 'b']);
    expect(await journal.since(HERE, 1)).toEqual(numbered([2, 'b'], [3, 'c']));
    expect((await new Notes().read()).items).toEqual([]);
  });

  it('leaves nothing to claim of what it has numbered, though it could not be noted down at first', async () => {
    const journal = new IndexedDbJournal();
    await journal.append(HERE, changesOf('a'));
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(isFull);
    await expect(journal.note(changesOf('b'))).rejects.toMatchObject({ name: 'QuotaExceededError' });
    await journal.note(changesOf('b'));
    expect(await journal.append(HERE, changesOf('b'))).toEqual(numbered([2, 'b']));
    await vi.waitFor(async () => expect((await new Notes().read()).items).toEqual([]));
    await journal.claim(THERE);
    expect(await journal.since(THERE, 0)).toEqual([]);
  });

  it('leaves nothing to claim of what it has numbered, or was told to stop', async () => {
    const journal = new IndexedDbJournal();
    await journal.note(changesOf('a'));
    await journal.append(HERE, changesOf('a', 'b'));
    const stop = new AbortController();
    const noted = journal.note(changesOf('c'), stop.signal);
    const written = journal.append(HERE, changesOf('c'), stop.signal);
    stop.abort();
    await expect(noted).rejects.toThrow('aborted');
    await expect(written).rejects.toThrow('aborted');
    await journal.claim(THERE);
    expect(await journal.since(THERE, 0)).toEqual([]);
    expect(await journal.since(HERE, 0)).toEqual(numbered([1, 'a'], [2, 'b']));
  });

  it('keeps nothing of an append that is refused half way', async () => {
    const journal = new IndexedDbJournal();
    await journal.append(HERE, changesOf('a'));
    const { add } = IDBObjectStore.prototype;
    const spy = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, record: unknown) {
      return spy.mock.calls.length > 1 ? isFull() : add.call(this, record);
    });
    await expect(journal.append(HERE, changesOf('b', 'c'))).rejects.toMatchObject({ name: 'QuotaExceededError' });
    spy.mockRestore();
    expect(await journal.since(HERE, 0)).toEqual(numbered([1, 'a']));
    expect(await journal.append(HERE, changesOf('d'))).toEqual(numbered([2, 'd']));
  });

  it('prunes nothing when the checkpoint is refused', async () => {
    const journal = new IndexedDbJournal();
    await journal.append(HERE, changesOf('a'));
    const { put } = IDBObjectStore.prototype;
    const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...args: Parameters<typeof put>
    ) {
      return this.name === 'heads' ? isFull() : put.apply(this, args);
    });
    await expect(journal.checkpoint(HERE, { text: 'A', counter: 1 })).rejects.toMatchObject({ name: 'QuotaExceededError' });
    spy.mockRestore();
    expect(await journal.recall(HERE, 'A')).toEqual({ isOwn: false, entries: numbered([1, 'a']) });
  });

  it('asks for no text when a change is appended, or a checkpoint added', async () => {
    const journal = new IndexedDbJournal();
    await journal.checkpoint(HERE, { text: 'A', counter: 0 });
    const get = vi.spyOn(IDBObjectStore.prototype, 'get');
    await journal.append(HERE, changesOf('a'));
    await journal.since(HERE, 0);
    await journal.checkpoint(HERE, { text: 'B', counter: 1 });
    expect(get.mock.contexts.map((store) => (store as IDBObjectStore).name)).not.toContain('checkpoints');
  });

  it('ends each transaction of the notes in the turn in which it begins, so that the next need not wait for the page', async () => {
    const notes = new Notes();
    await notes.write({ items: changesOf('a').map(toItem) });
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    const { keys } = await notes.read();
    await notes.remove(keys);
    await notes.write({ items: changesOf('b').map(toItem) });
    await notes.erase();
    expect(commit).toHaveBeenCalledTimes(4);
  });

  it('has sent the change off when it is asked to note it down, for a page about to close', async () => {
    const journal = new IndexedDbJournal();
    await journal.note(changesOf('a'));
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    const noted = journal.note(changesOf('b'));
    expect(commit).toHaveBeenCalledOnce();
    await noted;
  });

  it('closed beneath it, is opened once more', async () => {
    const connection = new IndexedDbConnection(JOURNAL_DATABASE);
    const journal = new IndexedDbJournal(connection);
    (await connection.open()).close();
    await journal.append(HERE, changesOf('a'));
    (await connection.open()).close();
    expect(await journal.since(HERE, 0)).toEqual(numbered([1, 'a']));
  });

  it('deleted beneath it, lets go and starts anew', async () => {
    const journal = new IndexedDbJournal();
    await journal.append(HERE, changesOf('a'));
    await deleteDB('matinee-journal', { blocked: () => expect.unreachable('The journal held on to it.') });
    expect(await journal.append(HERE, changesOf('b'))).toEqual(numbered([1, 'b']));
  });

  it('gives way to a newer release, and rejects from then on', async () => {
    const journal = new IndexedDbJournal();
    await journal.append(HERE, changesOf('a'));
    const newer = await openDB('matinee-journal', 2, { blocked: () => expect.unreachable('The journal held on to it.') });
    await expect(journal.append(HERE, changesOf('b'))).rejects.toMatchObject({ name: 'VersionError' });
    newer.close();
  });

  it('recognises its newest text only where there is no WebCrypto', async () => {
    const journal = new IndexedDbJournal();
    vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
    await journal.checkpoint(HERE, { text: 'A', counter: 1 });
    await journal.checkpoint(HERE, { text: 'B', counter: 2 });
    expect((await journal.recall(HERE, 'A')).isOwn).toBe(false);
    expect(await journal.recall(HERE, 'B')).toMatchObject({ checkpoint: { text: 'B' }, isOwn: true });
  });
});
