import { describe, expect, it } from 'vitest';
import { Killer } from '#fixtures/devices/killer.ts';
import { ids, joinedDevices, meet, removing, savedTitles, saving } from '#fixtures/devices/two-devices.ts';

describe('what happens at any moment of a round (product.md, Devices: round)', () => {
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
