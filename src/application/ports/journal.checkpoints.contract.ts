import { expect, it } from 'vitest';
import { changesOf, HERE, numbered, THERE } from '#fixtures/library/a-change.ts';
import type { JournalBench } from './journal.contract.ts';

/** The promises of the `Journal` port about checkpoints and erasing. */
export const checkCheckpoints = (bench: () => JournalBench): void => {
  const withFour = async () => {
    const { journal } = bench();
    await journal.append(HERE, changesOf('a', 'b', 'c', 'd'));
    await journal.append(THERE, changesOf('x', 'y'));
    return journal;
  };

  it('keeps a checkpoint instead of the entries that are in it', async () => {
    const journal = await withFour();
    await journal.checkpoint(HERE, { text: 'up to b', counter: 2 });
    const entries = numbered([3, 'c'], [4, 'd']);
    expect(await (await bench().reopen()).recall(HERE)).toEqual({
      checkpoint: { text: 'up to b', counter: 2 },
      isOwn: false,
      entries,
    });
    expect(await journal.since(HERE, 1)).toBeUndefined();
    expect(await journal.since(HERE, 2)).toEqual(entries);
    expect(await journal.since(HERE, 3)).toEqual(numbered([4, 'd']));
    expect(await journal.since(HERE, 4)).toEqual([]);
  });

  it('goes on counting behind a checkpoint that holds them all', async () => {
    const journal = await withFour();
    await journal.checkpoint(HERE, { text: 'all', counter: 4 });
    expect((await journal.recall(HERE)).entries).toEqual([]);
    expect(await (await bench().reopen()).append(HERE, changesOf('e'))).toEqual(numbered([5, 'e']));
    expect((await journal.recall(HERE)).entries).toEqual(numbered([5, 'e']));
  });

  it('counts on from a checkpoint that is ahead, as after everything was cleared beneath a tab', async () => {
    const { journal } = bench();
    await journal.append(HERE, changesOf('a'));
    await journal.checkpoint(HERE, { text: 'ahead', counter: 7 });
    expect(await journal.append(HERE, changesOf('b'))).toEqual(numbered([8, 'b']));
    expect((await journal.recall(HERE)).entries).toEqual(numbered([8, 'b']));
  });

  it('gives no second entry to a change that is in it', async () => {
    const journal = await withFour();
    await journal.checkpoint(HERE, { text: 'up to b', counter: 2 });
    expect(await journal.append(HERE, changesOf('a', 'c', 'e'))).toEqual(numbered([3, 'c'], [5, 'e']));
    expect(await journal.append(HERE, changesOf('b'))).toEqual([]);
  });

  it('lets no older checkpoint replace a newer, but knows it', async () => {
    const journal = await withFour();
    await journal.checkpoint(HERE, { text: 'newer', counter: 3 });
    await journal.checkpoint(HERE, { text: 'older', counter: 1 });
    const recalled = await journal.recall(HERE, 'older');
    expect(recalled).toEqual({ checkpoint: { text: 'newer', counter: 3 }, isOwn: true, entries: numbered([4, 'd']) });
    expect(await journal.since(HERE, 1)).toBeUndefined();
    expect(await journal.since(HERE, 2)).toBeUndefined();
  });

  it('lets one as new take the place of the former, as a bundle edited by hand does', async () => {
    const journal = await withFour();
    await journal.checkpoint(HERE, { text: 'ours', counter: 3 });
    await journal.checkpoint(HERE, { text: 'by hand', counter: 3 });
    const { checkpoint, entries } = await journal.recall(HERE);
    expect(checkpoint).toEqual({ text: 'by hand', counter: 3 });
    expect(entries).toEqual(numbered([4, 'd']));
    expect((await journal.recall(HERE, 'ours')).isOwn).toBe(true);
  });

  it('takes one before anything was changed', async () => {
    const { journal } = bench();
    await journal.checkpoint(HERE, { text: 'found', counter: 0 });
    const recalled = { checkpoint: { text: 'found', counter: 0 }, isOwn: true, entries: [] };
    expect(await journal.recall(HERE, 'found')).toEqual(recalled);
    expect(await journal.append(HERE, changesOf('a'))).toEqual(numbered([1, 'a']));
    expect(await journal.since(HERE, 0)).toEqual(numbered([1, 'a']));
  });

  it.each([
    ['the newest', 'text 3 🎬', true],
    ['a former one', 'text 1 🎬', true],
    ['one that was edited', 'text 1 🎬 ', false],
    ['one that never was', '', false],
  ])('of %s says whether it is its own', async (_, text, isOwn) => {
    const { journal } = bench();
    for (const counter of [1, 2, 3]) await journal.checkpoint(HERE, { text: `text ${counter} 🎬`, counter });
    expect((await (await bench().reopen()).recall(HERE, text)).isOwn).toBe(isOwn);
    expect((await journal.recall(THERE, text)).isOwn).toBe(false);
  });

  it('knows the last 100 of its own', async () => {
    const { journal } = bench();
    const counters = Array.from({ length: 130 }, (_, at) => at + 1);
    for (const counter of counters) await journal.checkpoint(HERE, { text: `text ${counter}`, counter });
    for (const counter of [31, 32, 80, 130]) {
      expect((await journal.recall(HERE, `text ${counter}`)).isOwn).toBe(true);
    }
  });

  it('takes each identifier for itself', async () => {
    const journal = await withFour();
    await journal.checkpoint(HERE, { text: 'all', counter: 4 });
    expect(await journal.recall(THERE)).toEqual({ isOwn: false, entries: numbered([1, 'x'], [2, 'y']) });
  });

  it('numbers on when checkpoints come between the appends of two tabs', async () => {
    const tabs = [bench().journal, await bench().reopen()] as const;
    const told = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const [entry] = await (at % 2 ? tabs[0] : tabs[1]).append(HERE, changesOf(`c-${at}`));
        await tabs[0].checkpoint(HERE, { text: `text ${at}`, counter: entry?.counter ?? 0 });
        return entry?.counter;
      }),
    );
    expect(new Set(told)).toEqual(new Set(Array.from({ length: 20 }, (_, at) => at + 1)));
    expect(await tabs[1].recall(HERE)).toMatchObject({ checkpoint: { counter: 20 }, entries: [] });
  });

  it('erases everything, of every identifier', async () => {
    const journal = await withFour();
    await journal.note(changesOf('w'));
    await journal.checkpoint(HERE, { text: 'ours', counter: 2 });
    await journal.erase();
    const next = await bench().reopen();
    await next.claim(HERE);
    for (const identifier of [HERE, THERE]) {
      expect(await next.recall(identifier, 'ours')).toEqual({ isOwn: false, entries: [] });
      expect(await bench().raw(identifier)).toEqual([]);
    }
    expect(await journal.append(HERE, changesOf('a'))).toEqual(numbered([1, 'a']));
  });
};
