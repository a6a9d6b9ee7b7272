import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { arbitraryAction } from '#fixtures/library/arbitrary-library.ts';
import { aChange, changesOf, HERE, numbered, THERE, UNKEEPABLE } from '#fixtures/library/a-change.ts';
import { checkCheckpoints } from './journal.checkpoints.contract.ts';
import { checkClaims } from './journal.claims.contract.ts';
import type { Journal } from './journal.ts';

/** A journal over an empty medium, and ways behind its back. */
export interface JournalBench {
  readonly journal: Journal;
  /** A journal over the same medium: another tab's, or that of the next visit. */
  readonly reopen: () => Promise<Journal>;
  /** Makes an identifier's next entry of what a newer release wrote. */
  readonly plant: (identifier: string, change: unknown) => Promise<void>;
  /** What the entries of an identifier hold, in order, as it is kept. */
  readonly raw: (identifier: string) => Promise<readonly unknown[]>;
  /** From now on the medium can neither be read nor written; `mend` makes it as it was. */
  readonly breakDown: () => void;
  readonly mend: () => void;
}

/** The tab of a newer release did this. */
const FUTURE = { id: 'f', at: '', tab: 'newer', action: { kind: 'title-rated', rating: 5 } };

/** Every promise of the `Journal` port, for any adapter. */
export const journalContract = (name: string, setup: () => Promise<JournalBench>): void => {
  describe(`${name} keeps the Journal contract`, () => {
    let bench: JournalBench;
    let journal: Journal;
    beforeEach(async () => {
      bench = await setup();
      ({ journal } = bench);
    });

    it('has nothing at first', async () => {
      expect(await journal.recall(HERE, '{}')).toEqual({ isOwn: false, entries: [] });
      expect(await journal.since(HERE, 0)).toEqual([]);
      await journal.claim(HERE);
      expect(await journal.since(HERE, 0)).toEqual([]);
    });

    it('numbers the changes of each identifier from 1, without gaps', async () => {
      expect(await journal.append(HERE, changesOf('a'))).toEqual(numbered([1, 'a']));
      expect(await journal.append(THERE, changesOf('x'))).toEqual(numbered([1, 'x']));
      expect(await journal.append(HERE, changesOf('b', 'c'))).toEqual(numbered([2, 'b'], [3, 'c']));
      expect(await journal.append(HERE, [])).toEqual([]);
      expect(await journal.append(HERE, changesOf('d'))).toEqual(numbered([4, 'd']));
    });

    it('writes nothing any more of what it was told to stop', async () => {
      const stop = new AbortController();
      stop.abort();
      await expect(journal.append(HERE, changesOf('a'), stop.signal)).rejects.toThrow('aborted');
      expect(await journal.append(HERE, changesOf('b'), new AbortController().signal)).toEqual(numbered([1, 'b']));
    });

    it('either writes what it is told to stop at once, or rejects', async () => {
      const stop = new AbortController();
      const written = journal.append(HERE, changesOf('a'), stop.signal);
      stop.abort();
      const entries = await written.catch(() => []);
      expect(await journal.since(HERE, 0)).toEqual(entries);
    });

    it('has them at the next visit', async () => {
      await journal.append(HERE, changesOf('a', 'b'));
      const next = await bench.reopen();
      expect(await next.recall(HERE)).toEqual({ isOwn: false, entries: numbered([1, 'a'], [2, 'b']) });
      expect(await next.append(HERE, changesOf('c'))).toEqual(numbered([3, 'c']));
    });

    it('gives back every change as it was', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(arbitraryAction, { minLength: 1, maxLength: 20 }), async (actions) => {
          await journal.erase();
          const changes = actions.map((action, at) => aChange(`c-${at}`, action));
          await journal.append(HERE, changes);
          const { entries } = await (await bench.reopen()).recall(HERE);
          expect(entries).toEqual(changes.map((change, at) => ({ counter: at + 1, change })));
        }),
        { numRuns: 20 },
      );
    });

    it('forgets an identifier whole, and no other', async () => {
      for (const identifier of [HERE, THERE]) {
        await journal.append(identifier, changesOf(`a-${identifier}`, `b-${identifier}`));
        await journal.checkpoint(identifier, { text: identifier, counter: 1 });
      }
      await journal.forget(HERE);
      const next = await bench.reopen();
      expect(await next.recall(HERE, HERE)).toEqual({ isOwn: false, entries: [] });
      expect(await next.recall(THERE, THERE)).toMatchObject({ isOwn: true, checkpoint: { text: THERE }, entries: numbered([2, `b-${THERE}`]) });
    });

    it.each([
      ['a change that is noted down', () => journal.note(changesOf('a'))],
      ['an entry', () => journal.append(HERE, changesOf('a')).then(() => undefined)],
      ['a checkpoint', () => journal.checkpoint(HERE, { text: 'A', counter: 0 })],
    ])('is empty until it holds %s', async (_, write) => {
      expect(await journal.isEmpty()).toBe(true);
      await write();
      expect(await (await bench.reopen()).isEmpty()).toBe(false);
      await journal.erase();
      expect(await journal.isEmpty()).toBe(true);
    });

    it('leaves alone what the caller does with a change later', async () => {
      const change = { ...aChange('a') };
      await journal.append(HERE, [change]);
      change.id = 'b';
      expect(await journal.since(HERE, 0)).toEqual(numbered([1, 'a']));
    });

    it.each([1, 10, 60])('puts %i appends at the same time from two tabs into one order', async (count) => {
      const tabs = [journal, await bench.reopen()] as const;
      const ids = Array.from({ length: count }, (_, at) => `c-${at}`);
      const told = await Promise.all(
        ids.map((id, at) => (at % 2 ? tabs[0] : tabs[1]).append(HERE, changesOf(id, `${id}+`))),
      );
      const order = told.flat().toSorted((a, b) => a.counter - b.counter);
      expect(order.map(({ counter }) => counter)).toEqual(Array.from({ length: count * 2 }, (_, at) => at + 1));
      expect(await tabs[0].since(HERE, 0)).toEqual(order);
      expect((await tabs[1].recall(HERE)).entries).toEqual(order);
      // A batch stays together.
      for (const [first, second] of told) expect(second?.counter).toBe((first?.counter ?? 0) + 1);
    });

    it('keeps the entry of a change that is there already', async () => {
      await journal.append(HERE, changesOf('a', 'b'));
      const next = await bench.reopen();
      const again = { ...aChange('a'), at: 'later' };
      expect(await next.append(HERE, [aChange('c'), again, aChange('c')])).toEqual(numbered([3, 'c'], [1, 'a'], [3, 'c']));
      expect(await next.append(THERE, changesOf('a'))).toEqual(numbered([1, 'a']));
      expect(await journal.since(HERE, 0)).toEqual(numbered([1, 'a'], [2, 'b'], [3, 'c']));
    });

    it('keeps a change once when two tabs append it at the same time', async () => {
      const tabs = [journal, await bench.reopen()] as const;
      const told = await Promise.all(tabs.map((tab) => tab.append(HERE, changesOf('a', 'b'))));
      expect(told[0]).toEqual(told[1]);
      expect(await journal.since(HERE, 0)).toEqual(numbered([1, 'a'], [2, 'b']));
    });

    it('keeps what this release cannot read in its place, as it is', async () => {
      await journal.append(HERE, changesOf('a'));
      await bench.plant(HERE, FUTURE);
      await bench.plant(HERE, 'not even an object');
      expect(await journal.append(HERE, changesOf('b'))).toEqual(numbered([4, 'b']));
      const entries = [...numbered([1, 'a']), { counter: 2, change: undefined }, { counter: 3, change: undefined }, ...numbered([4, 'b'])];
      expect(await journal.recall(HERE)).toEqual({ isOwn: false, entries });
      expect(await journal.since(HERE, 1)).toEqual(entries.slice(1));
      expect(await bench.raw(HERE)).toEqual([aChange('a'), FUTURE, 'not even an object', aChange('b')]);
    });

    it('keeps nothing of changes one of which cannot be kept', async () => {
      await journal.append(HERE, changesOf('a'));
      await expect(journal.append(HERE, [aChange('b'), UNKEEPABLE, aChange('c')])).rejects.toBeInstanceOf(Error);
      expect(await journal.since(HERE, 0)).toEqual(numbered([1, 'a']));
      expect(await journal.append(HERE, changesOf('d'))).toEqual(numbered([2, 'd']));
    });

    it('rejects when it cannot be had, and what it held stays', async () => {
      await journal.append(HERE, changesOf('a'));
      await journal.checkpoint(HERE, { text: 'A', counter: 0 });
      await journal.note(changesOf('w'));
      bench.breakDown();
      await expect(journal.note(changesOf('b'))).rejects.toBeInstanceOf(Error);
      await expect(journal.append(HERE, changesOf('b'))).rejects.toBeInstanceOf(Error);
      await expect(journal.claim(HERE)).rejects.toBeInstanceOf(Error);
      await expect(journal.recall(HERE)).rejects.toBeInstanceOf(Error);
      await expect(journal.since(HERE, 0)).rejects.toBeInstanceOf(Error);
      await expect(journal.checkpoint(HERE, { text: 'B', counter: 1 })).rejects.toBeInstanceOf(Error);
      await expect(journal.erase()).rejects.toBeInstanceOf(Error);
      bench.mend();
      const kept = { checkpoint: { text: 'A', counter: 0 }, isOwn: false, entries: numbered([1, 'a']) };
      expect(await (await bench.reopen()).recall(HERE, 'B')).toEqual(kept);
      await journal.claim(HERE);
      expect(await journal.since(HERE, 1)).toEqual(numbered([2, 'w']));
    });

    checkClaims(() => bench);
    checkCheckpoints(() => bench);
  });
};
