import { describe, expect, it } from 'vitest';
import { isRatingVeiled, ratingText, ratingTier } from './rating-tier.ts';

describe('a rating (product.md, Cards: rating badge)', () => {
  it.each([
    [10, 'good', '10.0'],
    [8, 'good', '8.0'],
    [7.96, 'good', '8.0'],
    [7.9, 'fair', '7.9'],
    [6, 'fair', '6.0'],
    [5.94, 'poor', '5.9'],
    [0.5, 'poor', '0.5'],
    [0, 'none', 'N/A'],
    [Number.NaN, 'none', 'N/A'],
  ])('of %d is %s and reads %s', (vote_average, tier, text) => {
    const rated = { vote_average, vote_count: 1 };
    expect(ratingTier(rated)).toBe(tier);
    expect(ratingText(rated)).toBe(text);
  });
});

it.each([
  [false, undefined, false],
  [true, undefined, true],
  [true, { rating: 9, note: 'x' }, true],
  [true, { seenAt: null }, false],
  [true, { seenAt: '2026-01-01' }, false],
  [false, { seenAt: null }, false],
] as const)(
  'where they are shown once seen: %s, and of the title is known %j, it is hidden: %s (product.md, Ratings: once seen)',
  (isVeiling, mark, isHidden) => {
    expect(isRatingVeiled(isVeiling, mark)).toBe(isHidden);
  },
);
