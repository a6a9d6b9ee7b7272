import { expect, it } from 'vitest';
import { answerName } from './answer-name.ts';

// product.md, Links: answer.
it.each<[string | undefined, string]>([
  ['Rainy Sundays', 'Answer to Rainy Sundays'],
  [undefined, 'Answer to a shared list'],
  ['Answer to Rainy Sundays', 'Answer to Rainy Sundays'],
  ['ليالي ممطرة', 'Answer to ليالي ممطرة'],
  ['n'.repeat(50), `Answer to ${'n'.repeat(40)}`],
  ['👩‍👩‍👧‍👦'.repeat(50), `Answer to ${'👩‍👩‍👧‍👦'.repeat(40)}`],
])('the answer to %s is called %s', (name, expected) => {
  expect(answerName(name === undefined ? {} : { name })).toBe(expected);
});
