import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileToImport } from '#application/ports/library/file-decoder.ts';
import type { ParsedFile } from '#domain/import/parsed-file.ts';
import { runs } from '#fixtures/fuzz/runs.ts';
import { aFile } from '#fixtures/import/a-file.ts';
import { csvRows } from '#fixtures/import/csv-rows.ts';
import { EXPORTS } from '#fixtures/import/exports.data.ts';
import { zipOf } from '#fixtures/import/zip-of.ts';
import { AnyFileDecoder } from './any-file-decoder.ts';

const decoder = new AnyFileDecoder();
const decode = async (content: string | Uint8Array<ArrayBuffer>, name = 'a.csv') => {
  const [{ content: decoded } = { content: undefined }] = await decoder.decode(aFile(name, content));
  if (decoded?.kind === 'refused') return decoded.refusal;
  return decoded?.kind === 'text' ? decoded.rows : decoded?.value;
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

describe('a text (product.md, Import: files)', () => {
  it.each([
    ['UTF-8', 'Date,Name\n2024-03-11,Amélie'],
    ['UTF-8 with a mark', '\ufeffDate,Name\n2024-03-11,Amélie'],
    ['UTF-16, little end first', utf16('Date,Name\n2024-03-11,Amélie', true)],
    ['UTF-16, big end first', utf16('Date,Name\n2024-03-11,Amélie', false)],
    ['Windows’ ends of lines', 'Date,Name\r\n2024-03-11,Amélie'],
    ['old Macs’ ends of lines', 'Date,Name\r2024-03-11,Amélie'],
    ['semicolons', 'Date;Name\n2024-03-11;Amélie'],
    ['tabs', 'Date\tName\n2024-03-11\tAmélie'],
    ['quotes', '"Date","Name"\n"2024-03-11","Amélie"'],
  ])('may be %s', async (_, content) => expect(await decode(content)).toEqual(TABLE));

  it('may have rows of any length, quotes in quotes, and cells of several lines', async () => {
    expect(await decode('a;"b,c"\n1\n1;2;3;4\n\n"x\n""y"";";z\n')).toEqual([
      ['a', 'b,c'],
      ['1'],
      ['1', '2', '3', '4'],
      [''],
      ['x\n"y";', 'z'],
      [''],
    ]);
  });

  it('is parsed in slices, and is the same as in one', async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => [
      `${at}`,
      at % 3 === 0 ? `a "quoted",\nname ${at}` : `name ${at}`,
    ]);
    const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    expect(await decode(rows.map((row) => row.map(cell).join(',')).join('\n'))).toEqual(rows);
  });

  it('lets the page do other things meanwhile', async () => {
    const text = 'Date,Name\n'.repeat(5_000);
    let tasks = 0;
    const other = setInterval(() => (tasks += 1));
    await decode(text);
    clearInterval(other);
    expect(tasks).toBeGreaterThanOrEqual(2);
  });

  it('has the rows that a simple reading has, in every export', async () => {
    const files = EXPORTS.flatMap((each) => Object.entries(each.files)).filter(([name]) => !name.endsWith('.xml'));
    const texts = files.map(([, content]) => content).filter((content) => typeof content === 'string');
    expect(texts.length).toBeGreaterThan(40);
    for (const text of texts) expect(await decode(text)).toEqual(csvRows(text));
  });
});

describe('JSON (product.md, Import: files)', () => {
  it.each(['{"a":1}', '\ufeff {"a":1}\r\n'])('is known by how it begins: %j', async (text) =>
    expect(await decode(text, 'films.txt')).toEqual({ a: 1 }),
  );

  it('is no list of names with brackets', async () => {
    expect(await decode('[x] Umbra (1984)\n[ ] Umbra (2021)', 'films.txt')).toEqual([
      ['[x] Umbra (1984)'],
      ['[ ] Umbra (2021)'],
    ]);
  });
});

describe('a zip', () => {
  it('is its files, each under its own name and the zip’s', async () => {
    const zip = zipOf([
      { name: 'x/a.csv', content: 'a,b' },
      { name: 'x/b.json', content: '[' },
    ]);
    expect(await decoder.decode(aFile('all.zip', zip))).toEqual<ParsedFile[]>([
      {
        name: 'x/a.csv',
        archive: 'all.zip',
        bytes: 3,
        content: { kind: 'text', text: 'a,b', rows: [['a', 'b']], isDamaged: false },
      },
      { name: 'x/b.json', archive: 'all.zip', bytes: 1, content: { kind: 'refused', refusal: 'damaged-file' } },
    ]);
  });

  it('is known by its bytes, whatever it is called', async () => {
    expect(await decode(zipOf([{ name: 'a.csv', content: 'a,b' }]), 'all.csv')).toEqual([['a', 'b']]);
    expect(await decode('Date,Name', 'all.zip')).toEqual([['Date', 'Name']]);
  });

  it('is unknown where nothing in it may hold a list', async () => {
    expect(await decode(zipOf([{ name: 'pictures/list.svg', content: '<xml/>' }]))).toBe('unknown');
  });
});

describe('what is refused (product.md, Import: unreadable files)', () => {
  it.each([
    ['empty', ''],
    ['empty', ' \n\r\n\ufeff'],
    ['web-page', '<!doctype html><html><title>Sign in</title></html>'],
    ['web-page', '\n <?xml version="1.0"?><HTML lang="en">'],
    ['binary', '\0'.repeat(400)],
    ['binary', 'Date,Name\n2024-03-11,\0'],
    ['encoding', new Uint8Array([0x41, 0x6d, 0xe9, 0x6c])],
    ['encoding', new Uint8Array([0xff, 0xfe, 0x00, 0xd8])],
    ['damaged-file', '{"movies": ['],
    ['damaged-file', '[{"title":"Umbra"}'],
    ['damaged-zip', 'PK\u0003\u0004'],
  ])('is said to be %s: %j', async (refusal, content) => expect(await decode(content)).toBe(refusal));

  it('is JSON by its name alone that is none', async () => {
    expect(await decode('Date,Name', 'a.json')).toBe('damaged-file');
  });

  it('is a table whose last quote is open: it is damaged', async () => {
    const [file] = await decoder.decode(aFile('a.csv', 'Date,Name\n2024-03-01,"Umbra,2011\n2024-03-11,Amélie\n'));
    expect(file?.content).toMatchObject({ kind: 'text', isDamaged: true });
    expect((await decoder.decode(aFile('a.csv', 'Date,Name\n1,"The "Best" Film"\n')))[0]?.content).toMatchObject({
      isDamaged: false,
    });
  });

  const never = () => Promise.reject(new Error('The file was moved.'));
  it.each<[string, number]>([
    ['too-large', 200_000_001],
    ['unreadable', 200_000_000],
  ])('is said to be %s, of %i bytes that cannot be read', async (refusal, size) => {
    const file: FileToImport = { name: 'a.csv', size, arrayBuffer: never };
    expect(await decoder.decode(file)).toEqual([{ name: 'a.csv', content: { kind: 'refused', refusal } }]);
  });

  it('is never thrown, whatever the bytes', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.string({ unit: 'binary' }).map((text) => new TextEncoder().encode(text)),
      fc
        .string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', 'a', '\t', '{', '[') })
        .map((text) => new TextEncoder().encode(text)),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (content) => {
        expect(await decoder.decode(aFile('a.csv', content.slice()))).toHaveLength(1);
      }),
      runs(500),
    );
  });
});
