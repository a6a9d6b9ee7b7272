import { expect, it, vi } from 'vitest';
import { lazy } from './lazy.ts';

it('a lazy value is created when it is first needed, and once, even where it is undefined', () => {
  const create = vi.fn(() => undefined);
  const value = lazy(create);
  expect(create).not.toHaveBeenCalled();
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(create).toHaveBeenCalledOnce();
});
