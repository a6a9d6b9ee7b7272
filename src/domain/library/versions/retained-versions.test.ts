import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inZone } from '#fixtures/clock/in-zone.ts';
import { aVersion } from '#fixtures/library/a-version.ts';
import { dayOfTime } from '../../days/day-of-time.ts';
import type { EarlierVersion } from './earlier-version.ts';
import { retainedVersions } from './retained-versions.ts';

/** A Thursday. */
const NOW = new Date('2026-11-26T12:00:00Z');
const DAY_MS = 86_400_000;
const ago = (days: number): string => new Date(NOW.getTime() - days * DAY_MS).toISOString();
const daysKept = (versions: readonly EarlierVersion[], now = NOW): readonly string[] =>
  retainedVersions(versions, now).map(({ madeAt }) => dayOfTime(madeAt));
const before = (done: string) => ({ isDaily: false, before: { done } });

describe('which versions are kept (product.md, Earlier versions: kept)', () => {
  it('are those of seven days, and of each of four weeks the last', () => {
    const daily = Array.from({ length: 60 }, (_, days) => aVersion({ madeAt: ago(days) }));
    expect(daysKept(daily)).toEqual([
      '2026-11-26',
      '2026-11-25',
      '2026-11-24',
      '2026-11-23',
      '2026-11-22',
      '2026-11-21',
      '2026-11-20',
      // Sundays, which end weeks.
      '2026-11-15',
      '2026-11-08',
      '2026-11-01',
    ]);
  });

  it('end the same when they are looked after each day', () => {
    let kept: readonly EarlierVersion[] = [];
    for (let days = 59; days >= 0; days -= 1)
      kept = retainedVersions([...kept, aVersion({ madeAt: ago(days) })], new Date(ago(days)));
    expect(daysKept(kept)).toHaveLength(10);
    expect(kept.map(({ madeAt }) => dayOfTime(madeAt))).toEqual(daysKept(kept));
  });

  it('are the last five of those before great acts, however old', () => {
    const acts = Array.from({ length: 7 }, (_, at) => aVersion({ madeAt: ago(100 + at), ...before(`act ${at}`) }));
    expect(retainedVersions([aVersion({ madeAt: ago(0) }), ...acts], NOW).map((each) => each.before)).toEqual([
      undefined,
      ...[0, 1, 2, 3, 4].map((at) => ({ done: `act ${at}` })),
    ]);
  });

  it('are the newest at least, however old: the library may not have changed since', () => {
    expect(daysKept([aVersion({ madeAt: ago(400) }), aVersion({ madeAt: ago(401) })])).toEqual([dayOfTime(ago(400))]);
  });

  it('have 20 MB together at most: the oldest go first', () => {
    const large = Array.from({ length: 6 }, (_, days) => aVersion({ madeAt: ago(days), bytes: 4_500_000 }));
    expect(daysKept(large)).toEqual(['2026-11-26', '2026-11-25', '2026-11-24', '2026-11-23']);
    expect(daysKept([aVersion({ madeAt: ago(0), bytes: 20_000_000 }), aVersion({ madeAt: ago(1), bytes: 1 })])).toEqual(
      ['2026-11-26'],
    );
  });

  it.each([
    ['Pacific/Kiritimati', ['2026-11-22', '2026-11-21']],
    ['America/Los_Angeles', ['2026-11-21']],
  ])('are of the days of the visitor’s own calendar: %s', (zone, days) => {
    const versions = ['2026-11-21T09:30:00Z', '2026-11-21T10:30:00Z'].map((madeAt) => aVersion({ madeAt }));
    expect(inZone(zone, () => daysKept(versions, new Date('2026-11-23T12:00:00Z')))).toEqual(days);
  });

  it('are not crowded out by a clock that was years ahead for a while', () => {
    const ahead = Array.from({ length: 9 }, (_, at) => aVersion({ madeAt: `2099-01-0${at + 1}T12:00:00.000Z` }));
    const own = [0, 1, 2].map((days) => aVersion({ madeAt: ago(days) }));
    expect(daysKept([...ahead, ...own])).toEqual(['2099-01-09', '2026-11-26', '2026-11-25', '2026-11-24']);
  });
});

const anyVersions = fc.array(
  fc.record({
    days: fc.double({ min: -3, max: 120, noNaN: true }),
    isDaily: fc.boolean(),
    isAct: fc.boolean(),
    bytes: fc.integer({ min: 0, max: 6_000_000 }),
  }),
  { maxLength: 40 },
);

describe('of any versions', () => {
  it('those that are kept are few, fit, are the newest first, and stay when they are looked after again', () => {
    fc.assert(
      fc.property(anyVersions, (all) => {
        const versions = all.map(({ days, isAct, ...about }, at) =>
          aVersion({ ...about, madeAt: ago(days), id: `${at}`, ...(isAct && { before: { removed: 11 } }) }),
        );
        const kept = retainedVersions(versions, NOW);
        expect(kept.length).toBeLessThanOrEqual(7 + 5 + 5 + 1);
        expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(20_000_000);
        expect(kept.every((version) => versions.includes(version))).toBe(true);
        const times = kept.map(({ madeAt }) => madeAt);
        expect(times).toEqual(times.toSorted().toReversed());
        expect(retainedVersions(kept, NOW)).toEqual(kept);
      }),
    );
  });
});
