import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sighted, type Sightings } from './sightings.ts';

const DAY = 86_400_000;
const START = 1_000 * DAY;

/** On which day it came, and what it told of. */
type Answer = readonly [day: number, ...keys: readonly string[]];

/** What is known after several answers. */
const after = (answers: readonly Answer[]): Sightings => {
  let before: { sightings: Sightings; answeredAt: number } | undefined;
  for (const [day, ...keys] of answers) {
    const now = START + day * DAY;
    before = {
      sightings: sighted(
        keys.map((key) => ({ key })),
        now,
        before,
      ),
      answeredAt: now,
    };
  }
  return before?.sightings ?? {};
};
const dayOfNews = (sightings: Sightings, key: string) => {
  const since = sightings[key]?.since;
  return since === undefined ? undefined : (since - START) / DAY;
};

describe('since when something is there (product.md, News: since)', () => {
  it.each<[string, readonly Answer[], number | undefined]>([
    ['what a first answer tells of is not new', [[0, 'lumen']], undefined],
    [
      'and stays so',
      [
        [0, 'lumen'],
        [8, 'lumen'],
      ],
      undefined,
    ],
    ['what a later one tells of is', [[0], [8, 'lumen']], 8],
    ['from the answer that had it first', [[0], [8, 'lumen'], [16, 'lumen']], 8],
    ['what was away for less than 30 days is no news', [[0, 'lumen'], [8], [29, 'lumen']], undefined],
    ['and none twice', [[0], [8, 'lumen'], [15], [22, 'lumen'], [23], [24, 'lumen']], 8],
    ['what was away for longer is new again', [[0, 'lumen'], [8], [31, 'lumen']], 31],
    [
      'what was there at the last answer is not, however long ago',
      [
        [0, 'lumen'],
        [150, 'lumen'],
      ],
      undefined,
    ],
  ])('%s', (_, answers, expected) => {
    expect(dayOfNews(after(answers), 'lumen')).toBe(expected);
  });

  it('of a day that is to come is the day, and that of one that moves the other', () => {
    const answer = (from: number, at: number, before?: Parameters<typeof sighted>[2]) => ({
      sightings: sighted([{ key: 'home', from: START + from * DAY }], START + at * DAY, before),
      answeredAt: START + at * DAY,
    });
    const first = answer(20, 0);
    expect(dayOfNews(first.sightings, 'home')).toBe(20);
    const later = answer(25, 5, first);
    expect(dayOfNews(later.sightings, 'home')).toBe(25);
    // It had come already when that was known.
    expect(dayOfNews(answer(3, 6, later).sightings, 'home')).toBe(6);
    const out = answer(25, 30, later);
    expect(dayOfNews(out.sightings, 'home')).toBe(25);
    expect(dayOfNews(answer(40, 31, out).sightings, 'home')).toBe(25);
    expect(dayOfNews(answer(-3, 0).sightings, 'home')).toBeUndefined();
  });

  it('is never new twice within 30 days, however it flickers', () => {
    const answers = fc.array(fc.tuple(fc.integer({ min: 1, max: 29 }), fc.boolean()), { maxLength: 12 });
    fc.assert(
      fc.property(answers, (steps) => {
        const news = new Set<number>();
        let [day, before]: [number, Parameters<typeof sighted>[2]] = [0, undefined];
        for (const [days, isThere] of [[0, false] as const, ...steps]) {
          day += days;
          const now = START + day * DAY;
          before = { sightings: sighted(isThere ? [{ key: 'lumen' }] : [], now, before), answeredAt: now };
          const since = before.sightings['lumen']?.since;
          if (since !== undefined) news.add(since);
        }
        const times = [...news].toSorted((a, b) => a - b);
        const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
        expect(gaps.every((gap) => gap >= 30 * DAY)).toBe(true);
      }),
    );
  });
});
