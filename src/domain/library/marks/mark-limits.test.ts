import { expect, it } from 'vitest';
import { isKeptNote, isNote, isRating, NOTE_MAX } from './mark-limits.ts';

it.each<[number, boolean]>([
  [1, true],
  [10, true],
  [0, false],
  [11, false],
  [7.5, false],
  [Number.NaN, false],
])('%d is a rating: %s (product.md, Marks: rating)', (value, isOne) => {
  expect(isRating(value)).toBe(isOne);
});

const full = 'a'.repeat(NOTE_MAX);
// One sign of a family is one character, and eleven units of its text.
const families = '👨‍👩‍👧‍👦'.repeat(NOTE_MAX);

it.each<[string, string, boolean, boolean]>([
  ['no text', '', false, false],
  ['a sign', 'a', true, true],
  ['500 characters', full, true, true],
  ['501 characters', `${full}a`, false, false],
  ['500 characters of several units', families, true, true],
  ['501 of them', `${families}a`, false, false],
  ['two notes that were joined', `${full}\n\n${full}`, false, true],
  ['a note and a paragraph that is too long', `a\n\n${full}a`, false, false],
  ['a note between empty lines', `\n\n${full}\n\n`, false, true],
])(
  'is a note, and may be one of a mark, or is not: %s (product.md, Marks: note) (product.md, Marks: joined notes)',
  (_, text, isOne, isKept) => {
    expect([isNote(text), isKeptNote(text)]).toEqual([isOne, isKept]);
  },
);
