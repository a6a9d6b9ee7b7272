import { expect, it } from 'vitest';
import { foldedName } from './folded-name.ts';

it.each([
  ["Ocean's Eleven", 'Oceans Eleven'],
  ['Ocean’s Eleven', 'oceans eleven'],
  ['‘Round Midnight', '`Round midnight'],
  ['Fast & Furious', 'Fast and Furious'],
  ['Fast&Furious', 'fast and furious'],
])('%s is the same name as %s', (one, other) => {
  expect(foldedName(one)).toBe(foldedName(other));
  expect(foldedName(one)).not.toBe('');
});

it('names stay apart that have other letters', () => {
  expect(foldedName('Oceans')).not.toBe(foldedName('Oceana'));
});
