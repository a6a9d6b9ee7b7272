import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOf, formatBadge, formatCount } from './format-count.ts';
import { formatDollars } from './format-dollars.ts';
import { formatRuntime } from './format-runtime.ts';

describe('a number', () => {
  it('of things or of dollars is grouped', () => {
    expect(formatCount(10_000)).toBe('10,000');
    expect(countOf(1, 'vote')).toBe('1 vote');
    expect(countOf(3_120, 'vote')).toBe('3,120 votes');
    expect(formatDollars(18_400_000)).toBe('$18,400,000');
  });

  it('is written as Intl writes it in US English', () => {
    const plain = new Intl.NumberFormat('en-US');
    fc.assert(
      fc.property(fc.maxSafeNat(), (count) => {
        expect(formatCount(count)).toBe(plain.format(count));
      }),
    );
  });

  // product.md, Detail: runtime format.
  it.each([
    [112, '1h 52m'],
    [120, '2h'],
    [45, '45m'],
    [60, '1h'],
    [1, '1m'],
    [0, '0m'],
  ])('of minutes: %i read %s', (minutes, text) => expect(formatRuntime(minutes)).toBe(text));

  // product.md, Frame: watchlist badge.
  it.each([
    [0, '0'],
    [99, '99'],
    [100, '99+'],
  ])('on a badge: %i reads %s', (count, badge) => expect(formatBadge(count)).toBe(badge));
});
