import { describe, expect, it } from 'vitest';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { Backoff } from './backoff.ts';

const MINUTE = 60_000;

describe('the pause of a folder that cannot be used (product.md, Devices: pace)', () => {
  it('is none at first', () => expect(new Backoff(new VirtualClock()).isDue).toBe(true));

  it('is a minute, then twice as long each time, and 15 minutes at most', async () => {
    const clock = new VirtualClock();
    const backoff = new Backoff(clock);
    for (const minutes of [1, 2, 4, 8, 15, 15, 15]) {
      backoff.failed();
      expect(backoff.isDue).toBe(false);
      await clock.advance(minutes * MINUTE - 1);
      expect(backoff.isDue).toBe(false);
      await clock.advance(1);
      expect(backoff.isDue, `after ${minutes} minutes`).toBe(true);
    }
  });

  it('is over once the folder works, and begins with a minute again', async () => {
    const clock = new VirtualClock();
    const backoff = new Backoff(clock);
    backoff.failed();
    backoff.failed();
    backoff.reset();
    expect(backoff.isDue).toBe(true);
    backoff.failed();
    await clock.advance(MINUTE);
    expect(backoff.isDue).toBe(true);
  });
});
