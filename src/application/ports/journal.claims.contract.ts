import { expect, it } from 'vitest';
import { changesOf, HERE, numbered, THERE } from '#fixtures/library/a-change.ts';
import type { JournalBench } from './journal.contract.ts';

/** The promises of the `Journal` port about changes that wait for an identifier. */
export const checkClaims = (bench: () => JournalBench): void => {
  it('gives changes without an identifier to the first who claims them, in their order, once', async () => {
    const { journal } = bench();
    await journal.append(HERE, changesOf('a'));
    expect(await journal.append(undefined, changesOf('b', 'c'))).toEqual([]);
    await journal.append(undefined, changesOf('c', 'd'));
    const next = await bench().reopen();
    expect(await next.since(HERE, 0)).toEqual(numbered([1, 'a']));
    await Promise.all([next.claim(HERE), journal.claim(HERE)]);
    await journal.claim(THERE);
    expect(await next.since(HERE, 0)).toEqual(numbered([1, 'a'], [2, 'b'], [3, 'c'], [4, 'd']));
    expect(await next.since(THERE, 0)).toEqual([]);
  });

  it('claims no second entry for a change that has one', async () => {
    const { journal } = bench();
    await journal.append(undefined, changesOf('a', 'b'));
    await journal.append(HERE, changesOf('b'));
    await journal.claim(HERE);
    expect(await journal.since(HERE, 0)).toEqual(numbered([1, 'b'], [2, 'a']));
    await journal.append(undefined, changesOf('c'));
    await journal.claim(HERE);
    expect(await journal.since(HERE, 2)).toEqual(numbered([3, 'c']));
  });

  it('claims nothing again that is in a checkpoint by now', async () => {
    const { journal } = bench();
    await journal.append(HERE, changesOf('a', 'b'));
    await journal.checkpoint(HERE, { text: 'both', counter: 2 });
    await journal.append(HERE, changesOf('c'));
    await journal.append(undefined, changesOf('a', 'd', 'c', 'b'));
    expect(await (await bench().reopen()).claim(HERE)).toEqual(['a', 'c', 'b']);
    expect(await journal.since(HERE, 2)).toEqual(numbered([3, 'c'], [4, 'd']));
    // Nor later, nor for somebody else.
    await journal.append(undefined, changesOf('a'));
    expect(await journal.claim(THERE)).toEqual(['a']);
    expect(await journal.since(THERE, 0)).toEqual([]);
    expect(await journal.since(HERE, 4)).toEqual([]);
  });

  it('notes nothing down any more of what it was told to stop', async () => {
    const { journal } = bench();
    const stop = new AbortController();
    stop.abort();
    await expect(journal.append(undefined, changesOf('a'), stop.signal)).rejects.toThrow('aborted');
    await journal.claim(HERE);
    expect(await journal.since(HERE, 0)).toEqual([]);
  });
};
