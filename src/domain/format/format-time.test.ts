import { describe, expect, it } from 'vitest';
import { formatDayOf } from './format-time.ts';

describe('days where the visitor is', () => {
  const noon = new Date(2026, 10, 21, 12);

  it('read as people write them', () => {
    expect(formatDayOf(noon.toISOString())).toBe('November 21, 2026');
  });

  it.each(['', 'yesterday'])('are none for %j', (text) => expect(formatDayOf(text)).toBeUndefined());
});
