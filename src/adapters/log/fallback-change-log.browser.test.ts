import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SystemClock } from '#adapters/browser/system-clock.ts';
import { changeLogContract } from '#application/ports/library/change-log.contract.ts';
import { idsOf } from '#application/ports/library/change-log.harness.ts';
import type { ChangeLog } from '#application/ports/library/change-log.ts';
import { aChange, changesOf, HERE, THERE } from '#fixtures/library/a-change.ts';
import { breakWith, fails, hangs, mend, over, setup } from '#fixtures/log/fallback-log.ts';
import { IndexedDbChangeLog } from './indexed-db-change-log.ts';
import { LogEntries } from './log-entries.ts';
import { answerOf, completionOf, openLogDatabase } from './open-log-database.ts';

const forget = async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  await answerOf(indexedDB.deleteDatabase('matinee-log'));
};
beforeEach(forget);
afterEach(forget);

changeLogContract('IndexedDB with a deadline', () => {
  const logs: IndexedDbChangeLog[] = [];
  const open = () => {
    const log = new IndexedDbChangeLog();
    logs.push(log);
    return over(log, new SystemClock());
  };
  const isBlocked = (): never => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  return {
    log: open(),
    reopen: open,
    keepsTexts: true,
    plant: async (owner, change) => {
      const database = await openLogDatabase();
      const transaction = database.transaction('entries', 'readwrite');
      transaction.objectStore('entries').add({ owner, id: 'planted', change });
      await completionOf(transaction);
      database.close();
    },
    breakDown: () => {
      vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(isBlocked);
      vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(isBlocked);
    },
    mend: () => void vi.restoreAllMocks(),
    close: () => {
      vi.restoreAllMocks();
      logs.forEach((log) => log.close());
    },
  };
});

describe('a log that cannot be had', () => {
  it.each([
    ['fails', fails],
    ['hangs for 2 s', hangs],
  ])(
    'and %s has the fallback take its place; once it can be had again, all is in it, in its order, once',
    async (_, act) => {
      const { clock, primary, log, isPrimary, ids } = setup();
      await log.append(changesOf('a'), { owner: HERE });
      breakWith(primary, act);
      const late = log.append(changesOf('b'), { owner: HERE });
      await clock.advance(2_000);
      expect(idsOf(await late)).toBe('b');
      expect(idsOf(await log.append(changesOf('c'), { owner: HERE }))).toBe('b c');
      await log.append(changesOf('d'), { owner: undefined });
      expect(isPrimary).toEqual([true, false]);
      await clock.advance(12_000);
      mend(primary);
      let grown = 0;
      log.grown$.subscribe(() => (grown += 1));
      await clock.advance(12_000);
      expect(isPrimary).toEqual([true, false, true]);
      expect(grown).toBeGreaterThan(0);
      expect(await ids()).toBe('a b c');
      expect(idsOf(await log.append(changesOf('e'), { owner: HERE }))).toBe('a b c e');
      await log.claim(HERE);
      expect(await ids()).toBe('a b c e d');
      expect(new LogEntries().all()).toEqual([]);
    },
  );

  it('though it has written what it did not answer for: that is there once', async () => {
    const { clock, device, primary, log, ids } = setup();
    const { append } = primary;
    Object.assign(primary, {
      append: (...of: Parameters<ChangeLog['append']>) => append.apply(primary, of).then(hangs),
    });
    const late = log.append(changesOf('a'), { owner: HERE });
    await clock.advance(2_000);
    expect(idsOf(await late)).toBe('a');
    Reflect.deleteProperty(primary, 'append');
    await clock.advance(12_000);
    expect(await ids()).toBe('a');
    expect(device.records).toHaveLength(1);
  });
});

describe('what a page that closed has left', () => {
  it('comes before what the next visit appends and reads', async () => {
    const { log, ids } = setup();
    log.appendNow(changesOf('a'), HERE);
    log.appendNow(changesOf('b'), HERE);
    log.appendNow(changesOf('x'), THERE);
    log.appendNow(changesOf('n'));
    expect(await log.owners()).toEqual(expect.arrayContaining([HERE, THERE, undefined]));
    expect(idsOf(await log.append(changesOf('c'), { owner: HERE }))).toBe('a b c');
    expect(await ids(THERE)).toBe('x');
    await log.claim(HERE);
    expect(await ids()).toBe('a b c n');
    expect(new LogEntries().all()).toEqual([]);
  });

  it('stays where it is if a newer release wrote it', async () => {
    const { log, ids } = setup();
    log.appendNow(changesOf('a'), HERE);
    new LogEntries().add([{ ...aChange('f'), action: { kind: 'title-rated' } } as { id: string }], HERE);
    expect(idsOf(await log.read(HERE))).toBe('a');
    expect(await ids()).toBe('a');
    expect(new LogEntries().all().map(({ id }) => id)).toContain('f');
  });

  it('is forgotten with its owner', async () => {
    const { log } = setup();
    log.appendNow(changesOf('a'), HERE);
    await log.forget(HERE);
    expect(idsOf(await log.read(HERE))).toBe('');
    log.appendNow(changesOf('b'), HERE);
    await log.erase();
    expect(await log.owners()).toEqual([]);
  });
});
