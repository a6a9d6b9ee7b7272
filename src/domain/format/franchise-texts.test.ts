import { expect, it } from 'vitest';
import { seenOf } from './seen-of.ts';
import { withinFranchise } from './within-franchise.ts';

it.each([
  [0, 1, '0 of 1 seen'],
  [3, 8, '3 of 8 seen'],
  [1_000, 1_200, '1,000 of 1,200 seen'],
])('says that %i of %i parts are seen (product.md, Franchise: seen)', (seen, all, text) => {
  expect(seenOf(seen, all)).toBe(text);
});

it.each([
  ['Alien Collection', 'Alien Collection'],
  ['The Godfather Collection', 'Godfather Collection'],
  [' the Matrix Collection', 'Matrix Collection'],
  ['Theodore Collection', 'Theodore Collection'],
  ['The', 'The'],
  ['الفيلم الأخير', 'الفيلم الأخير'],
])('a title is part of the … %s (product.md, Franchise: row)', (name, within) => {
  expect(withinFranchise(name)).toBe(within);
});
