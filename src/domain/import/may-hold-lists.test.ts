import { describe, expect, it } from 'vitest';
import { mayHoldLists } from './may-hold-lists.ts';

describe('a file of a zip or a folder (product.md, Import: files)', () => {
  it.each(['a.csv', 'lists/rainy.CSV', 'export/data.json', 'notes.txt', 'a.tsv', 'v1.2/a.csv', './lists/a.csv'])(
    '%s is read',
    (path) => {
      expect(mayHoldLists(path)).toBe(true);
    },
  );

  it.each([
    'poster.jpg',
    'index.html',
    '.DS_Store',
    'lists/._rainy.csv',
    '__MACOSX/a.csv',
    'x/__MACOSX/a.csv',
    '.git/a.json',
    'Thumbs.db',
    'csv',
  ])('%s is not', (path) => {
    expect(mayHoldLists(path)).toBe(false);
  });
});
