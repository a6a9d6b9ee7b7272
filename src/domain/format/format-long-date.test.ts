import { describe, expect, it } from 'vitest';
import { formatLongDate } from './format-long-date.ts';

describe('a date of release', () => {
  // product.md, Detail: release date format.
  it.each([
    ['2025-06-20', 'June 20, 2025'],
    ['1968-03-08', 'March 8, 1968'],
    ['2024-02-30', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('%j reads %s in any time zone', (date, text) => expect(formatLongDate(date)).toBe(text));
});
