import { expect, it } from 'vitest';
import { SystemClock } from '#adapters/browser/system-clock.ts';
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
