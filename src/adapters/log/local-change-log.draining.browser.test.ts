import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { after, checkpointOf, idsOf, lastOf } from '#application/ports/library/change-log.harness.ts';
import type { ChangeLog } from '#application/ports/library/change-log.ts';
import { aChange, changesOf, HERE, THERE } from '#fixtures/library/a-change.ts';
import { MemoryChangeLog } from '#fixtures/log/memory-change-log.ts';
import { MemoryLogDevice } from '#fixtures/log/memory-log-device.ts';
import { decodeChange } from './decode-change.ts';
import { LocalChangeLog } from './local-change-log.ts';
import { LogEntries } from './log-entries.ts';

const forget = () => {
  vi.restoreAllMocks();
  localStorage.clear();
};
beforeEach(forget);
afterEach(forget);

const setup = () => {
  const log = new LocalChangeLog();
  const into = new MemoryChangeLog(new MemoryLogDevice(), decodeChange);
  return { log, into };
};
const kept = () => new LogEntries().all().map(({ id }) => id);

describe('drained into another, the log over localStorage', () => {
  it('has every owner’s changes appended there in their order, and those of none', async () => {
    const { log, into } = setup();
    await log.append(changesOf('a'), { owner: HERE });
    await log.append(changesOf('x'), { owner: THERE });
    await log.append(changesOf('b', 'c'), { owner: HERE });
    await log.append(changesOf('n'), { owner: undefined });
    await log.drainInto(into);
    expect([idsOf(await into.read(HERE)), idsOf(await into.read(THERE))]).toEqual(['a b c', 'x']);
    expect(await into.owners()).toEqual(expect.arrayContaining([undefined]));
    expect(await log.owners()).toEqual([]);
  });

  it('uses no number again', async () => {
    const { log, into } = setup();
    const before = await log.append(changesOf('a', 'b'), { owner: HERE });
    await log.drainInto(into);
    const next = await new LocalChangeLog().append(changesOf('c'), { owner: HERE, after: after(before) });
    expect(lastOf(next)).toBeGreaterThan(lastOf(before));
    expect(idsOf(next)).toBe('c');
  });

  it('keeps changes that come in the meantime', async () => {
    const { log, into } = setup();
    await log.append(changesOf('a'), { owner: HERE });
    const slow: Pick<ChangeLog, 'append'> = {
      append: async (changes, options) => {
        const appended = await into.append(changes, options);
        new LocalChangeLog().appendNow(changesOf('b'), HERE);
        return appended;
      },
    };
    await log.drainInto(slow);
    expect(kept()).toEqual(['b']);
    expect(idsOf(await into.read(HERE))).toBe('a');
    await log.drainInto(into);
    expect(idsOf(await into.read(HERE))).toBe('a b');
  });

  it('keeps changes that the other log refuses', async () => {
    const { log } = setup();
    await log.append(changesOf('a', 'b'), { owner: HERE });
    const refuses = { append: () => Promise.reject(new Error('It is gone.')) };
    await expect(log.drainInto(refuses)).rejects.toThrow('It is gone.');
    expect(kept()).toEqual(['a', 'b']);
  });

  it('brings over what is in a checkpoint as well, for the other may have saves of its own, and forgets that there was one', async () => {
    const { log, into } = setup();
    const tail = await log.append(changesOf('a', 'b', 'c'), { owner: HERE });
    await log.checkpoint(HERE, checkpointOf('A B', tail, tail.entries[1]?.sequence));
    await log.drainInto(into);
    expect(idsOf(await into.read(HERE))).toBe('a b c');
    expect(await log.read(HERE)).toEqual({ log: tail.log, entries: [] });
    expect(await log.owners()).toEqual([]);
  });

  it('keeps a change of a newer release', async () => {
    const { log, into } = setup();
    new LogEntries().add([aChange('a'), { ...aChange('f'), action: { kind: 'title-rated' } } as { id: string }], HERE);
    await log.drainInto(into);
    expect(kept()).toEqual(['f']);
  });

  it('has nothing to bring over where localStorage is blocked', async () => {
    const { log, into } = setup();
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    await log.drainInto(into);
    expect(await into.owners()).toEqual([]);
  });
});

describe('the log over localStorage', () => {
  it('keeps the newest 200 of the entries in a checkpoint', async () => {
    const { log } = setup();
    const tail = await log.append(changesOf(...Array.from({ length: 230 }, (_, at) => `a-${at}`)), { owner: HERE });
    await log.checkpoint(HERE, checkpointOf('all', tail));
    expect(kept()).toHaveLength(200);
    expect(await log.read(HERE, after(tail, 29))).toEqual({
      log: tail.log,
      checkpoint: { sequence: lastOf(tail) },
      entries: [],
    });
    const known = await log.read(HERE, after(tail, 30));
    expect(known.checkpoint).toBeUndefined();
    expect(known.entries).toHaveLength(200);
  });

  it.each(['', '{', 'null', '[]', '7'])(
    'takes a checkpoint’s note that is damaged, such as %j, for none',
    async (text) => {
      const { log } = setup();
      await log.append(changesOf('a'), { owner: HERE });
      localStorage.setItem(`matinee_log_head_${HERE}`, text);
      expect(idsOf(await log.read(HERE))).toBe('a');
      expect((await log.read(HERE)).checkpoint).toBeUndefined();
    },
  );

  it.each(['', 'NaN', 'abc', '{}', '-1', '1.5', '1e99', '9'.repeat(40)])(
    'reads what it appends where the number of the last entry is damaged, such as %j',
    async (text) => {
      const { log } = setup();
      localStorage.setItem('matinee_log_last', text);
      await log.append(changesOf('a', 'b'), { owner: HERE });
      expect(idsOf(await log.read(HERE))).toBe('a b');
    },
  );

  it('heeds of what other tabs store its own entries only', () => {
    const { log } = setup();
    let received = 0;
    const subscription = log.grown$.subscribe(() => (received += 1));
    const tell = (key: string | null, newValue: string | null) =>
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    for (const key of ['matinee_user_data_unknown', 'matinee_log_last', `matinee_log_head_${HERE}`, null])
      tell(key, '{}');
    tell('matinee_log_000000000001_a', null);
    expect(received).toBe(0);
    tell('matinee_log_000000000001_a', '{}');
    expect(received).toBe(1);
    subscription.unsubscribe();
  });
});
