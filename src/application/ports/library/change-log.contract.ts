import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aChange, changesOf, HERE, THERE, UNKEEPABLE } from '#fixtures/library/a-change.ts';
import { arbitraryAction } from '#fixtures/library/arbitrary-action.ts';
import { checkCheckpoints } from './change-log.checkpoints.contract.ts';
import { after, checkpointOf, idsOf, lastOf, type ChangeLogHarness } from './change-log.harness.ts';
import type { ChangeLog } from './change-log.ts';

/** Every promise of the `ChangeLog` port, for any adapter. */
export const changeLogContract = (name: string, setup: () => ChangeLogHarness | Promise<ChangeLogHarness>): void => {
  describe(`${name} keeps the ChangeLog contract`, () => {
    let harness: ChangeLogHarness;
    let log: ChangeLog;
    beforeEach(async () => {
      harness = await setup();
      ({ log } = harness);
    });
    afterEach(() => harness.close());

    it('has nothing at first', async () => {
      expect(await log.read(HERE)).toEqual({ log: expect.any(String) as string, entries: [] });
      expect(await log.owners()).toEqual([]);
      await log.claim(HERE);
      expect(await log.read(HERE)).toMatchObject({ entries: [] });
    });

    it('keeps changes in the order in which they were appended, for each owner, until the next visit', async () => {
      await log.append(changesOf('a', 'b'), { owner: HERE });
      await log.append(changesOf('x'), { owner: THERE });
      await log.append(changesOf('c'), { owner: HERE });
      const next = harness.reopen();
      expect(idsOf(await next.read(HERE))).toBe('a b c');
      expect(idsOf(await next.read(THERE))).toBe('x');
      expect(new Set(await next.owners())).toEqual(new Set([HERE, THERE]));
      const sequences = (await next.read(HERE)).entries.map(({ sequence }) => sequence);
      expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
      expect(new Set(sequences).size).toBe(3);
    });

    it('answers an append with all that the caller does not know, another tab’s included', async () => {
      const before = await log.append(changesOf('a'), { owner: HERE });
      await harness.reopen().append(changesOf('b'), { owner: HERE });
      const later = await log.append(changesOf('c'), { owner: HERE, after: after(before) });
      expect(idsOf(before)).toBe('a');
      expect(idsOf(later)).toBe('b c');
      expect(later.log).toBe(before.log);
      expect(idsOf(await log.read(HERE, after(before)))).toBe('b c');
    });

    it('takes no number of another log for one of its own', async () => {
      const tail = await log.append(changesOf('a', 'b'), { owner: HERE });
      expect(idsOf(await log.read(HERE, { another: lastOf(tail) }))).toBe('a b');
      expect(idsOf(await log.append(changesOf('c'), { owner: HERE, after: { another: 99 } }))).toBe('a b c');
      expect(idsOf(await log.read(HERE, { another: 99, ...after(tail) }))).toBe('c');
      await log.checkpoint(HERE, { text: 'A B', log: 'another', sequence: lastOf(tail) });
      expect(idsOf(await harness.reopen().read(HERE))).toBe('a b c');
    });

    it('has what was appended twice once, wherever that was', async () => {
      const { entries } = await log.append(changesOf('a', 'b'), { owner: HERE });
      const again = await harness.reopen().append(changesOf('b', 'a', 'c'), { owner: HERE });
      expect(idsOf(again)).toBe('a b c');
      expect(again.entries.slice(0, 2)).toEqual(entries);
      expect(again.elsewhere).toEqual([]);
      const other = await log.append(changesOf('a', 'd'), { owner: THERE });
      expect(idsOf(other)).toBe('d');
      expect(other.elsewhere).toEqual(['a']);
    });

    it('gives all tabs one order, however they append beside each other', async () => {
      const tabs = [log, harness.reopen(), harness.reopen()];
      const rounds = Array.from({ length: 30 }, (_, at) => at);
      await Promise.all(
        tabs.flatMap((tab, t) =>
          rounds.map((at) => tab.append(changesOf(`${t}-${at}`, `${t}-${at}+`), { owner: HERE })),
        ),
      );
      const [first, ...others] = await Promise.all(tabs.map((tab) => tab.read(HERE)));
      expect(first?.entries.length).toBe(180);
      for (const other of others) expect(other).toEqual(first);
      for (const [t] of tabs.entries()) {
        const own = (first?.entries ?? []).flatMap(({ change }) => (change?.id.startsWith(`${t}-`) ? [change.id] : []));
        expect(own).toEqual(rounds.flatMap((at) => [`${t}-${at}`, `${t}-${at}+`]));
      }
    });

    it('appends all of some changes, or none', async () => {
      await log.append(changesOf('a'), { owner: HERE });
      await expect(log.append([...changesOf('b'), UNKEEPABLE], { owner: HERE })).rejects.toBeInstanceOf(Error);
      await expect(log.append([...changesOf('a', 'b'), UNKEEPABLE], { owner: HERE })).rejects.toBeInstanceOf(Error);
      expect(idsOf(await log.read(HERE))).toBe('a');
    });

    it('keeps any change as it was', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(arbitraryAction, { minLength: 1, maxLength: 5 }), async (actions) => {
          await log.erase();
          const changes = actions.map((action, at) => aChange(`c-${at}`, action));
          await log.append(changes, { owner: HERE });
          expect((await harness.reopen().read(HERE)).entries.map(({ change }) => change)).toEqual(changes);
        }),
        { numRuns: 20 },
      );
    });

    it('tells of what it cannot read that it is there', async () => {
      await log.append(changesOf('a'), { owner: HERE });
      await harness.plant(HERE, { id: 'f', at: '', tab: 'newer', action: { kind: 'title-rated', rating: 5 } });
      await log.append(changesOf('b'), { owner: HERE });
      expect(idsOf(await log.read(HERE))).toBe('a ? b');
    });

    it('gives entries without an owner to the first that claims them, as its newest, once', async () => {
      await log.append(changesOf('early', 'bird'), { owner: undefined });
      expect(await log.owners()).toEqual([undefined]);
      const known = await log.append(changesOf('a'), { owner: HERE });
      await Promise.all([harness.reopen().claim(HERE), log.claim(HERE)]);
      await log.claim(THERE);
      expect(idsOf(await log.read(HERE, after(known)))).toBe('early bird');
      expect(idsOf(await log.read(THERE))).toBe('');
      expect((await log.append(changesOf('early'), { owner: undefined })).elsewhere).toEqual(['early']);
      expect(await log.owners()).toEqual([HERE]);
    });

    it('gives those of the visit that claims after what earlier ones left, in their order', async () => {
      await log.append(changesOf('mine', 'left', 'mine too', 'left too'), { owner: undefined });
      await log.claim(HERE, ['mine too', 'mine', 'another']);
      expect(idsOf(await harness.reopen().read(HERE))).toBe('left left too mine mine too');
      expect(await log.owners()).toEqual([HERE]);
    });

    it('tells other tabs that it has grown, by an append and by a claim', async () => {
      const other = harness.reopen();
      let received = 0;
      other.grown$.subscribe(() => (received += 1));
      await log.append(changesOf('a'), { owner: undefined });
      await expect.poll(() => received).toBe(1);
      await log.claim(HERE);
      await expect.poll(() => received).toBe(2);
    });

    it('forgets an owner whole, and no other; erased, it has nothing', async () => {
      for (const owner of [HERE, THERE]) {
        const tail = await log.append(changesOf(`a-${owner}`, `b-${owner}`), { owner });
        await log.checkpoint(owner, checkpointOf(owner, tail, tail.entries[0]?.sequence));
      }
      await log.forget(HERE);
      expect(await harness.reopen().read(HERE)).toEqual({ log: expect.any(String) as string, entries: [] });
      expect(idsOf(await log.read(THERE))).toBe(`b-${THERE}`);
      await log.erase();
      expect(await log.owners()).toEqual([]);
    });

    it('rejects while the medium cannot be had, and holds what it held', async () => {
      const known = await log.append(changesOf('a'), { owner: HERE });
      harness.breakDown();
      for (const call of [
        () => log.append(changesOf('b'), { owner: HERE }),
        () => log.claim(HERE),
        () => log.read(HERE),
        () => log.checkpoint(HERE, checkpointOf('B', known)),
        () => log.owners(),
        () => log.forget(HERE),
        () => log.erase(),
      ])
        await expect(call()).rejects.toBeInstanceOf(Error);
      harness.mend();
      expect(idsOf(await harness.reopen().read(HERE))).toBe('a');
    });

    checkCheckpoints(() => harness);
  });
};
