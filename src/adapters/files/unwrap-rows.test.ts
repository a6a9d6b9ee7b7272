import { describe, expect, it } from 'vitest';
import { aFile } from '#fixtures/import/a-file.ts';
import { outcomeOf } from '#fixtures/import/reading-of.ts';
import { AnyFileDecoder } from './any-file-decoder.ts';

const decoder = new AnyFileDecoder();
const decode = async (content: string | Uint8Array<ArrayBuffer>) => {
  const [file] = await decoder.decode(aFile('a.csv', content));
  return file?.content.kind === 'text' ? file.content.rows : file?.content;
};
const utf16 = (text: string, isLittle: boolean) => {
  const units = new DataView(new ArrayBuffer((text.length + 1) * 2));
  [...`\ufeff${text}`].forEach((unit, at) => units.setUint16(at * 2, unit.charCodeAt(0), isLittle));
  return new Uint8Array(units.buffer);
};
const TABLE = [
  ['Date', 'Name'],
  ['2024-03-11', 'Amélie'],
];

describe('a table that went through a spreadsheet (product.md, Import: tables)', () => {
  const WRAPPED = '"Date,Name"\n"2024-03-11,Amélie"';
  it.each([
    ['a line for Excel', 'sep=,\nDate,Name\n2024-03-11,Amélie'],
    ['a line for Excel, and semicolons', '\ufeffsep=;\r\nDate;Name\r\n2024-03-11;Amélie'],
    ['a line for Excel that another spreadsheet has kept', '"sep=,";\nDate;Name\n2024-03-11;Amélie'],
    ['a line for Excel, padded, in UTF-16', utf16('sep=;\t\t\nDate\tName\n2024-03-11\tAmélie', true)],
    ['rows in quotes', WRAPPED],
    ['rows in quotes, Windows’ ends of lines', `\ufeff${WRAPPED.replace('\n', '\r\n')}`],
    ['rows in quotes, and a line for Excel', `sep=;\n${WRAPPED}`],
    ['rows in quotes, with semicolons within', WRAPPED.replaceAll(',', ';')],
    ['rows in quotes, in UTF-16', utf16(WRAPPED, false)],
    ['rows in quotes, padded', WRAPPED.replaceAll(/"$/gm, '";;;')],
    ['cells in quotes with spaces between', '"Date", "Name"\n"2024-03-11", "Amélie"'],
    ['cells in quotes with spaces between, and semicolons', '"Date"; "Name"\n"2024-03-11"; "Amélie"'],
    ['strokes, of which a line for Excel tells', 'sep=|\nDate|Name\n2024-03-11|Amélie'],
    ['UTF-16 without its mark', utf16('Date\tName\n2024-03-11\tAmélie', true).slice(2)],
    ['UTF-16 without its mark, the other way round', utf16('Date\tName\n2024-03-11\tAmélie', false).slice(2)],
    ['an end of file of DOS', 'Date,Name\n2024-03-11,Amélie\u001A'],
    ['cells in quotes, in rows in quotes', '"""Date"",""Name"""\n"""2024-03-11"",""Amélie"""'],
  ])('may have %s', async (_, content) => expect(await decode(content)).toEqual(TABLE));

  it('may have some rows in quotes, those with a quote in them', async () => {
    const rows = ['Date,Name,Year', '2024-01-02,Dust Parade,1968', '"2024-01-03,""Velvet Rope, Broken Chair"",1978"'];
    expect(await decode(rows.join('\n'))).toEqual([
      ['Date', 'Name', 'Year'],
      ['2024-01-02', 'Dust Parade', '1968'],
      ['2024-01-03', 'Velvet Rope, Broken Chair', '1978'],
    ]);
  });

  it.each([
    'title,year\n"Velvet Rope, Broken Chair"\nUmbra,1984',
    'title,year\n"Velvet Rope, Broken Chair",\nUmbra,1984',
    'title,year,rating\n"Eins,Zwei"\nUmbra,1984,5',
    'title;year;rating\n"Eins,Zwei,Drei";;\nUmbra;1984;5',
  ])('has names with commas, which are no rows: %j', async (table) => {
    const [, row] = (await decode(table)) as readonly (readonly string[])[];
    expect(row?.[0]).toMatch(/^(?:Velvet Rope, Broken Chair|Eins,Zwei(?:,Drei)?)$/);
  });
});

const LIST = [
  ['Letterboxd list export v7'],
  ['Date', 'Name', 'Tags', 'URL', 'Description'],
  ['2024-02-11', 'Rainy Afternoons', '', 'https://boxd.it/sampleA', 'For when it pours,\nor "snows"'],
  [''],
  ['Position', 'Name', 'Year', 'URL', 'Description'],
  ['1', 'Dust Parade', '1968', 'https://boxd.it/sampleB', ''],
  ['2', 'Velvet Rope, Broken Chair', '1978', 'https://boxd.it/sampleC', ''],
];
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const cellOf = (cell: string) => (/[",;\t\n]/.test(cell) ? quoted(cell) : cell);
const padded = (row: readonly string[]) => [...row, ...Array<string>(6 - row.length).fill('')];
const lineOf = (row: readonly string[]) => row.map(cellOf).join(',');

type Write = (rows: readonly (readonly string[])[]) => string;
const SHAPES: readonly (readonly [string, Write])[] = [
  ['as it was', (rows) => rows.map(lineOf).join('\n')],
  ['padded', (rows) => rows.map((row) => lineOf(padded(row))).join('\n')],
  ['with semicolons', (rows) => rows.map((row) => row.map(cellOf).join(';')).join('\n')],
  ['with semicolons, padded', (rows) => rows.map((row) => padded(row).map(cellOf).join(';')).join('\r\n')],
  ['with tabs, padded', (rows) => rows.map((row) => padded(row).map(cellOf).join('\t')).join('\n')],
  ['all quoted', (rows) => rows.map((row) => row.map(quoted).join(',')).join('\n')],
  ['all quoted, with semicolons, padded', (rows) => rows.map((row) => padded(row).map(quoted).join(';')).join('\n')],
  ['each row one quoted cell', (rows) => rows.map((row) => quoted(lineOf(row))).join('\n')],
  ['each row one quoted cell, padded', (rows) => rows.map((row) => `${quoted(lineOf(row))};;`).join('\n')],
  [
    'rows with quotes each one quoted cell',
    (rows) => rows.map((row) => (lineOf(row).includes('"') ? quoted(lineOf(row)) : lineOf(row))).join('\n'),
  ],
];
const BEGINNINGS = ['', 'sep=,\n', 'sep=;\r\n'];

describe('Letterboxd’s list, which has two headers (product.md, Import: tables)', () => {
  it.each(SHAPES.flatMap(([shape, write]) => BEGINNINGS.map((begin) => [shape, begin, write] as const)))(
    'is read %s, behind %j, in UTF-8 and UTF-16',
    async (_, begin, write) => {
      const text = begin + write(LIST);
      for (const content of [text, `\ufeff${text}`, utf16(text, true)]) {
        const outcome = outcomeOf(await decoder.decode(aFile('rainy.csv', content)));
        expect(outcome).toMatchObject({
          reading: {
            sources: ['letterboxd'],
            lists: [{ name: 'Rainy Afternoons', description: 'For when it pours,\nor "snows"' }],
            titles: [
              { name: 'Dust Parade', year: 1968, lists: ['Rainy Afternoons'] },
              { name: 'Velvet Rope, Broken Chair', year: 1978, lists: ['Rainy Afternoons'] },
            ],
            leftOut: [],
          },
        });
      }
    },
  );
});
