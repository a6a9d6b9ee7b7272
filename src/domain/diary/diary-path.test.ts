import { describe, expect, it } from 'vitest';
import type { ListFilters } from '../library/filters/list-filter.ts';
import { figurePath, ofDecade, ofRating } from './diary-path.ts';
import { ALL_TIME } from './year-of.ts';

const params = (path: string) =>
  [...new URL(path, 'https://a.example').searchParams].map((pair) => pair.join('=')).toSorted();

describe('a figure leads into the diary (product.md, Your year: figures lead)', () => {
  it.each<readonly [ListFilters, ofAllTime: readonly string[]]>([
    [{}, []],
    [{ weekday: 7 }, ['weekday=7']],
    [ofDecade(1990), ['from=1990', 'to=1999']],
    [{ genre: [18] }, ['genre=18']],
    [{ country: 'GB' }, ['country=GB']],
    [{ language: 'en' }, ['language=en']],
    [{ person: 123 }, ['person=123']],
    [ofRating(8), ['most=8', 'rating=8']],
    [{ again: true }, ['again=yes']],
  ])('%j', (figure, ofAllTime) => {
    expect(params(figurePath(ALL_TIME, figure))).toEqual(ofAllTime);
    expect(params(figurePath('2026', figure))).toEqual([...ofAllTime, 'when=2026'].toSorted());
    expect(figurePath('2026', figure)).toMatch(/^\/diary\?/);
  });

  it('may be about a month, in the place of its year', () => {
    expect(figurePath('2026', { when: '2026-11' })).toBe('/diary?when=2026-11');
    expect(figurePath(ALL_TIME)).toBe('/diary');
    expect(figurePath(ALL_TIME, {}, 'tv')).toBe('/diary?type=tv');
  });
});
