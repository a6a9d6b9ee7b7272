import { describe, expect, it } from 'vitest';
import { aLineage, CAFE, HOME, versionAt, WORK } from '#fixtures/library/lineages.ts';
import type { LogEntry } from '../../ports/library/change-log.ts';
import type { Lineage, Origin, Version } from '../../ports/library/origin.ts';
import type { Loaded } from '../../ports/library/store.ts';
import {
  entriesBeyond,
  hasAllOf,
  headsOf,
  isSameLine,
  lineageOf,
  mergeOrigins,
  NO_ORIGIN,
  reaches,
  type Save,
  supersedes,
  versionOf,
  withOrigin,
} from './lineage.ts';

const [EARLY, LATE] = ['2026-11-20T12:00:00.000Z', '2026-11-21T12:00:00.000Z'];
const entry = (sequence: number) => ({ sequence }) as LogEntry;
const tail = (...sequences: readonly number[]) => ({ log: 'log', entries: sequences.map(entry) });

it.each<[string, Version | undefined, Version, boolean]>([
  ['as far', versionAt(3), versionAt(3), true],
  ['farther', versionAt(4), versionAt(3), true],
  ['less far', versionAt(2), versionAt(3), false],
  ['nowhere', undefined, versionAt(1), false],
  ['as far as what has nothing', undefined, { positions: {} }, true],
  ['not as far as what another program wrote since', versionAt(9), versionAt(3, EARLY), false],
  ['as far in what another program wrote', versionAt(3, EARLY), versionAt(3, EARLY), true],
  ['not as far in another log', versionAt(9), { positions: { log: 3, fallback: 1 } }, false],
])('a library has come %s', (_, known, version, isSo) => {
  expect(reaches(known, version)).toBe(isSo);
});

describe('whether a library supersedes another (product.md, Saving: superseded)', () => {
  it.each<[string, Lineage, Lineage, boolean]>([
    ['it went over, and is unchanged', WORK, HOME, true],
    ['it went over by way of a third', CAFE, HOME, true],
    ['it was made from the other', HOME, WORK, false],
    ['it was changed since', WORK, aLineage('home', versionAt(4)), false],
    ['another program wrote it since', WORK, aLineage('home', versionAt(3, '2026-11-20')), false],
    ['it has a log that the other never saw', WORK, aLineage('home', { positions: { log: 3, fallback: 1 } }), false],
    ['it took over a third one since', WORK, aLineage('home', versionAt(3), { cafe: versionAt(5) }), false],
    [
      'it has nothing of its own, and the other has what it came from',
      HOME,
      aLineage('new', versionAt(0), { home: versionAt(2) }),
      true,
    ],
    ['they never met', aLineage('work', versionAt(7)), HOME, false],
    ['it is the same', HOME, HOME, true],
  ])('%s', (_, later, earlier, expected) => expect(supersedes(later, earlier)).toBe(expected));

  it('is known of a library from the moment that it was taken over', () => {
    const own = aLineage('home', versionAt(4));
    const taken = { ...own, origin: withOrigin(own, aLineage('work', versionAt(8), { home: versionAt(3) })) };
    expect(taken.origin.libraries).toEqual({ work: versionAt(8) });
    expect(supersedes(taken, WORK)).toBe(true);
  });

  it('is another question than whether both were one', () => {
    expect(isSameLine(WORK, aLineage('home', versionAt(4)))).toBe(true);
    expect(isSameLine(WORK, aLineage('home', versionAt(4, '2026-11-20')))).toBe(false);
  });
});

describe('of several libraries', () => {
  it('what is superseded is no head, and of two that have the same the first is one', () => {
    const [first, second, copy, unknown] = [{ lineage: HOME }, { lineage: WORK }, { lineage: WORK }, {}];
    expect(headsOf([first, second, copy, unknown])).toEqual([second, unknown]);
    expect(headsOf([first])).toEqual([first]);
  });

  it('the one that takes over has the origins of both, and not its own', () => {
    const own = aLineage('work', versionAt(7), { cafe: versionAt(2) });
    expect(withOrigin(own, aLineage('home', versionAt(3), { work: versionAt(1), cafe: versionAt(5) }))).toEqual({
      libraries: { home: versionAt(3), cafe: versionAt(5) },
    });
  });
});

describe('of two saves of one library', () => {
  it.each<[string, Origin, Origin, Origin]>([
    ['nothing', NO_ORIGIN, NO_ORIGIN, NO_ORIGIN],
    [
      'the farther place in each log',
      { libraries: { A: versionAt(3) } },
      { libraries: { A: { positions: { log: 1, other: 2 } } } },
      { libraries: { A: { positions: { log: 3, other: 2 } } } },
    ],
    [
      'what either was made from',
      { libraries: { A: versionAt(3) } },
      { libraries: { B: versionAt(1) } },
      { libraries: { A: versionAt(3), B: versionAt(1) } },
    ],
    [
      'what another program wrote last',
      { libraries: { A: versionAt(9) }, takenAt: EARLY },
      { libraries: { A: versionAt(1, LATE) }, takenAt: LATE },
      { libraries: { A: versionAt(1, LATE) }, takenAt: LATE },
    ],
    [
      'of two that another program wrote the later',
      { libraries: { A: versionAt(9, EARLY) } },
      { libraries: { A: versionAt(1, LATE) } },
      { libraries: { A: versionAt(1, LATE) } },
    ],
    [
      'what was offered',
      { libraries: {}, offered: { A: versionAt(1) } },
      { libraries: {}, offered: { A: versionAt(2) } },
      { libraries: {}, offered: { A: versionAt(2) } },
    ],
  ])('both origins have %s', (_, one, other, merged) => {
    expect(mergeOrigins(one, other)).toEqual(merged);
    expect(mergeOrigins(other, one)).toEqual(merged);
  });

  it.each<[string, Save, Save, boolean]>([
    ['it is as far', { positions: { log: 3 } }, { positions: { log: 3 } }, true],
    ['not less far', { positions: { log: 2 } }, { positions: { log: 3 } }, false],
    [
      'not where it does not know a log, even at its start',
      { positions: { log: 3 } },
      { positions: { log: 3, fallback: 0 } },
      false,
    ],
    [
      'not where another program wrote the other since',
      { positions: { log: 9 } },
      { positions: { log: 3 }, origin: { libraries: {}, takenAt: EARLY } },
      false,
    ],
    [
      'another program wrote it since',
      { positions: { log: 3 }, origin: { libraries: {}, takenAt: EARLY } },
      { positions: { log: 3 }, origin: { libraries: { A: versionAt(1) } } },
      true,
    ],
    [
      'not where it was made from less',
      { positions: { log: 3 }, origin: NO_ORIGIN },
      { positions: { log: 3 }, origin: { libraries: { A: versionAt(1) } } },
      false,
    ],
    [
      'another program wrote it, but from less',
      { positions: { log: 2 }, origin: { libraries: {}, takenAt: LATE } },
      { positions: { log: 3 }, origin: { libraries: {}, takenAt: EARLY } },
      false,
    ],
  ])('one has all of the other where %s', (_, save, other, hasAll) => {
    expect(hasAllOf(save, other)).toBe(hasAll);
  });
});

describe('the version of a save', () => {
  it.each<[string, Parameters<typeof versionOf>[1], Version['positions']]>([
    ['without a log', undefined, { log: 3 }],
    ['with the entries of its log', tail(4, 5), { log: 5 }],
    ['with entries that it has already', tail(1, 2), { log: 3 }],
    ['with a checkpoint', { ...tail(), checkpoint: { sequence: 8, text: '' } }, { log: 8 }],
    ['with a checkpoint and entries', { ...tail(9), checkpoint: { sequence: 8, text: '' } }, { log: 9 }],
  ])('%s', (_, log, positions) => {
    expect(versionOf({ positions: { log: 3 } }, log)).toEqual({ positions });
    expect(versionOf({ positions: { log: 3 }, origin: { libraries: {}, takenAt: EARLY } }, log)).toEqual({
      positions,
      takenAt: EARLY,
    });
  });

  it('lacks the entries beyond its place in their log', () => {
    expect(entriesBeyond({ log: 3 }, tail(3, 4, 5))).toEqual([entry(4), entry(5)]);
    expect(entriesBeyond({}, tail(1))).toEqual([entry(1)]);
  });
});

it.each<[string, Origin | undefined, object, Lineage | undefined]>([
  ['none where its origin is not known', undefined, { kind: 'absent' }, undefined],
  ['none where another program wrote it', NO_ORIGIN, { kind: 'found', isOwn: false }, undefined],
  ['that of its entries where it was never saved', NO_ORIGIN, { kind: 'absent' }, aLineage('A', versionAt(2))],
  [
    'that of its save',
    NO_ORIGIN,
    { kind: 'found', isOwn: true, revision: { positions: { log: 7 } } },
    aLineage('A', versionAt(7)),
  ],
  [
    'that of its entries where its save says nothing',
    NO_ORIGIN,
    { kind: 'found', isOwn: true },
    aLineage('A', versionAt(2)),
  ],
])('the lineage of a library is %s', (_, origin, loaded, lineage) => {
  expect(lineageOf('A', origin, { loaded: loaded as Loaded, tail: tail(1, 2) })).toEqual(lineage);
});
