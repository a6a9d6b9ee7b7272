import { describe, expect, it } from 'vitest';
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
