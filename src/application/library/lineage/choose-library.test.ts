import { describe, expect, it } from 'vitest';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import type { Lineage, Origin, Version } from '../../ports/library/origin.ts';
import { chooseLibrary } from './choose-library.ts';
import { isSameLine, supersedes, withOrigin } from './lineage.ts';
import type { StoredLibrary } from './stored-library.ts';

const at = (sequence: number, takenAt?: string): Version => ({
  positions: { log: sequence },
  ...(takenAt !== undefined && { takenAt }),
});
const lineage = (identifier: string, version: Version, libraries: Origin['libraries'] = {}): Lineage => ({
  identifier,
  version,
  origin: { libraries },
});
const HOME = lineage('home', at(3));
const WORK = lineage('work', at(7), { home: at(3) });
const CAFE = lineage('cafe', at(9), { home: at(3), work: at(7) });

describe('whether a library supersedes another (product.md, Saving: superseded)', () => {
  it.each<[string, Lineage, Lineage, boolean]>([
    ['it went over, and is unchanged', WORK, HOME, true],
    ['it went over by way of a third', CAFE, HOME, true],
    ['it was made from the other', HOME, WORK, false],
    ['it was changed since', WORK, lineage('home', at(4)), false],
    ['another program wrote it since', WORK, lineage('home', at(3, '2026-11-20')), false],
    ['it has a log that the other never saw', WORK, lineage('home', { positions: { log: 3, fallback: 1 } }), false],
    ['it took over a third one since', WORK, lineage('home', at(3), { cafe: at(5) }), false],
    [
      'it has nothing of its own, and the other has what it came from',
      HOME,
      lineage('new', at(0), { home: at(2) }),
      true,
    ],
    ['they never met', lineage('work', at(7)), HOME, false],
    ['it is the same', HOME, HOME, true],
  ])('%s', (_, later, earlier, expected) => expect(supersedes(later, earlier)).toBe(expected));

  it('is known of a library from the moment that it was taken over', () => {
    const own = lineage('home', at(4));
    const taken = { ...own, origin: withOrigin(own, lineage('work', at(8), { home: at(3) })) };
    expect(taken.origin.libraries).toEqual({ work: at(8) });
    expect(supersedes(taken, WORK)).toBe(true);
  });

  it('is another question than whether both were one', () => {
    expect(isSameLine(WORK, lineage('home', at(4)))).toBe(true);
    expect(isSameLine(WORK, lineage('home', at(4, '2026-11-20')))).toBe(false);
  });
});

const stored = (of: Lineage | undefined, lastUpdated: string, identifier = of?.identifier ?? 'old'): StoredLibrary => ({
  identifier,
  bundle: { library: EMPTY_LIBRARY, remainder: NO_REMAINDER, lastUpdated },
  ...(of && { lineage: of }),
});
const own = (of: Lineage | undefined, lastUpdated: string, offered?: Origin['offered']) => ({
  lineage: of,
  lastUpdated,
  offered,
});

describe('the library of a device (product.md, Saving: adoption)', () => {
  it.each([
    ['is the newest for an identifier without one', undefined, [stored(WORK, '2'), stored(HOME, '1')], 'work', ''],
    ['goes by what was made from what, not by clocks', undefined, [stored(HOME, '9'), stored(WORK, '1')], 'work', ''],
    ['is the newest of its line', own(HOME, '1'), [stored(CAFE, '3'), stored(WORK, '2')], 'cafe', ''],
    ['is the own one where that has all', own(CAFE, '3'), [stored(WORK, '9'), stored(HOME, '1')], '', ''],
    [
      'is the own one beside a newer of another line',
      own(lineage('home', at(4)), '1'),
      [stored(WORK, '2')],
      '',
      'work',
    ],
    ['is the own one beside an older', own(lineage('home', at(4)), '3'), [stored(WORK, '2')], '', ''],
    ['is the own one of an unknown origin', own(undefined, '1'), [stored(WORK, '2')], '', 'work'],
    ['is the own one beside one of an unknown origin', own(HOME, '1'), [stored(undefined, '2')], '', 'old'],
    ['is offered no second time', own(undefined, '1', { work: at(7) }), [stored(WORK, '2')], '', ''],
    ['is offered again once it was changed', own(undefined, '1', { work: at(6) }), [stored(WORK, '2')], '', 'work'],
    ['is none on an empty device', undefined, [], '', ''],
  ])('%s', (_, mine, others, newest, beside) => {
    const choice = chooseLibrary(mine, others);
    expect([choice.newest?.identifier ?? '', choice.beside?.identifier ?? '']).toEqual([newest, beside]);
  });
});
