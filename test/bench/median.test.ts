import { describe, expect, it } from 'vitest';
import { median, medians } from './median.mjs';

describe('the benchmarks’ median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[10, 1, 5, 2], 3.5],
    [[100, 9, 20], 20],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('is taken figure by figure', () => {
    const runs = [
      { fcp: 10, requests: 3 },
      { fcp: 30, requests: 1 },
      { fcp: 20, requests: 2 },
    ];
    expect(medians(runs)).toEqual({ fcp: 20, requests: 2 });
  });
});
