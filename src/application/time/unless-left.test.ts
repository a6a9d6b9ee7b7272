import { afterEach, expect, it, vi } from 'vitest';
import { unlessLeft } from './unless-left.ts';

afterEach(() => void vi.useRealTimers());

it('reports a failure only once a page that is being left would have gone', () => {
  vi.useFakeTimers();
  const tell = vi.fn<(error: unknown) => void>();
  const error = new TypeError('error loading dynamically imported module');
  unlessLeft(tell, setTimeout)(error);
  vi.advanceTimersByTime(999);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledExactlyOnceWith(error);
});
