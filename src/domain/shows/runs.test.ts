import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  combineRuns,
  countRuns,
  mergeRuns,
  parseRuns,
  runsOfNumbers,
  seenIn,
  subtractRuns,
  writeRuns,
  type Runs,
  type SeenState,
} from './runs.ts';

const day = fc.constantFrom(null, 20_614, 20_615);
/** Few numbers, so that runs meet, touch and overlap. */
const states = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 25 }), day), { selector: ([number]) => number });
const runsIn = (seen: readonly (readonly [number, number | null])[]): Runs =>
  seen.reduce<Runs>((all, [number, on]) => mergeRuns(all, runsOfNumbers([number], on)), []);
const runs = states.map(runsIn);
const NUMBERS = Array.from({ length: 30 }, (_, number) => number);
const statesOf = (of: Runs): readonly SeenState[] => NUMBERS.map((number) => seenIn(of, number));

describe('runs of episodes (product.md, Shows: runs)', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['0', '0'],
    ['1-10@20614,12', '1-10@20614,12'],
    ['1,2,3', '1-3'],
    ['1@20614,2@20614,3', '1-2@20614,3'],
    ['12, 1-10@20614', '1-10@20614,12'],
    ['5@-300', '5@-300'],
    ['1999-2001', '1999-2001'],
  ])('%j are read, and written as %j', (text, written) => {
    const read = parseRuns(text);
    expect(writeRuns(read.runs)).toBe(written);
    expect(read.unread).toEqual([]);
  });

  it('come back from their text as they were', () => {
    fc.assert(
      fc.property(runs, (any) => {
        expect(parseRuns(writeRuns(any))).toEqual({ runs: any, unread: [] });
      }),
    );
  });

  it('have each episode once, and as few runs as can be', () => {
    fc.assert(
      fc.property(states, (seen) => {
        const any = runsIn(seen);
        expect(countRuns(any)).toBe(seen.length);
        for (const [number, on] of seen) expect(seenIn(any, number)).toBe(on);
        const joined = any.filter((run, at) => {
          const before = any[at - 1];
          return before && (run.from <= before.to || (before.to + 1 === run.from && before.day === run.day));
        });
        expect(joined).toEqual([]);
      }),
    );
  });

  it('of two are those of both: the day of the first counts, and a day fills a gap', () => {
    fc.assert(
      fc.property(runs, runs, (own, others) => {
        const [mine, theirs] = [statesOf(own), statesOf(others)];
        expect(statesOf(mergeRuns(own, others))).toEqual(
          mine.map((state, at) => (state === undefined ? theirs[at] : (state ?? theirs[at] ?? null))),
        );
      }),
    );
  });

  it('are taken away from others, whenever they were seen', () => {
    fc.assert(
      fc.property(runs, runs, (own, others) => {
        const theirs = statesOf(others);
        expect(statesOf(subtractRuns(own, others))).toEqual(
          statesOf(own).map((state, at) => (theirs[at] === undefined ? state : undefined)),
        );
      }),
    );
  });

  it('are merged in any order of more than two, where no two know another day', () => {
    const dayless = states.map((seen) => runsIn(seen.map(([number]) => [number, null] as const)));
    fc.assert(
      fc.property(dayless, dayless, dayless, (a, b, c) => {
        expect(mergeRuns(a, b)).toEqual(mergeRuns(b, a));
        expect(mergeRuns(mergeRuns(a, b), c)).toEqual(mergeRuns(a, mergeRuns(b, c)));
        expect(mergeRuns(a, a)).toEqual(a);
      }),
    );
  });
});

describe('runs that nobody writes (product.md, Shows: bad runs)', () => {
  it.each([
    ['1-5@20614,3-8@20615', '1-5@20614,6-8@20615', 'overlap'],
    ['3,1-5@20614', '1-5@20614', 'overlap, one without a day'],
    ['4,4,4', '4', 'are the same'],
    ['10-1@20614', '1-10@20614', 'run backwards'],
    ['8-3,1-4@20614', '1-4@20614,5-8', 'overlap, and run backwards'],
  ])('%j are those of %j: they %s', (text, meant) => {
    expect(writeRuns(parseRuns(text).runs)).toBe(meant);
  });

  it.each(['x', '1-', '-3', '1.5', '1-2-3', '1@', '1@soon', '12345678', '1..4', '٣', '1 2', 'NaN', '1e3'])(
    '%j is none, is kept, and costs no other',
    (piece) => {
      const read = parseRuns(`1-3@20614,${piece},7`);
      expect(writeRuns(read.runs)).toBe('1-3@20614,7');
      expect(read.unread).toEqual([piece]);
      expect(writeRuns(read.runs, read.unread)).toBe(`1-3@20614,7,${piece}`);
    },
  );

  it('are read whatever the text is, and read again as they were written', () => {
    const piece = fc.oneof(fc.string(), fc.stringMatching(/^\d{1,3}(-\d{1,3})?(@-?\d{1,3})?$/));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const read = parseRuns(pieces.join(','));
        expect(parseRuns(writeRuns(read.runs, read.unread))).toEqual(read);
      }),
    );
  });

  it('take no longer for a long one: `1-99999` is one run', () => {
    const { runs: long } = parseRuns('1-99999');
    expect(long).toEqual([{ from: 1, to: 99_999, day: null }]);
    expect(writeRuns(subtractRuns(long, parseRuns('5').runs))).toBe('1-4,6-99999');
    expect(seenIn(long, 99_999)).toBeNull();
    expect(countRuns(parseRuns('0-9999999').runs)).toBe(10_000_000);
  });

  it('take no longer where thousands of them overlap', () => {
    const text = Array.from({ length: 20_000 }, (_, at) => `${at}-${at + 3}@${at % 3}`).join(',');
    const { runs: merged } = parseRuns(text);
    expect(countRuns(merged)).toBe(20_003);
    expect(combineRuns([merged, merged], (a) => a)).toEqual(merged);
  });
});
