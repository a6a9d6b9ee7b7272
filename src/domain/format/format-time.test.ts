import { describe, expect, it } from 'vitest';
import { formatDayOf, formatIsoDay } from './format-time.ts';

describe('days where the visitor is', () => {
  const noon = new Date(2026, 10, 21, 12);

  it('read as people and as files write them', () => {
    expect(formatDayOf(noon.toISOString())).toBe('November 21, 2026');
    expect(formatIsoDay(noon)).toBe('2026-11-21');
    expect(formatIsoDay(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02');
  });

  it.each(['', 'yesterday'])('are none for %j', (text) => expect(formatDayOf(text)).toBeUndefined());
});
