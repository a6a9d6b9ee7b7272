import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codeInTime } from './code-in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = <Code>(ms: number, code: Code): Promise<Code> =>
  new Promise((resolve) => setTimeout(() => resolve(code), ms));

const outcomeOf = (coming: Promise<string>) => {
  const seen = { outcome: 'none' };
  codeInTime(coming).then(
    (code) => (seen.outcome = code),
    (error: unknown) => (seen.outcome = String(error)),
  );
  return seen;
};

// product.md, Provider calls: code.
it('takes code that comes within 120 s', async () => {
  const seen = outcomeOf(after(119_999, 'code'));
  await vi.advanceTimersByTimeAsync(119_998);
  expect(seen.outcome).toBe('none');
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.outcome).toBe('code');
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up code that has not come after 120 s', async () => {
  const seen = outcomeOf(after(120_001, 'code'));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(seen.outcome).toBe('none');
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.outcome).toBe('Error: The code did not come within 120 s.');
});

it('fails at once where the code fails', async () => {
  const seen = outcomeOf(Promise.reject(new TypeError('Failed to fetch')));
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.outcome).toBe('TypeError: Failed to fetch');
  expect(vi.getTimerCount()).toBe(0);
});
