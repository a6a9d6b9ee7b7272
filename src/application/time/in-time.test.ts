import { expect, it } from 'vitest';
import { SystemClock } from '#adapters/browser/system-clock.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { inTime } from './in-time.ts';

const turns = async (count: number): Promise<string> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return 'answer';
};

const standStill = (ms: number): void => {
  for (const end = performance.now() + ms; performance.now() < end;);
};

it('does not count the time in which the page itself stood still', async () => {
  const answer = inTime(turns(3), { limitMs: 200, clock: new SystemClock() });
  standStill(300);
  expect(await answer).toBe('answer');
});

const LIMIT = { limitMs: 2_000, what: 'The code' };

const outcomeOf = (promise: Promise<string>, clock: VirtualClock) => {
  const seen = { outcome: 'none' };
  inTime(promise, { ...LIMIT, clock }).then(
    (answer) => (seen.outcome = answer),
    (error: unknown) => (seen.outcome = String(error)),
  );
  return seen;
};

it('takes what comes within the limit', async () => {
  const clock = new VirtualClock();
  let answer: (text: string) => void = () => undefined;
  const seen = outcomeOf(new Promise<string>((resolve) => (answer = resolve)), clock);
  await clock.advance(1_999);
  expect(seen.outcome).toBe('none');
  answer('answer');
  await clock.advance(1);
  expect(seen.outcome).toBe('answer');
});

it('gives up what has not come by then', async () => {
  const clock = new VirtualClock();
  const seen = outcomeOf(new Promise<string>(() => {}), clock);
  await clock.advance(1_999);
  expect(seen.outcome).toBe('none');
  await clock.advance(1);
  expect(seen.outcome).toBe('Error: The code did not come within 2 s.');
});

it('fails at once where the promise fails', async () => {
  const clock = new VirtualClock();
  const seen = outcomeOf(Promise.reject(new TypeError('Failed to fetch')), clock);
  await clock.advance(0);
  expect(seen.outcome).toBe('TypeError: Failed to fetch');
});

it('goes by the system’s time unless it is given a clock', async () => {
  await expect(inTime(new Promise(() => {}), { limitMs: 100 })).rejects.toThrow(
    'The answer did not come within 0.1 s.',
  );
});
