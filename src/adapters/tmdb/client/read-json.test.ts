import { expect, it } from 'vitest';
import { inZone } from '#fixtures/clock/in-zone.ts';
import { httpError, readJson } from './read-json.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const waitOf = (header: string | null) => {
  const headers = { Date: NOW.toUTCString(), ...(header !== null && { 'Retry-After': header }) };
  const { failure } = httpError(new Response(null, { status: 429, headers }));
  return failure.kind === 'http' ? failure.retryAfterMs : undefined;
};

it.each([
  ['7', 7_000],
  [' 0 ', 0],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['Sunday, 22-Nov-26 12:00:00 GMT', 86_400_000],
  ['Sat Nov 21 12:00:07 2026', 7_000],
  ['Fri, 31 Dec 9999 23:59:59 GMT', Date.parse('9999-12-31T23:59:59Z') - NOW.getTime()],
  ['99999999999', 99_999_999_999_000],
  ['soon', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['5 seconds', undefined],
  ['10, 20', undefined],
  ['2026-11-21T12:00:30Z', undefined],
  ['Sat, 21 Nov', undefined],
  ['Sat, 99 Nov 2026 12:00:30 GMT', undefined],
  ['', undefined],
  [null, undefined],
])('reads %j as %s ms', (header, ms) => {
  expect(waitOf(header)).toBe(ms);
});

it('reads a date of a provider in UTC, wherever the device is', () => {
  expect(inZone('Asia/Kathmandu', () => waitOf('Sat Nov 21 12:00:07 2026'))).toBe(7_000);
});

it('counts from the provider’s own time, whatever the device’s clock says', async () => {
  const headers = { Date: 'Mon, 02 Jan 2040 12:00:00 GMT', 'Retry-After': 'Mon, 02 Jan 2040 12:00:09 GMT' };
  const answer = readJson(new Response(null, { status: 429, headers }));
  await expect(answer).rejects.toMatchObject({ failure: { retryAfterMs: 9_000 } });
});
