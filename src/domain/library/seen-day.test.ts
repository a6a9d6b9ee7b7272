import { describe, expect, it } from 'vitest';
import { dayOf, seenDayOf, seenOn } from './seen-day.ts';

const now = new Date(2026, 10, 23, 9, 30);

describe('the day on which a title was seen (product.md, Marks: seen day)', () => {
  it.each(['2026-11-22', '2024-02-29', '1999-12-31', '2026-11-23'])('is kept: %s', (day) => {
    expect(seenDayOf(seenOn(day, now))).toBe(day);
  });

  it.each(['2026-11-24', '2026-02-30', '', 'yesterday', '2026-13-01'])('is none: %s', (day) => {
    expect(seenOn(day, now)).toBeUndefined();
  });

  it('is never later than now', () => {
    expect(seenOn(dayOf(now), now)).toBe(now.toISOString());
  });

  it.each([null, undefined, 'not a time'])('is unknown: %s', (seenAt) => {
    expect(seenDayOf(seenAt)).toBe('');
  });
});
