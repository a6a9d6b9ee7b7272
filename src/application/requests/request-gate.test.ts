import { describe, expect, it } from 'vitest';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { IMPORT_RATE } from '../use-cases/import/import-requests.ts';
import { RequestGate } from './request-gate.ts';

const NEVER = new AbortController().signal;

/** So many requests that take so long each: when each went out, and how many were out at once. */
const setup = (count: number, takesMs: number) => {
  const clock = new VirtualClock();
  const gate = new RequestGate(IMPORT_RATE, clock);
  const starts: number[] = [];
  let running = 0;
  let most = 0;
  const request = async () => {
    starts.push(clock.scheduler.frame);
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => void clock.scheduler.schedule(() => resolve(), takesMs));
    running -= 1;
  };
  const all = Promise.all(Array.from({ length: count }, () => gate.run(request, NEVER)));
  return { clock, gate, starts, most: () => most, all };
};

/** The most that went out within any second. */
const mostInASecond = (starts: readonly number[]): number =>
  Math.max(...starts.map((start) => starts.filter((each) => each >= start && each < start + 1_000).length));

describe('requests for titles of a file (product.md, Import: request limits)', () => {
  it.each([0, 10, 100, 399, 400, 401, 2_000])(
    'are 6 at once and 15 a second at most, taking %i ms',
    async (takesMs) => {
      const { clock, starts, most, all } = setup(100, takesMs);
      await clock.advance(60_000);
      await all;
      expect(starts).toHaveLength(100);
      expect(most()).toBeLessThanOrEqual(6);
      expect(mostInASecond(starts)).toBeLessThanOrEqual(15);
    },
  );

  it('go out as fast as they may', async () => {
    const quick = setup(45, 10);
    await quick.clock.advance(60_000);
    expect(quick.starts.at(-1)).toBeLessThan(2_100);
    const slow = setup(12, 1_000);
    await slow.clock.advance(60_000);
    expect(slow.starts).toEqual([0, 0, 0, 0, 0, 0, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000]);
  });

  it('answer and fail as they would, and a failed one makes room', async () => {
    const gate = new RequestGate(IMPORT_RATE, new VirtualClock());
    const refused = Array.from({ length: 6 }, () => gate.run(() => Promise.reject(new Error('no')), NEVER));
    for (const each of refused) await expect(each).rejects.toThrow('no');
    expect(await gate.run(async () => 'answer', NEVER)).toBe('answer');
  });

  it('never go out once they were called off, and take no place', async () => {
    const { clock, gate, starts } = setup(15, 100);
    const controller = new AbortController();
    const calledOff = gate.run(async () => expect.unreachable(), controller.signal);
    controller.abort();
    const next = gate.run(async () => clock.scheduler.frame, NEVER);
    const dropped = calledOff.catch(String);
    await clock.advance(60_000);
    expect(await dropped).toContain('called off');
    expect(starts).toHaveLength(15);
    expect(await next).toBe(1_000);
  });
});

describe('requests for titles of a link (product.md, Links: loading)', () => {
  it('are six at once, however fast the answers come', async () => {
    const clock = new VirtualClock();
    const gate = new RequestGate({ atOnce: 6 });
    const answers: (() => void)[] = [];
    const ask = () => gate.run(() => new Promise<void>((answer) => void answers.push(answer)), NEVER);
    const all = Array.from({ length: 40 }, ask);
    for (let at = 0; at < 40; at += 1) {
      await clock.settle();
      expect(answers).toHaveLength(Math.min(40, at + 6));
      answers[at]?.();
    }
    await Promise.all(all);
  });
});
