import { beforeEach, expect, it, vi } from 'vitest';
import { BrowserConsoleLog } from './browser-console-log.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

// product.md, Report: failures.
it('writes to the console, and keeps the cause of what it wrote with its area', () => {
  const log = new BrowserConsoleLog();
  const cause = new Error('full');
  log.warn('log', 'A change may be lost with the page.', cause);
  log.error('startup', 'The TMDB API token is not configured');
  expect(vi.mocked(console.warn).mock.calls).toEqual([['A change may be lost with the page.', cause]]);
  expect(vi.mocked(console.error).mock.calls).toEqual([['The TMDB API token is not configured']]);
  expect(log.failures).toMatchObject([
    { area: 'log', error: cause },
    { area: 'startup', error: undefined },
  ]);
  expect(Math.abs((log.failures[0]?.at ?? 0) - Date.now())).toBeLessThan(60_000);
});

it('notes a failure without a word on the console', () => {
  const log = new BrowserConsoleLog();
  log.note('request', 'x', '/configuration');
  expect(log.failures).toMatchObject([{ area: 'request', error: 'x', path: '/configuration' }]);
  expect(console.warn).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
});

it('keeps the newest 60: of 20 failures each may be said three times', () => {
  const log = new BrowserConsoleLog();
  for (let number = 0; number < 65; number += 1) log.note('page', number);
  expect(log.failures.map(({ error }) => error)).toEqual(Array.from({ length: 60 }, (_, index) => index + 5));
});
