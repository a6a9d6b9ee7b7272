import { expect, it } from 'vitest';
import { changesOf, HERE } from '#fixtures/library/a-change.ts';
import { after, checkpointOf, idsOf, lastOf, type ChangeLogHarness } from './change-log.harness.ts';

/** The promises of the `ChangeLog` port about checkpoints. */
export const checkCheckpoints = (harness: () => ChangeLogHarness): void => {
  const kept = (text: string) => (harness().keepsTexts ? { text } : {});

  it('gives a tab that knows nothing the checkpoint and what came after it', async () => {
    const { log } = harness();
    const tail = await log.append(changesOf('a', 'b'), { owner: HERE });
    await log.append(changesOf('c'), { owner: HERE });
    await log.checkpoint(HERE, checkpointOf('A B', tail));
    const read = await harness().reopen().read(HERE);
    expect(read.checkpoint).toEqual({ ...kept('A B'), sequence: lastOf(tail) });
    expect(idsOf(read)).toBe('c');
    const { checkpoint, ...appended } = await log.append(changesOf('d'), { owner: HERE });
    expect(checkpoint).toMatchObject(kept('A B'));
    expect(idsOf(appended)).toBe('c d');
  });

  it('gives what the checkpoint was made from with its text', async () => {
    const { log } = harness();
    const origin = { libraries: { home: { positions: { log: 3 }, takenAt: '2026-11-01T10:00:00.000Z' } } };
    const tail = await log.append(changesOf('a'), { owner: HERE });
    await log.checkpoint(HERE, { ...checkpointOf('A', tail), origin });
    const { checkpoint } = await harness().reopen().read(HERE);
    expect(checkpoint?.origin).toEqual(harness().keepsTexts ? origin : undefined);
  });

  it('gives the checkpoint of a library that came along from elsewhere, before and after its first entry', async () => {
    const { log } = harness();
    const origin = { libraries: { home: { positions: { log: 3 } } } };
    const { log: name } = await log.read(HERE);
    await log.checkpoint(HERE, { text: 'A', log: name, sequence: 0, origin });
    const checkpoint = { ...kept('A'), sequence: 0, ...(harness().keepsTexts && { origin }) };
    expect(await harness().reopen().read(HERE)).toEqual({ log: name, checkpoint, entries: [] });
    await log.append(changesOf('b'), { owner: HERE, after: { [name]: 0 } });
    const read = await harness().reopen().read(HERE);
    expect(read.checkpoint).toEqual(checkpoint);
    expect(idsOf(read)).toBe('b');
  });

  it('gives a tab that has missed a little what came since, without the checkpoint', async () => {
    const { log } = harness();
    const first = await log.append(changesOf('a'), { owner: HERE });
    const later = await log.append(changesOf('b', 'c'), { owner: HERE });
    await log.checkpoint(HERE, checkpointOf('A B C', later));
    const read = await log.read(HERE, after(first));
    expect(read.checkpoint).toBeUndefined();
    expect(idsOf(read)).toBe('b c');
  });

  it('gives a tab that has missed much a library that has it all, be it by the checkpoint or by the entries', async () => {
    const { log } = harness();
    const first = await log.append(changesOf('a'), { owner: HERE });
    const ids = Array.from({ length: 1_000 }, (_, at) => `b-${at}`);
    const later = await log.append(changesOf(...ids), { owner: HERE });
    await log.checkpoint(HERE, checkpointOf('all', later));
    await log.append(changesOf('c'), { owner: HERE });
    const { checkpoint, ...rest } = await log.read(HERE, after(first));
    expect(idsOf(rest)).toBe(checkpoint ? 'c' : [...ids, 'c'].join(' '));
  });

  it('keeps the newer of two checkpoints, whichever came last', async () => {
    const { log } = harness();
    const tail = await log.append(changesOf('a', 'b', 'c'), { owner: HERE });
    const at = (index: number) => tail.entries[index]?.sequence ?? 0;
    await log.checkpoint(HERE, checkpointOf('A B', tail, at(1)));
    await log.checkpoint(HERE, checkpointOf('A', tail, at(0)));
    const read = await log.read(HERE);
    expect(read.checkpoint).toMatchObject({ ...kept('A B'), sequence: at(1) });
    expect(idsOf(read)).toBe('c');
    await log.checkpoint(HERE, checkpointOf('A B, anew', tail, at(1)));
    expect((await log.read(HERE)).checkpoint).toMatchObject(kept('A B, anew'));
  });

  it('knows a change again that is in the checkpoint', async () => {
    const { log } = harness();
    const tail = await log.append(changesOf('a', 'b'), { owner: HERE });
    await log.checkpoint(HERE, checkpointOf('A B', tail));
    const again = await harness()
      .reopen()
      .append(changesOf('b', 'c'), { owner: HERE, after: after(tail) });
    expect(idsOf(again)).toBe('c');
    expect(again.elsewhere).toEqual(['b']);
  });

  it('counts on after everything is in a checkpoint', async () => {
    const { log } = harness();
    const tail = await log.append(changesOf('a'), { owner: HERE });
    await log.checkpoint(HERE, checkpointOf('A', tail));
    const next = await harness()
      .reopen()
      .append(changesOf('b'), { owner: HERE, after: after(tail) });
    expect(lastOf(next)).toBeGreaterThan(lastOf(tail));
    expect(idsOf(next)).toBe('b');
  });
};
