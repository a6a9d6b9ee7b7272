import { expect, it } from 'vitest';
import { checkedText } from './checked-text.ts';

it.each([
  [48, 212, 'Checked 48 of 212'],
  [0, 1, 'Checked 0 of 1'],
  [1_024, 10_000, 'Checked 1,024 of 10,000'],
])('%i of %i titles are told as %s (product.md, Lists: asked)', (checked, total, text) => {
  expect(checkedText(checked, total)).toBe(text);
});
