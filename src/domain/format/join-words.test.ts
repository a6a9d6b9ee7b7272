import { expect, it } from 'vitest';
import { joinWords } from './join-words.ts';

it.each([
  [[], ''],
  [['one'], 'one'],
  [['one', 'two'], 'one and two'],
  [['one', 'two', 'three'], 'one, two and three'],
])('joins %j to "%s"', (words, text) => {
  expect(joinWords(words)).toBe(text);
});

it('puts another word before the last, where one is given', () => {
  expect(joinWords(['one', 'two', 'three'], 'or')).toBe('one, two or three');
  expect(joinWords(['one'], 'or')).toBe('one');
});
