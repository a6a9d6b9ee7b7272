import { expect, it } from 'vitest';
import { markText } from './mark-text.ts';

it.each([
  [undefined, ''],
  [{}, ''],
  [{ note: 'Twice.', hiddenAt: '2026-11-20T12:00:00.000Z' }, ''],
  [{ seenAt: null }, 'Seen'],
  [{ rating: 8 }, 'Your rating 8 of 10'],
  [{ seenAt: '2026-11-20T12:00:00.000Z', rating: 1 }, 'Seen, your rating 1 of 10'],
])('of %o is said: %s (product.md, Marks: cards)', (mark, expected) => {
  expect(markText(mark)).toBe(expected);
});
