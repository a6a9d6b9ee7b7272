import type { Row } from '#domain/import/parsed-file.ts';

const CELL = /(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n|$)/gy;

/** A table with commas and quotes, cell by cell: slow, and so simple that it is surely right. */
export const csvRows = (text: string): readonly Row[] => {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(CELL)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
};
