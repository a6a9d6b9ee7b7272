import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#fixtures/fuzz/runs.ts';
import { isOutdated, isSamePicture, isUseToBeRecorded, surplusOf, type CachedPicture } from './cached-picture.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21);
const agedDays = (days: number, usedDaysAgo = 0): CachedPicture => ({
  url: `https://image.example/w342/${days}-${usedDaysAgo}.jpg`,
  keptAt: NOW - days * DAY,
  usedAt: NOW - usedDaysAgo * DAY,
});

describe('a picture', () => {
  it.each([
    [0, false],
    [181, false],
    [182, true],
    [1_000, true],
    // The age of such a picture is unknown.
    [-1, true],
    [Number.NaN, true],
  ])('kept %s days ago is outdated: %s', (days, expected) => {
    expect(isOutdated(agedDays(days), NOW)).toBe(expected);
  });

  it.each([
    [0, false],
    [0.9, false],
    [1, true],
    [-1, true],
  ])('used %s days ago is noted as used again: %s', (days, expected) => {
    expect(isUseToBeRecorded(agedDays(0, days), NOW)).toBe(expected);
  });
});

describe('the same picture', () => {
  it.each([
    ['https://image.example/t/p/w342/a.jpg', 'https://image.example/t/p/w185/a.jpg', true],
    ['https://image.example/t/p/w342/a.jpg', 'https://image.example/t/p/w342/b.jpg', false],
    ['https://image.example/t/p/w342/a.jpg', 'https://elsewhere.example/t/p/w342/a.jpg', false],
    ['https://image.example/artwork/p-a.svg', 'https://image.example/artwork/p-b.svg', false],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(isSamePicture(one, other)).toBe(expected);
  });
});

describe('surplus', () => {
  const picture = fc.record({
    url: fc.webUrl(),
    keptAt: fc.integer({ min: NOW - 400 * DAY, max: NOW + DAY }),
    usedAt: fc.integer({ min: NOW - 400 * DAY, max: NOW }),
  });

  it('leaves 300 pictures at most, none of them older than 182 days, and gives up none that was used after one that stays', () => {
    fc.assert(
      fc.property(fc.array(picture, { maxLength: 700, size: 'max' }), (kept) => {
        const surplus = new Set(surplusOf(kept, NOW));
        const left = kept.filter((each) => !surplus.has(each));
        const young = kept.filter(({ keptAt }) => keptAt <= NOW && NOW - keptAt < 182 * DAY);
        expect(left.length).toBe(Math.min(300, young.length));
        expect(left.every((each) => young.includes(each))).toBe(true);
        const oldestLeft = Math.min(...left.map(({ usedAt }) => usedAt));
        expect(young.filter((each) => surplus.has(each)).every(({ usedAt }) => usedAt <= oldestLeft)).toBe(true);
      }),
      // Hundreds of pictures would take minutes to shrink.
      { ...runs(50), endOnFailure: true },
    );
  });
});
