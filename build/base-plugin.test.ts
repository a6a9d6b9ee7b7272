import { expect, it } from 'vitest';
import { baseOf } from './base-plugin.ts';

it.each([
  ['', '/'],
  ['/', '/'],
  ['matinee', '/matinee/'],
  ['/matinee', '/matinee/'],
  ['/matinee/', '/matinee/'],
  ['//a//b/', '/a/b/'],
])('%j is %s (product.md, Configuration: base)', (folder, base) => {
  expect(baseOf(folder)).toBe(base);
});
