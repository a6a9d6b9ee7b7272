import { expect, it } from 'vitest';
import { formatIdentifier } from './format-identifier.ts';

it.each([
  [undefined, 'Loading...'],
  ['fp_0123456789abcdef', 'Browser ID'],
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.71', '203.0.113.71'],
  ['203.0.113.171', '203.0.113.17...'],
  ['2001:db8::8a2e:370:7334', '2001:db8::8a...'],
  ['unknown', 'unknown'],
])('shows %s as %s (product.md, Frame: user id)', (identifier, shown) => {
  expect(formatIdentifier(identifier)).toBe(shown);
});
