import { expect, it, vi } from 'vitest';
import { once } from './once.ts';

it('opens once, for all that ask meanwhile and later', async () => {
  const make = vi.fn(async () => ({}));
  const open = once(make);
  const [first, second] = await Promise.all([open(), open()]);
  expect(second).toBe(first);
  expect(await open()).toBe(first);
  expect(make).toHaveBeenCalledOnce();
});

it('opens once more after a failure, which each that waited is told', async () => {
  const make = vi.fn(async () => 'here').mockRejectedValueOnce(new Error('Failed to fetch'));
  const open = once(make);
  const outcomes = await Promise.allSettled([open(), open()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await open()).toBe('here');
  expect(make).toHaveBeenCalledTimes(2);
});
