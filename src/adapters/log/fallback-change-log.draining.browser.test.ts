import { NEVER } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkpointOf, idsOf } from '#application/ports/library/change-log.harness.ts';
import { changesOf, HERE, THERE, UNKEEPABLE } from '#fixtures/library/a-change.ts';
import { breakWith, fails, hangs, holdAppends, mend, over, setup } from '#fixtures/log/fallback-log.ts';
import { LocalChangeLog } from './local-change-log.ts';
import { LogEntries } from './log-entries.ts';

const forget = () => {
  vi.restoreAllMocks();
  localStorage.clear();
};
beforeEach(forget);
afterEach(forget);

const kept = () => new LogEntries().all().map(({ id }) => id);
const blockStorage = () =>
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });

describe('nothing overtakes what was appended earlier:', () => {
  it('what a page left that seemed to close, and stayed, comes before what it appends next, once', async () => {
    const { log, ids } = setup();
    await log.append(changesOf('a'), { owner: HERE });
    log.appendNow(changesOf('b'), HERE);
    expect(idsOf(await log.append(changesOf('c'), { owner: HERE }))).toBe('a b c');
    expect(await ids()).toBe('a b c');
    expect(kept()).toEqual([]);
  });

  it('appends wait for what is being drained', async () => {
    const { clock, primary, log, ids } = setup();
    log.appendNow(changesOf('a'), HERE);
    const held = holdAppends(primary);
    const appended = [log.append(changesOf('b'), { owner: HERE }), log.append(changesOf('c'), { owner: HERE })];
    await clock.settle();
    expect(held.asked()).toBe(1);
    held.letGo();
    await Promise.all(appended);
    expect(await ids()).toBe('a b c');
  });

  it('what came while others were drained is drained next', async () => {
    const { clock, primary, log, ids } = setup();
    log.appendNow(changesOf('a'), HERE);
    const held = holdAppends(primary);
    const reading = log.read(HERE);
    await clock.settle();
    log.appendNow(changesOf('b'), HERE);
    held.letGo();
    await reading;
    expect(kept()).toEqual(['b']);
    expect(idsOf(await log.append(changesOf('c'), { owner: HERE }))).toBe('a b c');
    expect(await ids()).toBe('a b c');
  });

  it('what another tab has put there is drained before what is read next', async () => {
    const { log } = setup();
    await log.read(HERE);
    new LocalChangeLog().appendNow(changesOf('a'), HERE);
    dispatchEvent(
      new StorageEvent('storage', {
        key: 'matinee_log_000000000001_a',
        newValue: localStorage.getItem('matinee_log_000000000001_a'),
      }),
    );
    expect(idsOf(await log.read(HERE))).toBe('a');
  });

  it('an append is on its way when the call returns, where there is nothing to wait for', async () => {
    const { primary, log } = setup();
    await log.read(HERE);
    const append = vi.spyOn(primary, 'append');
    const appended = log.append(changesOf('a'), { owner: HERE });
    expect(append).toHaveBeenCalledOnce();
    await appended;
  });
});

describe('a log with a deadline', () => {
  it.each([
    ['fails', fails, 0],
    ['hangs', hangs, 2_000],
  ])('keeps what it could not drain because the primary %s, and drains it later', async (_, act, ms) => {
    const { clock, primary, log, isPrimary, ids } = setup();
    log.appendNow(changesOf('a'), HERE);
    breakWith(primary, act);
    const reading = log.read(HERE);
    await clock.advance(ms);
    expect(idsOf(await reading)).toBe('a');
    expect(kept()).toEqual(['a']);
    mend(primary);
    await clock.advance(12_000);
    expect(isPrimary).toEqual([true, false, true]);
    expect(await ids()).toBe('a');
    expect(kept()).toEqual([]);
  });

  it('signals that there may be more to read once the primary is available again', async () => {
    const { clock, primary } = setup();
    Object.assign(primary, { grown$: NEVER });
    const log = over(primary, clock);
    let grown = 0;
    log.grown$.subscribe(() => (grown += 1));
    breakWith(primary, fails);
    await log.read(HERE);
    mend(primary);
    expect(grown).toBe(0);
    await clock.advance(10_000);
    expect(grown).toBe(1);
  });

  it('gives up no primary that answers something meanwhile: it has much to do', async () => {
    const { clock, primary, log, isPrimary, ids } = setup();
    await log.read(HERE);
    const held = holdAppends(primary);
    const appended = log.append(changesOf('a'), { owner: HERE });
    for (let at = 0; at < 3; at += 1) {
      await clock.advance(1_500);
      await log.read(HERE);
    }
    held.letGo();
    await appended;
    expect(isPrimary).toEqual([true]);
    expect(await ids()).toBe('a');
  });

  it('gives up no primary for what the fallback refuses as well', async () => {
    const { log, isPrimary } = setup();
    await expect(log.append([UNKEEPABLE], { owner: HERE })).rejects.toBeInstanceOf(Error);
    expect(isPrimary).toEqual([true]);
  });

  it('gives up no primary where there is no fallback', async () => {
    const { primary, log, isPrimary } = setup();
    const tail = await log.append(changesOf('a'), { owner: HERE });
    blockStorage();
    breakWith(primary, fails);
    const asked = [
      log.read(HERE),
      log.claim(HERE),
      log.owners(),
      log.checkpoint(HERE, checkpointOf('A', tail)),
      log.append(changesOf('b'), { owner: HERE }),
    ];
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(asked.map(() => 'rejected'));
    mend(primary);
    expect(isPrimary).toEqual([true]);
    expect(idsOf(await log.read(HERE))).toBe('a');
  });

  it('can be had where localStorage is blocked', async () => {
    const { log, isPrimary } = setup();
    blockStorage();
    expect(() => log.appendNow(changesOf('a'), HERE)).toThrow('Access is denied.');
    await log.append(changesOf('b'), { owner: undefined });
    await log.claim(HERE);
    expect(idsOf(await log.append(changesOf('c'), { owner: HERE }))).toBe('b c');
    await log.forget(HERE);
    expect(await log.owners()).toEqual([]);
    await log.append(changesOf('d'), { owner: THERE });
    await log.erase();
    expect(idsOf(await log.read(THERE))).toBe('');
    expect(isPrimary).toEqual([true]);
  });

  it.each([
    ['forget', (log: ReturnType<typeof over>) => log.forget(HERE)],
    ['erase', (log: ReturnType<typeof over>) => log.erase()],
  ] as const)('does not %s what it cannot, and says so', async (_, act) => {
    const { primary, log, ids } = setup();
    await log.append(changesOf('a'), { owner: HERE });
    breakWith(primary, fails);
    await expect(act(log)).rejects.toThrow('It is gone.');
    expect(await ids()).toBe('a');
  });
});
