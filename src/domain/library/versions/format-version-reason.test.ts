import { expect, it } from 'vitest';
import { formatVersionReason } from './format-version-reason.ts';

it.each([
  [{ before: { done: 'Lists joined' } }, 'before "Lists joined"'],
  [{ before: { removed: 1_400 } }, 'before 1,400 titles were removed'],
  [{}, 'daily'],
])('tells why a version is kept (product.md, Earlier versions: section): %j', (version, text) => {
  expect(formatVersionReason(version)).toBe(text);
});
