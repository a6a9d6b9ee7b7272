import { describe, expect, it } from 'vitest';
import { inZone, ZONES } from '#fixtures/clock/in-zone.ts';
import { formatLastSave, formatRelativeTime } from './format-relative-time.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

describe('the time since a title was added', () => {
  it.each([
    [-DAY, 'just now'],
    [0, 'just now'],
    [59_999, 'just now'],
    [MINUTE, '1 minute ago'],
    [2 * HOUR, '2 hours ago'],
    [DAY, 'yesterday'],
    [3 * DAY, '3 days ago'],
    [7 * DAY, 'last week'],
    [30 * DAY, 'last month'],
    [800 * DAY, '2 years ago'],
  ])('%i ms reads %s', (ms, text) => expect(formatRelativeTime(ago(ms).toISOString(), NOW)).toBe(text));

  // Each where the visitor is: what was at a time, and how it reads at a later one (product.md, Frame: relative times).
  it.each([
    ['2026-11-24T23:30', '2026-11-25T00:10', '40 minutes ago'],
    ['2026-11-24T23:00', '2026-11-25T08:00', 'yesterday'],
    ['2026-11-24T00:00', '2026-11-25T23:59', 'yesterday'],
    ['2026-11-23T23:59', '2026-11-25T00:30', '2 days ago'],
    ['2026-11-25T00:00', '2026-11-25T23:59', '23 hours ago'],
    // Monday the 16th and Sunday the 15th; today is Monday the 23rd, and then Wednesday the 25th.
    ['2026-11-16T23:59', '2026-11-23T00:01', 'last week'],
    ['2026-11-15T12:00', '2026-11-23T12:00', '8 days ago'],
    ['2026-11-16T12:00', '2026-11-25T12:00', 'last week'],
    ['2026-11-11T12:00', '2026-11-25T12:00', '2 weeks ago'],
    // A month is no 30 days.
    ['2026-03-01T12:00', '2026-03-31T12:00', '4 weeks ago'],
    ['2026-02-28T12:00', '2026-03-28T12:00', 'last month'],
    ['2026-01-31T12:00', '2026-02-28T12:00', 'last month'],
    ['2026-01-31T12:00', '2026-03-01T12:00', '4 weeks ago'],
    ['2026-01-20T12:00', '2026-03-15T12:00', '7 weeks ago'],
    ['2026-01-01T12:00', '2026-06-30T12:00', '5 months ago'],
    // A year is no 365 days.
    ['2024-01-01T12:00', '2024-12-31T12:00', '11 months ago'],
    ['2025-12-31T12:00', '2026-12-31T12:00', 'last year'],
    ['2024-12-20T12:00', '2026-01-15T12:00', '12 months ago'],
    ['2024-02-29T12:00', '2025-02-28T12:00', 'last year'],
    ['2024-02-29T12:00', '2026-03-01T12:00', '2 years ago'],
    // The days of a change of the clock.
    ['2026-03-28T12:00', '2026-03-29T12:00', 'yesterday'],
    ['2026-10-24T23:59', '2026-10-25T23:00', 'yesterday'],
    ['2017-10-14T12:00', '2017-10-15T12:00', 'yesterday'],
  ])('from %s to %s reads %s in every zone', (from, to, text) => {
    const reads = (zone: string) => inZone(zone, () => formatRelativeTime(new Date(from).toISOString(), new Date(to)));
    expect(ZONES.map(reads)).toEqual(ZONES.map(() => text));
  });

  it.each([
    ['2026-11-25', 'today'],
    ['2026-11-24', 'yesterday'],
    ['2026-11-26', 'just now'],
    ['2026-10-31', '3 weeks ago'],
  ])('of the day %s reads %s in every zone', (day, text) => {
    const reads = (zone: string) => inZone(zone, () => formatRelativeTime(day, new Date('2026-11-25T09:00')));
    expect(ZONES.map(reads)).toEqual(ZONES.map(() => text));
  });

  it('is unknown for what is no time', () => expect(formatRelativeTime('soon', NOW)).toBeUndefined());
});

describe('the last save (product.md, Frame: last save)', () => {
  it.each([
    [0, 'Just saved'],
    [59_999, 'Just saved'],
    [MINUTE, 'Saved 1m ago'],
    [59 * MINUTE, 'Saved 59m ago'],
    [HOUR, 'Saved 1h ago'],
    [30 * HOUR, 'Saved 30h ago'],
  ])('%i ms ago reads %s', (ms, text) => expect(formatLastSave(ago(ms), NOW)).toBe(text));

  it('reads Not saved yet before the first', () => expect(formatLastSave(undefined, NOW)).toBe('Not saved yet'));
});
