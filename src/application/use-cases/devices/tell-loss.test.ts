import { expect, it, vi } from 'vitest';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { tellLoss } from './tell-loss.ts';

const tell = async (isLost: boolean) => {
  const { deps, clock, messages } = libraryDeps();
  const forget = vi.fn(async () => undefined);
  await tellLoss({ membershipMemory: { wasLost: async () => isLost, forget }, notifications: deps.notifications });
  return { clock, messages, forget };
};

it('tells for 30 s that the browser has lost this device’s part in sharing, and forgets it (product.md, Devices: lost)', async () => {
  const { clock, messages, forget } = await tell(true);
  expect(messages()).toEqual([['error', expect.stringContaining('This browser has lost how your lists are shared')]]);
  expect(forget).toHaveBeenCalledTimes(1);
  await clock.advance(29_999);
  expect(messages()).toHaveLength(1);
  await clock.advance(1);
  expect(messages()).toEqual([]);
});

it('tells nothing where nothing was lost', async () => {
  const { messages, forget } = await tell(false);
  expect(messages()).toEqual([]);
  expect(forget).not.toHaveBeenCalled();
});
