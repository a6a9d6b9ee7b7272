import { describe, expect, it } from 'vitest';
import type { SyncingDevice } from '#fixtures/devices/syncing-device.ts';
import { ids, joinedDevices, meet, savedTitles, saving } from '#fixtures/devices/two-devices.ts';

const writesOf = ({ folder }: SyncingDevice): number => folder.calls.filter((call) => call.startsWith('write')).length;

/** One step of what is under way: what is due, then what waited for it. */
const step = async ({ clock: { scheduler } }: SyncingDevice): Promise<void> => {
  scheduler.maxFrames = scheduler.frame;
  scheduler.flush();
  await Promise.resolve();
};

/** A round in which there is something to merge, and to write; everything is erased after so many steps. */
const erasedAfter = async (steps: number) => {
  const { phone, laptop } = await joinedDevices({ watchlist: savedTitles(12) });
  laptop.session.dispatch(saving(50));
  await meet(laptop);
  phone.session.dispatch(saving(60));
  const progress = { isDone: false };
  const round = phone.lists.syncNow().finally(() => (progress.isDone = true));
  for (let left = steps; left > 0 && !progress.isDone; left -= 1) await step(phone);
  const wasUnderWay = !progress.isDone;
  phone.isStopped = true;
  await phone.memory.forget();
  const before = { writes: writesOf(phone), titles: ids(phone) };
  await phone.settle(round);
  await phone.clock.advance(120_000);
  return { phone, before, wasUnderWay };
};

describe('erasing everything while lists are shared (product.md, Devices: erasing)', () => {
  it('brings nothing back, at whatever step of a round', async () => {
    let steps = 0;
    for (; steps < 2_000; steps += 1) {
      const { phone, before, wasUnderWay } = await erasedAfter(steps);
      const { kept, registersKept } = phone.memory;
      const after = { kept, registersKept, writes: writesOf(phone), titles: ids(phone) };
      expect(after, `after ${steps} steps`).toEqual({ ...before, kept: undefined, registersKept: undefined });
      if (!wasUnderWay) break;
    }
    expect(steps).toBeGreaterThan(20);
    expect(steps).toBeLessThan(2_000);
  });

  it('begins no backup once the own file is written', async () => {
    const { phone } = await joinedDevices();
    phone.end();
    await phone.settle(phone.lists.keepBackups(true));
    await phone.clock.advance(86_400_000);
    phone.session.dispatch(saving(5));
    const before = writesOf(phone);
    const write = phone.folder.write.bind(phone.folder);
    phone.folder.write = async (name, text) => {
      await write(name, text);
      phone.isStopped = true;
      await phone.memory.forget();
    };
    await meet(phone);
    expect(writesOf(phone)).toBe(before + 1);
    expect(phone.memory.kept).toBeUndefined();
  });
});
