import { expect, it } from 'vitest';
import { isBlank } from './is-blank.ts';

it.each([
  ['', true],
  [' \u200E\u200F\u202B\n', true],
  ['\u200Fا', false],
  ['…', false],
])('%j has nothing to be seen: %s', (text, isNothing) => {
  expect(isBlank(text)).toBe(isNothing);
});
