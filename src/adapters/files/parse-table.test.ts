import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#fixtures/fuzz/runs.ts';
import { parseTable } from './parse-table.ts';

const texts = fc
  .array(fc.constantFrom('"', '"', ',', '\n', 'a', ' ', '""', '","', '"\n', ';'), { maxLength: 40 })
  .map((pieces) => pieces.join(''));

it('a table is the same, however it is cut to be parsed (product.md, Import: files)', async () => {
  await fc.assert(
    fc.asyncProperty(texts, fc.integer({ min: 1, max: 12 }), async (text, window) => {
      expect(await parseTable(text, window)).toEqual(await parseTable(text, text.length + 1));
    }),
    runs(400),
  );
});

describe('what stands between the cells of a table (product.md, Import: tables)', () => {
  const TABLE = [
    ['Media ID', 'Title', 'Year'],
    ['17', 'Velvet Rope, Broken Chair', '1978'],
    ['18', 'Umbra; a Tale', '2021'],
  ];
  const quoted = (cell: string) => (/[,;\t|]/.test(cell) ? `"${cell}"` : cell);
  const written = (between: string) => TABLE.map((row) => row.map(quoted).join(between)).join('\n');

  it.each([',', ';', '\t', '|'])(
    'may be %j, whatever stands more often in a line above or in names',
    async (between) => {
      expect((await parseTable(written(between))).rows).toEqual(TABLE);
      const above = 'My films; all of them, and | no others; really; yes; all\n';
      expect((await parseTable(above + written(between))).rows.slice(1)).toEqual(TABLE);
    },
  );

  it('is a stroke only between names of columns', async () => {
    expect((await parseTable('A | B, C\nD | E, F')).rows).toEqual([
      ['A | B', ' C'],
      ['D | E', ' F'],
    ]);
  });

  it('may be strokes with spaces around, and at the ends of lines', async () => {
    const { rows } = await parseTable('| Title | Year |\n|---|---|\n| Umbra | 2021 |');
    expect(rows.map((row) => row.map((cell) => cell.trim()))).toEqual([
      ['', 'Title', 'Year', ''],
      ['', '---', '---', ''],
      ['', 'Umbra', '2021', ''],
    ]);
  });

  it('is nothing where there is one column: names have commas', async () => {
    const { rows } = await parseTable('Title\nVelvet Rope, Broken Chair\n"Eins,Zwei"\nUmbra');
    expect(rows).toEqual([['Title'], ['Velvet Rope, Broken Chair'], ['Eins,Zwei'], ['Umbra']]);
  });
});
