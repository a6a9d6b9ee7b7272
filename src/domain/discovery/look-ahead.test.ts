import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookAhead } from './look-ahead.ts';

/** Pages of so many titles each, given as how many of them are shown; the shown ones come first. */
const pages = (shown: readonly number[], from = 0, size = 20) => ({
  hidden: shown.flatMap((count) => Array.from({ length: size }, (_, index) => index >= count)),
  pageEnds: shown.map((_, page) => (page + 1) * size),
  from,
});

describe('after pages of which titles are hidden (product.md, Hiding: further pages)', () => {
  it.each([
    ['20 are to be seen', [5, 5, 10], 'enough'],
    ['19 are', [5, 5, 9], 'more'],
    ['the first page had none', [0], 'more'],
    ['two had none', [0, 0], 'more'],
    ['three had none', [0, 0, 0], 'stop'],
    ['three in a row had none, behind some that had', [20, 5, 0, 0, 0], 'stop'],
    ['three had none, but not in a row', [0, 0, 1, 0], 'more'],
    ['nothing is hidden, however little there is', [20], 'enough'],
  ] as const)('where %s: %s', (_, shown, expected) => {
    expect(lookAhead(pages(shown))).toBe(expected);
  });

  it('asks for nothing where nothing is hidden', () => {
    expect(lookAhead({ hidden: [false, false], pageEnds: [2], from: 0 })).toBe('enough');
    expect(lookAhead({ hidden: [], pageEnds: [0, 0, 0], from: 0 })).toBe('enough');
  });

  it.each([
    ['none since', [0, 0, 0], 'more'],
    ['two that had none', [0, 0, 0, 0, 0], 'more'],
    ['three that had none', [0, 0, 0, 0, 0, 0], 'stop'],
    ['one that had some, which is not enough', [0, 0, 0, 4], 'more'],
    ['as many as a page', [0, 0, 0, 20], 'enough'],
  ] as const)('looks for three more once the visitor asks: after %s', (_, shown, expected) => {
    expect(lookAhead(pages(shown, 3))).toBe(expected);
  });

  it('looks further for a visitor who has enough, too, until something new is there', () => {
    expect(lookAhead(pages([20, 3, 0, 0, 0], 5))).toBe('more');
    expect(lookAhead(pages([20, 3, 0, 0, 0, 1], 5))).toBe('enough');
  });

  it('counts a page that only repeats titles as one that had none', () => {
    expect(lookAhead({ hidden: [true, true], pageEnds: [2, 2, 2], from: 0 })).toBe('stop');
  });

  it('never asks for more than three pages on end that have nothing', () => {
    const page = fc.integer({ min: 0, max: 2 });
    fc.assert(
      fc.property(fc.array(page, { minLength: 40, maxLength: 40 }), fc.nat({ max: 3 }), (provider, from) => {
        const asked: number[] = provider.slice(0, Math.max(from, 1));
        while (asked.length < provider.length && lookAhead(pages(asked, from, 2)) === 'more')
          asked.push(provider[asked.length] ?? 0);
        const tail = asked.slice(from).join('');
        expect(tail).not.toContain('0000');
      }),
    );
  });
});
