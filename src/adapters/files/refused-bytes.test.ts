import { describe, expect, it } from 'vitest';
import { aFile } from '#fixtures/import/a-file.ts';
import { zipOf } from '#fixtures/import/zip-of.ts';
import { AnyFileDecoder } from './any-file-decoder.ts';

const decoder = new AnyFileDecoder();
const decode = async (content: string | Uint8Array<ArrayBuffer>, name: string) => {
  const [file] = await decoder.decode(aFile(name, content));
  return file?.content.kind === 'refused' ? file.content.refusal : file?.content.kind;
};

describe('what must be opened elsewhere before (product.md, Import: unreadable files)', () => {
  const bytes = (...numbers: readonly number[]) => new Uint8Array([...numbers, ...Array<number>(600).fill(0)]);
  const compound = (part: string) => {
    const file = bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
    [...part].forEach((letter, at) => (file[512 + at * 2] = letter.charCodeAt(0)));
    return file;
  };
  const xlsx = zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'xl/workbook.xml', content: '<workbook/>' },
  ]);
  const zip = zipOf([{ name: 'watchlist.csv', content: 'Date,Name' }]);

  it.each<[string, string, Uint8Array<ArrayBuffer> | string]>([
    ['workbook', 'watchlist.xlsx', xlsx],
    ['workbook', 'watchlist.csv', xlsx],
    ['workbook', 'a.ods', zipOf([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' }])],
    ['unknown', 'a.odt', zipOf([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }])],
    ['workbook', 'a.numbers', zipOf([{ name: 'Index/Document.iwa', content: 'x' }])],
    ['workbook', 'a.zip', zipOf([{ name: 'My films.numbers/Index/Document.iwa', content: 'x' }])],
    ['workbook', 'a.zip', zipOf([{ name: 'lists/films.xlsx', content: xlsx }])],
    ['workbook', 'a.zip', zipOf([{ name: 'lists/films.csv', content: xlsx }])],
    ['workbook', 'a.xls', compound('Workbook')],
    ['workbook', 'a.csv', compound('Book')],
    ['workbook', 'a.xlsx', compound('EncryptedPackage')],
    ['binary', 'a.doc', compound('WordDocument')],
    ['workbook', 'a.xls', bytes(0x09, 0x08, 0x10, 0x00)],
    ['workbook', 'a.xml', '<?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'],
    ['workbook', 'a.html', '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table></table></html>'],
    ['workbook', 'export.xls', '<html><body><table></table></body></html>'],
    ['web-page', 'export.csv', '<html><body><table></table></body></html>'],
    ['zip-in-zip', 'a.zip', zipOf([{ name: 'Downloads/letterboxd-sample.zip', content: zip }])],
    ['zip-in-zip', 'a.zip', zipOf([{ name: 'letterboxd.csv', content: zip, isStored: true }])],
    ['archive', 'a.zip', zipOf([{ name: 'trakt.7z', content: 'x' }])],
    ['archive', 'a.rar', bytes(0x52, 0x61, 0x72, 0x21, 0x1a, 0x07)],
    ['damaged-file', 'a.csv', bytes(0x1f, 0x8b, 0x08)],
    ['archive', 'a.tar.bz2', bytes(0x42, 0x5a, 0x68, 0x39)],
    ['archive', 'a.zst', bytes(0x28, 0xb5, 0x2f, 0xfd)],
    ['binary', 'watchlist.csv', '%PDF-1.4\n1 0 obj\nendobj\n%%EOF'],
    ['binary', 'list.txt', '%PDF-1.7\ntrailer\n%%EOF'],
    ['binary', 'a.csv', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['binary', 'a.csv', bytes(0x89, 0x50, 0x4e, 0x47)],
  ])('is said to be %s, by what is in it: %s', async (refusal, name, content) => {
    expect(await decode(content, name)).toBe(refusal);
  });

  it('is named, where the zip has lists as well', async () => {
    const both = zipOf([
      { name: 'a.csv', content: 'Date,Name' },
      { name: 'more/b.zip', content: zip },
      { name: '__MACOSX/more/._b.zip', content: 'x' },
    ]);
    expect((await decoder.decode(aFile('all.zip', both))).map(({ name, content }) => [name, content.kind])).toEqual([
      ['a.csv', 'text'],
      ['more/b.zip', 'refused'],
    ]);
  });
});
