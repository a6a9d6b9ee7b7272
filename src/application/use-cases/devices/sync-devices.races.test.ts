import { describe, expect, it } from 'vitest';
import { Killer } from '#fixtures/devices/killer.ts';
import { ids, joinedDevices, meet, removing, savedTitles, saving } from '#fixtures/devices/two-devices.ts';

describe('what happens while lists are shared (product.md, Devices: round)', () => {
  it('keeps what the visitor does while a round is under way', async () => {
    const { phone, laptop } = await joinedDevices({ watchlist: savedTitles(300) });
    phone.session.dispatch(saving(500));
    await meet(phone);
    const round = laptop.lists.syncNow();
    for (let turn = 0; turn < 40; turn += 1) {
      laptop.session.dispatch(saving(1_000 + turn));
      laptop.session.dispatch(removing(1 + turn));
      laptop.clock.scheduler.maxFrames = laptop.clock.scheduler.frame;
      laptop.clock.scheduler.flush();
      await Promise.resolve();
    }
    await laptop.settle(round);
    await meet(laptop, phone);
    expect(ids(laptop)).toEqual([
      ...Array.from({ length: 260 }, (_, at) => at + 41),
      500,
      ...Array.from({ length: 40 }, (_, at) => at + 1_000),
    ]);
    expect(ids(phone)).toEqual(ids(laptop));
  });

  it('takes nothing for removed that another tab has only just added (product.md, Devices: tabs)', async () => {
    const { phone, laptop } = await joinedDevices();
    const known = laptop.memory.text;
    phone.session.dispatch(saving(5));
    await meet(phone, laptop);
    const newer = laptop.memory.text;
    expect(newer).not.toBe(known);
    // This tab has not heard of it: what is known came from the other.
    laptop.session.rebase({ ...laptop.library, watchlist: [] });
    laptop.isCaughtUp = false;
    await meet(laptop);
    expect(laptop.memory.text).toBe(newer);
    expect(laptop.sharing.notices).toMatchObject([{ text: expect.stringContaining('not saved') as unknown }]);
  });

  it('tells nobody of a change that is not durable', async () => {
    const { phone, laptop } = await joinedDevices();
    phone.session.log.upgrade(async () => false);
    phone.session.dispatch(saving(5));
    await meet(phone, laptop);
    expect(ids(laptop)).toEqual([]);
    phone.session.written(phone.session.pending);
    await meet(phone, laptop);
    expect(ids(laptop)).toEqual([5]);
  });

  it('keeps what the visitor does to the very title that is merged, at any moment of it', async () => {
    const LATER = '2026-11-21T12:00:30.000Z';
    let applied = 0;
    for (let turns = 0; turns < 120; turns += 1) {
      const { phone, laptop } = await joinedDevices({ watchlist: savedTitles(5) });
      for (const device of [phone, laptop]) device.end();
      phone.session.dispatch(removing(5));
      phone.session.dispatch(saving(6));
      await meet(phone);
      await laptop.clock.advance(30_000);
      const round = laptop.lists.syncNow();
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      if (!ids(laptop).includes(5)) applied += 1;
      laptop.session.dispatch(removing(5));
      laptop.session.dispatch(saving(5, LATER));
      await laptop.settle(round);
      expect(ids(laptop)).toContain(6);
      await meet(laptop, phone);
      for (const { library } of [phone, laptop])
        expect(library.watchlist.find(({ id }) => id === 5)?.addedAt, `after ${turns} turns`).toBe(LATER);
    }
    expect(applied).toBeGreaterThan(1);
    expect(applied).toBeLessThan(119);
  });

  it('takes nothing that was merged for the visitor’s own, wherever the page is killed (product.md, Devices: unapplied)', async () => {
    let kills = 0;
    for (let call = 0; call < 16; call += 1)
      for (const isAfter of [false, true]) {
        const { phone, laptop } = await joinedDevices({ watchlist: savedTitles(5) });
        for (const device of [phone, laptop]) device.end();
        await laptop.clock.advance(30_000);
        phone.session.dispatch(removing(5));
        phone.session.dispatch(saving(6));
        await meet(phone);
        const killer = new Killer();
        laptop.wrap = killer.wrap;
        laptop.open();
        killer.arm(call, isAfter);
        void laptop.lists.syncNow();
        await laptop.clock.advance(0);
        if (killer.isKilled) kills += 1;
        killer.disarm();
        laptop.open();
        await meet(laptop);
        const by = phone.memory.kept?.device;
        expect(ids(laptop)).toEqual([1, 2, 3, 4, 6]);
        expect(laptop.memory.text).toMatch(new RegExp(`"movie:5","[^"]+","${by}",null`));
        expect(laptop.memory.text).toMatch(new RegExp(`"movie:6","[^"]+","${by}",`));
      }
    expect(kills).toBeGreaterThan(15);
  });
});
