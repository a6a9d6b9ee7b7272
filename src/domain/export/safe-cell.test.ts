import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#fixtures/fuzz/runs.ts';
import { plainCell, safeCell } from './safe-cell.ts';

const FORMULAS = ['=', '+', '-', '@', '\t', '\r'];

describe('a text in a cell (product.md, Export: formulas)', () => {
  it.each([
    ['=HYPERLINK("https://example.com")', `'=HYPERLINK("https://example.com")`],
    ['+1', "'+1"],
    ['- slow', "'- slow"],
    ['@home', "'@home"],
    ['\t=1', "'\t=1"],
    ["'=1", "''=1"],
    ['Low Tide', 'Low Tide'],
    ["'Allo", "'Allo"],
    ['a=b', 'a=b'],
    ['', ''],
  ])('%j is written as %j', (text, cell) => {
    expect(safeCell(text)).toBe(cell);
  });

  it('begins with nothing that a spreadsheet takes for a formula, and reads back as it was', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom("'", ...FORMULAS, 'a', 'ש', '🎬')).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (written) => {
        expect(FORMULAS).not.toContain(safeCell(written).charAt(0));
        expect(plainCell(safeCell(written))).toBe(written);
      }),
      runs(500),
    );
  });
});
