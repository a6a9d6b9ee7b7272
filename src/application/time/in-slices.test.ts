import { describe, expect, it } from 'vitest';
import { resultOf, type Steps } from '#domain/steps.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { saving, savedTitles, twoDevices } from '#fixtures/devices/two-devices.ts';
import { inSlices } from './in-slices.ts';

function* counting(to: number, seen: (step: number) => void): Steps<number> {
  for (let step = 1; step <= to; step += 1) {
    seen(step);
    yield;
  }
  return to;
}

const eachTask = ({ scheduler }: VirtualClock, begin: () => void): void => {
  const schedule = scheduler.schedule.bind(scheduler);
  scheduler.schedule = (...of) => {
    begin();
    return schedule(...of);
  };
};

describe('work in slices (product.md, Devices: slices)', () => {
  it('does so many steps in one task, and not one more', async () => {
    const clock = new VirtualClock();
    let done = 0;
    let perTask = 0;
    let most = 0;
    eachTask(clock, () => (perTask = 0));
    const work = inSlices(
      counting(4_321, () => {
        done += 1;
        perTask += 1;
        most = Math.max(most, perTask);
      }),
      clock,
    );
    await clock.settle();
    expect(done).toBe(1_000);
    for (let task = 0; task < 20; task += 1) await clock.advance(0);
    expect(await work).toBe(4_321);
    expect(most).toBe(1_000);
    expect(resultOf(counting(7, () => {}))).toBe(7);
  });

  it('gives the page its turn after 8 ms', async () => {
    const clock = new VirtualClock();
    let tasks = 0;
    eachTask(clock, () => (tasks += 1));
    // A step of a millisecond each.
    let time = 0;
    clock.scheduler.now = () => time;
    const work = inSlices(
      counting(200, () => (time += 1)),
      clock,
    );
    for (let task = 0; task < 20; task += 1) await clock.advance(0);
    expect(await work).toBe(200);
    expect(tasks).toBe(4);
  });

  it('is how 10,000 titles are joined and merged: no more registers in a task than that', async () => {
    const { phone, laptop } = twoDevices({ watchlist: savedTitles(10_000) });
    let inTask = 0;
    let most = 0;
    const count = <Result>(steps: Steps<Result>): Steps<Result> =>
      (function* counted(): Steps<Result> {
        for (;;) {
          const { done, value } = steps.next();
          if (done) return value;
          inTask += 1;
          most = Math.max(most, inTask);
          yield;
        }
      })();
    for (const device of [phone, laptop]) {
      const { codec } = device;
      device.codec = {
        encode: (file) => count(codec.encode(file)),
        decode: (text) => count(codec.decode(text)),
        encodeKnown: (known) => count(codec.encodeKnown(known)),
        decodeKnown: (text) => count(codec.decodeKnown(text)),
        deviceOf: (text) => count(codec.deviceOf(text)),
      };
      device.open();
    }
    eachTask(phone.clock, () => (inTask = 0));
    await phone.settle(phone.join());
    await laptop.settle(laptop.join());
    expect(laptop.library.watchlist).toHaveLength(10_000);
    laptop.session.dispatch(saving(20_000));
    await laptop.settle(laptop.lists.syncNow());
    await phone.settle(phone.lists.syncNow());
    expect(phone.library.watchlist).toHaveLength(10_001);
    // The end of one piece of work and the beginning of the next are in one task.
    expect(most).toBeLessThanOrEqual(2_000);
  });
});
