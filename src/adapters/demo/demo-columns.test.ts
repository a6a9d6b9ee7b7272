import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { fromColumns, toColumns, type DemoColumns } from './demo-columns.ts';

const data = generateCatalogue();
const json = JSON.stringify(toColumns(data));

describe('the demo catalogue by columns', () => {
  it('is the same when it is rows again', () => {
    expect(fromColumns(JSON.parse(json) as DemoColumns)).toStrictEqual(data);
  });

  it('takes at most 105 kB on the wire', () => {
    expect(brotliCompressSync(json).length).toBeLessThan(105_000);
  });
});
