import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { PackedDemoData } from '#adapters/demo/packed/packed-demo-data.ts';
import { unpackDemoData } from '#adapters/demo/packed/unpack-demo-data.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { packDemoData } from './pack-demo-data.ts';

const data = generateCatalogue();
const json = JSON.stringify(packDemoData(data));

describe('The packed catalogue', () => {
  it('is unpacked as it was', () => {
    expect(unpackDemoData(JSON.parse(json) as PackedDemoData)).toEqual(data);
  });

  it('is at most 350 kB, and 90 kB on the wire', () => {
    expect(Buffer.byteLength(json)).toBeLessThan(350_000);
    expect(brotliCompressSync(json).length).toBeLessThan(90_000);
  });

  it('does not hide a credit of nobody', () => {
    const [first, ...others] = data.titles;
    const broken = { ...data, titles: [{ ...first!, cast: [[1, 'Nobody'] as const] }, ...others] };
    expect(() => packDemoData(broken)).toThrow('Nobody');
  });
});
