import { expect, it } from 'vitest';
import { isRegionCode } from './watch-region.ts';

it.each([
  ['DE', true],
  ['DEU', false],
  ['de', false],
  ['xDE', false],
  ['', false],
])('%j is a country’s code: %s', (code, isOne) => {
  expect(isRegionCode(code)).toBe(isOne);
});
