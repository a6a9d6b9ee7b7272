import { describe, expect, it } from 'vitest';
import { addRows, matchOf } from '#fixtures/import/add-rows.ts';
import { EMPTY_LIBRARY, type Library } from '../../library/library.ts';
import { viewingsOf } from '../../library/marks/viewings.ts';
import type { ImportedTitle } from '../imported-title.ts';
import { daysOverIn } from './days-over.ts';
import { indexLibrary } from './library-index.ts';

type Row = Partial<ImportedTitle> & { readonly id?: number };

const day = (at: number) => new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);
const seenOn = (from: number, to: number, id = 7): Row => {
  const [seenAt = '', ...seenBefore] = Array.from({ length: to - from }, (_, at) => day(from + at)).toReversed();
  return { id, seenAt, seenBefore };
};
const overOf = (rows: readonly Row[], library: Library = EMPTY_LIBRARY): readonly (readonly [number, number])[] =>
  daysOverIn(indexLibrary(library), rows.map(matchOf)).map(({ title, days }) => [title.id, days]);

describe('the days that have no room beside 100 (product.md, Import: seen before)', () => {
  it.each<[string, readonly Row[], readonly Row[], readonly (readonly [number, number])[]]>([
    ['are none of 100 of a file', [], [seenOn(0, 100)], []],
    ['are those that a file has beyond', [], [seenOn(0, 103)], [[7, 3]]],
    ['are those that it has with what is here', [seenOn(0, 60)], [seenOn(60, 105)], [[7, 5]]],
    ['are none that are here', [seenOn(0, 100)], [seenOn(0, 100)], []],
    ['are still said where the file comes again', [seenOn(0, 100)], [seenOn(0, 104)], [[7, 4]]],
    [
      'are of each title that has too many',
      [seenOn(0, 60)],
      [seenOn(60, 105), seenOn(0, 101, 8)],
      [
        [7, 5],
        [8, 1],
      ],
    ],
    ['are of all that is taken for one title', [], [seenOn(0, 60), seenOn(60, 110)], [[7, 10]]],
    ['are none of titles that have room', [seenOn(0, 60)], [seenOn(0, 99, 8), { id: 9, rating: 8 }], []],
    ['are no unknown day', [seenOn(0, 100)], [{ id: 7, seenAt: null }], []],
  ])('%s', (_, before, rows, over) => {
    expect(overOf(rows, before.length > 0 ? addRows(before) : EMPTY_LIBRARY)).toEqual(over);
  });

  it('are what the library lacks of the file in the end', () => {
    const library = addRows([seenOn(0, 60)]);
    const rows = [seenOn(40, 150), seenOn(145, 170)];
    const days = Object.keys(viewingsOf(addRows(rows, library).marks[0] ?? {}));
    expect(overOf(rows, library)).toEqual([[7, 170 - days.length]]);
  });
});
