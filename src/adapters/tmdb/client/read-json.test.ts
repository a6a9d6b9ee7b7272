import { expect, it } from 'vitest';
import { retryAfterMs } from './read-json.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

it.each([
  ['7', 7_000],
  [' 0 ', 0],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('reads %j as %s ms', (header, ms) => {
  expect(retryAfterMs(header, NOW)).toBe(ms);
});
