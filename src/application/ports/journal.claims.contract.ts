import { expect, it } from 'vitest';
import { changesOf, HERE, numbered, THERE, UNKEEPABLE } from '#fixtures/library/a-change.ts';
import type { JournalBench } from './journal.contract.ts';

/** The promises of the `Journal` port about changes that are noted down. */
export const checkClaims = (bench: () => JournalBench): void => {
  it('gives what is noted down to the first who claims it, in its order, once', async () => {
    const { journal } = bench();
    await journal.append(HERE, changesOf('a'));
    await journal.note(changesOf('b', 'c'));
    await journal.note(changesOf('c', 'd'));
    const next = await bench().reopen();
    expect(await next.since(HERE, 0)).toEqual(numbered([1, 'a']));
    await Promise.all([next.claim(HERE), journal.claim(HERE)]);
    await journal.claim(THERE);
    expect(await next.since(HERE, 0)).toEqual(numbered([1, 'a'], [2, 'b'], [3, 'c'], [4, 'd']));
    expect(await next.since(THERE, 0)).toEqual([]);
  });

  it('claims no second entry for a change that has one', async () => {
    const { journal } = bench();
    await journal.note(changesOf('a', 'b'));
    await journal.append(HERE, changesOf('b'));
    await journal.claim(HERE);
    expect(await journal.since(HERE, 0)).toEqual(numbered([1, 'b'], [2, 'a']));
    await journal.note(changesOf('c'));
    await journal.claim(HERE);
    expect(await journal.since(HERE, 2)).toEqual(numbered([3, 'c']));
  });

  it('claims nothing again that is in a checkpoint by now', async () => {
    const { journal } = bench();
    await journal.append(HERE, changesOf('a', 'b'));
    await journal.checkpoint(HERE, { text: 'both', counter: 2 });
    await journal.append(HERE, changesOf('c'));
    await journal.note(changesOf('a', 'd', 'c', 'b'));
    expect(await (await bench().reopen()).claim(HERE)).toEqual(['a', 'c', 'b']);
    expect(await journal.since(HERE, 2)).toEqual(numbered([3, 'c'], [4, 'd']));
    // Nor later, nor for somebody else.
    await journal.note(changesOf('a'));
    expect(await journal.claim(THERE)).toEqual(['a']);
    expect(await journal.since(THERE, 0)).toEqual([]);
    expect(await journal.since(HERE, 4)).toEqual([]);
  });

  it('leaves nothing to claim of what was noted down and then appended', async () => {
    const { journal } = bench();
    await Promise.all([journal.note(changesOf('a', 'b')), journal.note(changesOf('c')), journal.append(HERE, changesOf('a', 'c'))]);
    await (await bench().reopen()).claim(THERE);
    expect(await journal.since(HERE, 0)).toEqual(numbered([1, 'a'], [2, 'c']));
    expect(await journal.since(THERE, 0)).toEqual(numbered([1, 'b']));
  });

  it('notes down nothing of changes one of which cannot be kept', async () => {
    const { journal } = bench();
    await expect(journal.note([...changesOf('a'), UNKEEPABLE])).rejects.toBeInstanceOf(Error);
    await journal.claim(HERE);
    expect(await journal.since(HERE, 0)).toEqual([]);
  });

  it('notes nothing down any more of what it was told to stop', async () => {
    const { journal } = bench();
    const stop = new AbortController();
    stop.abort();
    await expect(journal.note(changesOf('a'), stop.signal)).rejects.toThrow('aborted');
    await journal.claim(HERE);
    expect(await journal.since(HERE, 0)).toEqual([]);
  });

  it('leaves nothing to claim of what was noted down and is not to be appended any more', async () => {
    const { journal } = bench();
    const stop = new AbortController();
    await journal.note(changesOf('a'), stop.signal);
    stop.abort();
    await expect(journal.append(HERE, changesOf('a'), stop.signal)).rejects.toThrow('aborted');
    await journal.claim(HERE);
    expect(await journal.since(HERE, 0)).toEqual([]);
  });
};
