import { describe, expect, it } from 'vitest';
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
});
