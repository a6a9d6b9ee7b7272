import { describe, expect, it } from 'vitest';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { aLineage, CAFE, HOME, versionAt, WORK } from '#fixtures/library/lineages.ts';
import type { Lineage, Origin } from '../../ports/library/origin.ts';
import { chooseLibrary } from './choose-library.ts';
import type { StoredLibrary } from './stored-library.ts';

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
      own(aLineage('home', versionAt(4)), '1'),
      [stored(WORK, '2')],
      '',
      'work',
    ],
    ['is the own one beside an older', own(aLineage('home', versionAt(4)), '3'), [stored(WORK, '2')], '', ''],
    ['is the own one of an unknown origin', own(undefined, '1'), [stored(WORK, '2')], '', 'work'],
    ['is the own one beside one of an unknown origin', own(HOME, '1'), [stored(undefined, '2')], '', 'old'],
    ['is offered no second time', own(undefined, '1', { work: versionAt(7) }), [stored(WORK, '2')], '', ''],
    [
      'is offered again once it was changed',
      own(undefined, '1', { work: versionAt(6) }),
      [stored(WORK, '2')],
      '',
      'work',
    ],
    ['is none on an empty device', undefined, [], '', ''],
  ])('%s', (_, mine, others, newest, beside) => {
    const choice = chooseLibrary(mine, others);
    expect([choice.newest?.identifier ?? '', choice.beside?.identifier ?? '']).toEqual([newest, beside]);
  });
});
