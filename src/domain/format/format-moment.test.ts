import { expect, it } from 'vitest';
import { inZone } from '#fixtures/clock/in-zone.ts';
import { formatMoment } from './format-moment.ts';

const NOW = new Date('2026-11-26T12:00:00Z');

it.each([
  ['2026-11-26T00:00:00.000Z', 'Today, 00:00'],
  ['2026-11-26T11:59:59.999Z', 'Today, 11:59'],
  ['2026-11-25T23:59:00.000Z', 'Yesterday, 23:59'],
  ['2026-11-24T14:02:00.000Z', 'November 24, 2026, 14:02'],
  // A clock that was ahead.
  ['2026-11-27T14:02:00.000Z', 'November 27, 2026, 14:02'],
])('tells the day and the time of %s (product.md, Earlier versions: section)', (iso, text) => {
  expect(inZone('UTC', () => formatMoment(iso, NOW))).toBe(text);
});

it('goes by the visitor’s own days', () => {
  const iso = '2026-11-25T23:30:00.000Z';
  expect(
    ['Europe/Berlin', 'America/New_York'].map((zone) => inZone(zone, () => formatMoment(iso, NOW).split(',')[0])),
  ).toEqual(['Today', 'Yesterday']);
});
