import { expect, it } from 'vitest';
import { WebTabLock } from './web-tab-lock.ts';

const ran = (done: string[], name: string) => async () => void done.push(name);

it('is run in one tab at a time: whoever comes meanwhile goes away', async () => {
  const done: string[] = [];
  let end = () => {};
  const first = new WebTabLock().runAlone(() => new Promise<void>((resolve) => (end = resolve)));
  expect(await new WebTabLock().runAlone(ran(done, 'second'))).toBe(false);
  end();
  expect(await first).toBe(true);
  expect(await new WebTabLock().runAlone(ran(done, 'third'))).toBe(true);
  expect(done).toEqual(['third']);
});

it('is free again when the work has failed', async () => {
  const done: string[] = [];
  const failed = new WebTabLock().runAlone(() => Promise.reject(new Error('It broke.')));
  await expect(failed).rejects.toThrow('It broke.');
  expect(await new WebTabLock().runAlone(ran(done, 'next'))).toBe(true);
});
