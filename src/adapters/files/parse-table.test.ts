import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseTable } from './parse-table.ts';

const texts = fc
  .array(fc.constantFrom('"', '"', ',', '\n', 'a', ' ', '""', '","', '"\n', ';'), { maxLength: 40 })
  .map((pieces) => pieces.join(''));

it('a table is the same, however it is cut to be parsed (product.md, Import: files)', async () => {
  await fc.assert(
    fc.asyncProperty(texts, fc.integer({ min: 1, max: 12 }), async (text, window) => {
      expect(await parseTable(text, window)).toEqual(await parseTable(text, text.length + 1));
    }),
    { numRuns: 400 },
  );
});
