import { expect, it } from 'vitest';
import { sourceFiles } from './architecture/source-files.ts';

it('no file input says which files it accepts: Android greys the others out (product.md, Import: choosing)', async () => {
  const inputs = (await sourceFiles()).filter(({ text }) => text.includes('type="file"'));
  expect(inputs.length).toBeGreaterThan(0);
  expect(inputs.filter(({ text }) => /\baccept=/.test(text)).map(({ path }) => path)).toEqual([]);
});
