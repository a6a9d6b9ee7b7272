import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#fixtures/fuzz/runs.ts';
import { DeviceWithTabs } from '#fixtures/library/device-with-tabs.ts';
import {
  BUNDLE,
  HOME,
  NO_ADDRESS,
  OFFER,
  WORK,
  does,
  opened,
  rated,
  savedUnder,
  visit,
} from '#fixtures/library/networks.ts';
import { add, ids, remove, settle } from '#fixtures/library/watchlist-of.ts';

describe('the one library of a device (product.md, Saving: superseded)', () => {
  it.each([
    ['another network', WORK],
    ['a visit in which no address was found', NO_ADDRESS],
  ])('is the newest on the way back from %s, with additions, removals and ratings', async (_, elsewhere) => {
    const device = new DeviceWithTabs();
    await visit(device, HOME, add(1), add(2), add(3));
    await visit(device, elsewhere, add(4), remove(2), rated(1));
    const back = await visit(device, HOME);
    expect(back.ids).toEqual([1, 3, 4]);
    expect(back.marks).toMatchObject([{ id: 1, rating: 9 }]);
    expect(back.messages).toEqual(['Your saved lists are back']);
    expect(savedUnder(device, HOME)).toEqual([1, 3, 4]);
  });

  it.each([
    ['its text', 1],
    ['its text and all beside it', 2],
  ])('is the newest where a killed browser had not written %s of the one that came along', async (_, count) => {
    const device = new DeviceWithTabs();
    await visit(device, HOME, add(1), add(2));
    expect((await visit(device, WORK)).ids).toEqual([1, 2]);
    device.entries.lose(count);
    await visit(device, HOME, add(3), remove(1));
    expect((await visit(device, WORK)).ids).toEqual([2, 3]);
    expect((await visit(device, NO_ADDRESS)).ids).toEqual([2, 3]);
  });

  it('stays so over any order of networks, whatever is done there, killed or not', async () => {
    const step = fc.record({
      identifier: fc.constantFrom(HOME, WORK, NO_ADDRESS, '192.0.2.1'),
      actions: fc.array(
        fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 9 })).map(([adds, id]) => (adds ? add(id) : remove(id))),
        { maxLength: 3 },
      ),
      isKilled: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
        const device = new DeviceWithTabs();
        const expected = new Set<number>();
        for (const { identifier, actions, isKilled } of steps) {
          const tab = await opened(device, identifier);
          expect(new Set(ids(tab))).toEqual(expected);
          expect(tab.emitted.map(({ message }) => message)).not.toContain(OFFER);
          does(tab, actions);
          for (const { kind, title } of actions)
            if (kind === 'title-saved') expected.add(title.id);
            else expected.delete(title.id);
          // Right after the changes are durable, or once they are saved as well.
          await (isKilled ? device.clock.settle() : settle(device));
          tab.kill();
        }
      }),
      runs(60),
    );
  });

  it.each([1, 2, 3, 4, 6, 8])(
    'is the newest though a killed browser lost the last %i things that it had written to localStorage',
    async (lost) => {
      const device = new DeviceWithTabs();
      await visit(device, HOME, add(1), add(2));
      await visit(device, WORK, add(3), remove(1));
      const back = await opened(device, HOME);
      does(back, [add(4)]);
      await settle(device);
      does(back, [add(5)]);
      await settle(device);
      back.kill();
      device.entries.lose(lost);
      const work = await visit(device, WORK, add(6));
      expect(work).toMatchObject({ ids: [2, 3, 4, 5], messages: ['Your saved lists are back'] });
      expect(await visit(device, HOME)).toMatchObject({ ids: [2, 3, 4, 5, 6] });
    },
  );

  it('is the newest though a killed browser lost the whole bundle of a network that was new', async () => {
    const device = new DeviceWithTabs();
    await visit(device, HOME, add(1), add(2));
    const work = await opened(device, WORK);
    does(work, [add(3), remove(1)]);
    await settle(device);
    work.kill();
    device.entries.lose(4);
    expect(device.entries.getItem(`${BUNDLE}${WORK}`)).toBeNull();
    expect(await visit(device, WORK)).toMatchObject({ ids: [2, 3] });
    expect(await visit(device, HOME, add(4))).toMatchObject({ ids: [2, 3] });
    expect(await visit(device, WORK)).toMatchObject({ ids: [2, 3, 4] });
  });

  it('is kept by a tab that had been left open under that identifier', async () => {
    const device = new DeviceWithTabs();
    const old = await opened(device, HOME);
    does(old, [add(1)]);
    await settle(device);
    await visit(device, WORK, add(2));
    const back = await opened(device, HOME);
    does(old, [add(3)]);
    await settle(device);
    expect([ids(old), ids(back), savedUnder(device, HOME)]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ]);
    old.kill();
    back.kill();
    expect((await visit(device, WORK)).ids).toEqual([1, 2, 3]);
  });

  it('keeps what such a tab did at the very moment of the way back', async () => {
    const device = new DeviceWithTabs();
    const old = await opened(device, HOME);
    does(old, [add(1)]);
    await settle(device);
    await visit(device, WORK, add(2));
    const primary = device.openLog();
    const claim = primary.claim.bind(primary);
    const read = primary.read.bind(primary);
    let isClaimed = false;
    primary.claim = async (...claimed) => {
      await claim(...claimed);
      isClaimed = true;
    };
    primary.read = async (...asked) => {
      const tail = await read(...asked);
      // The load has read the log, and has not announced anything yet.
      if (isClaimed) does(old, [add(3)]);
      isClaimed = false;
      return tail;
    };
    const back = device.open({ identifier: HOME, primary });
    await settle(device);
    expect([ids(old), ids(back)]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  it('has no place where its bundle was edited by hand: that wins, as it is, from then on', async () => {
    const device = new DeviceWithTabs();
    await visit(device, HOME, add(1));
    await visit(device, WORK, add(2));
    device.entries.setItem(`${BUNDLE}${HOME}`, JSON.stringify({ watchlist: [add(8).title] }));
    expect((await visit(device, HOME)).ids).toEqual([8]);
    expect((await visit(device, WORK, add(3))).ids).toEqual([1, 2]);
    expect((await visit(device, HOME)).ids).toEqual([8]);
  });

  it('has no place where another program made a bundle to the shape of the rules, with no word of ours', async () => {
    const device = new DeviceWithTabs();
    await visit(device, WORK, add(2));
    device.entries.setItem(`${BUNDLE}${HOME}`, '{"watchlist":[{"id":8}]}');
    expect((await visit(device, HOME)).ids).toEqual([8]);
    expect(savedUnder(device, WORK)).toEqual([2]);
  });
});
