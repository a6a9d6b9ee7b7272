import { expect, it } from 'vitest';
import { senderText } from './sender-text.ts';

it.each([
  [{}, ''],
  [{ rating: 8 }, 'Theirs: 8 of 10'],
  [{ seenOn: '2026-01-31' }, 'Theirs: seen January 31, 2026'],
  [{ seenOn: null }, 'Theirs: seen some time'],
  [{ rating: 10, seenOn: '2026-01-31' }, 'Theirs: 10 of 10, seen January 31, 2026'],
])('of %j the sender says %j (product.md, Links: theirs)', (shared, text) => {
  expect(senderText(shared)).toBe(text);
});
