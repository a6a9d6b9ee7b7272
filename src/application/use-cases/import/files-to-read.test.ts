import { describe, expect, it } from 'vitest';
import type { FileToImport } from '../../ports/library/file-decoder.ts';
import { filesToRead } from './files-to-read.ts';

const aFile = (name: string, folder?: string, size = 10): FileToImport => ({
  name,
  size,
  ...(folder !== undefined && { folder }),
  arrayBuffer: async () => new ArrayBuffer(0),
});
const read = (files: readonly FileToImport[]) => filesToRead(files).map(({ file, refusal }) => refusal ?? file.name);

describe('a folder that is dropped (product.md, Import: folders)', () => {
  it('has its tables, JSON, texts and zips read, and nothing that is hidden', () => {
    const names = [
      'a/watchlist.csv',
      'a/lists/rainy.csv',
      'a/.DS_Store',
      'a/__MACOSX/watchlist.csv',
      'a/p.jpg',
      'a/b.zip',
    ];
    expect(read(names.map((name) => aFile(name, 'a')))).toEqual(['a/watchlist.csv', 'a/lists/rainy.csv', 'a/b.zip']);
  });

  it('may be one of several, among files, which are read whatever they are called', () => {
    const files = [aFile('one.bin'), aFile('a/x.csv', 'a'), aFile('two'), aFile('b/x.csv', 'b')];
    expect(read(files).toSorted()).toEqual(['a/x.csv', 'b/x.csv', 'one.bin', 'two']);
  });

  it('is unknown where nothing in it can hold lists', () => {
    expect(read([aFile('a/p.jpg', 'a'), aFile('a/.DS_Store', 'a'), aFile('x.csv')])).toEqual(['unknown', 'x.csv']);
  });

  it('has the limits of a zip', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => aFile(`a/${at}.csv`, 'a'));
    expect(read(many(20_000))).toHaveLength(20_000);
    expect(read(many(20_001))).toEqual(['folder-too-large']);
    expect(read([aFile('a/1.csv', 'a', 50_000_000)])).toEqual(['a/1.csv']);
    expect(read([aFile('a/1.csv', 'a', 50_000_000), aFile('a/2.csv', 'a', 1)])).toEqual(['folder-too-large']);
    expect(read([aFile('a/1.csv', 'a'), aFile('a/film.mkv', 'a', 9_000_000_000)])).toEqual(['a/1.csv']);
  });
});

describe('all that is chosen at once (product.md, Import: limits)', () => {
  it.each<[string, readonly FileToImport[], readonly string[]]>([
    [
      '200 MB in two',
      [aFile('a.csv', undefined, 100_000_000), aFile('b.csv', undefined, 100_000_000)],
      ['a.csv', 'b.csv'],
    ],
    [
      'more in three',
      [aFile('a.csv', undefined, 150_000_000), aFile('b.csv', undefined, 50_000_000), aFile('c.csv', undefined, 1)],
      ['a.csv', 'b.csv', 'files-too-large'],
    ],
    [
      'more in many folders',
      Array.from({ length: 5 }, (_, at) => aFile(`${at}/x.csv`, `${at}`, 50_000_000)),
      ['0/x.csv', '1/x.csv', '2/x.csv', '3/x.csv', 'files-too-large'],
    ],
    [
      'one that is too large alone',
      [aFile('a.csv', undefined, 300_000_000), aFile('b.csv', undefined, 10)],
      ['a.csv', 'b.csv'],
    ],
  ])('%s', (_, files, expected) => {
    expect(read(files)).toEqual(expected);
  });
});
