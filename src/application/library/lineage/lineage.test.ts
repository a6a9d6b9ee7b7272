import { describe, expect, it } from 'vitest';
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
const at = (sequence: number, takenAt?: string): Version => ({
  positions: { log: sequence },
  ...(takenAt !== undefined && { takenAt }),
});
const line = (identifier: string, version: Version, libraries: Origin['libraries'] = {}): Lineage => ({
  identifier,
  version,
  origin: { libraries },
});
const entry = (sequence: number) => ({ sequence }) as LogEntry;
const tail = (...sequences: readonly number[]) => ({ log: 'log', entries: sequences.map(entry) });

it.each<[string, Version | undefined, Version, boolean]>([
  ['as far', at(3), at(3), true],
  ['farther', at(4), at(3), true],
  ['less far', at(2), at(3), false],
  ['nowhere', undefined, at(1), false],
  ['as far as what has nothing', undefined, { positions: {} }, true],
  ['not as far as what another program wrote since', at(9), at(3, EARLY), false],
  ['as far in what another program wrote', at(3, EARLY), at(3, EARLY), true],
  ['not as far in another log', at(9), { positions: { log: 3, fallback: 1 } }, false],
])('a library has come %s', (_, known, version, isSo) => {
  expect(reaches(known, version)).toBe(isSo);
});

describe('of two libraries', () => {
  const old = line('A', at(3));
  const moved = line('B', at(1), { A: at(3) });

  it('the one that went over to the other and has not changed since is superseded', () => {
    expect([supersedes(moved, old), supersedes(old, moved)]).toEqual([true, false]);
    expect(supersedes(moved, line('A', at(4)))).toBe(false);
  });

  it('both are of one line where they were made from one library', () => {
    expect(isSameLine(moved, old)).toBe(true);
    expect(isSameLine(line('C', at(1), { A: at(9) }), moved)).toBe(true);
    expect(isSameLine(line('C', at(1)), old)).toBe(false);
    expect(isSameLine(line('A', at(3, EARLY)), old)).toBe(false);
  });

  it('what is superseded is no head, and of two that have the same the first is one', () => {
    const copy = { lineage: line('B', at(1), { A: at(3) }) };
    const [first, second, unknown] = [{ lineage: old }, { lineage: moved }, {}];
    expect(headsOf([first, second, copy, unknown])).toEqual([second, unknown]);
    expect(headsOf([first])).toEqual([first]);
  });

  it('the one that takes over has the origins of both, and not its own', () => {
    const own = line('B', at(7), { C: at(2) });
    expect(withOrigin(own, line('A', at(3), { B: at(1), C: at(5) }))).toEqual({ libraries: { A: at(3), C: at(5) } });
  });
});

describe('of two saves of one library', () => {
  it.each<[string, Origin, Origin, Origin]>([
    ['nothing', NO_ORIGIN, NO_ORIGIN, NO_ORIGIN],
    [
      'the farther place in each log',
      { libraries: { A: at(3) } },
      { libraries: { A: { positions: { log: 1, other: 2 } } } },
      { libraries: { A: { positions: { log: 3, other: 2 } } } },
    ],
    [
      'what either was made from',
      { libraries: { A: at(3) } },
      { libraries: { B: at(1) } },
      { libraries: { A: at(3), B: at(1) } },
    ],
    [
      'what another program wrote last',
      { libraries: { A: at(9) }, takenAt: EARLY },
      { libraries: { A: at(1, LATE) }, takenAt: LATE },
      { libraries: { A: at(1, LATE) }, takenAt: LATE },
    ],
    [
      'of two that another program wrote the later',
      { libraries: { A: at(9, EARLY) } },
      { libraries: { A: at(1, LATE) } },
      { libraries: { A: at(1, LATE) } },
    ],
    [
      'what was offered',
      { libraries: {}, offered: { A: at(1) } },
      { libraries: {}, offered: { A: at(2) } },
      { libraries: {}, offered: { A: at(2) } },
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
      { positions: { log: 3 }, origin: { libraries: { A: at(1) } } },
      true,
    ],
    [
      'not where it was made from less',
      { positions: { log: 3 }, origin: NO_ORIGIN },
      { positions: { log: 3 }, origin: { libraries: { A: at(1) } } },
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
  ['that of its entries where it was never saved', NO_ORIGIN, { kind: 'absent' }, line('A', at(2))],
  [
    'that of its save',
    NO_ORIGIN,
    { kind: 'found', isOwn: true, revision: { positions: { log: 7 } } },
    line('A', at(7)),
  ],
  ['that of its entries where its save says nothing', NO_ORIGIN, { kind: 'found', isOwn: true }, line('A', at(2))],
])('the lineage of a library is %s', (_, origin, loaded, lineage) => {
  expect(lineageOf('A', origin, { loaded: loaded as Loaded, tail: tail(1, 2) })).toEqual(lineage);
});
