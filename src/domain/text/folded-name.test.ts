import { expect, it } from 'vitest';
import { foldedName } from './folded-name.ts';
import { parseJson } from './parse-json.ts';

it.each([
  ["Ocean's Eleven", 'Oceans Eleven'],
  ['Ocean’s Eleven', 'oceans eleven'],
  ['‘Round Midnight', '`Round midnight'],
  ['Fast & Furious', 'Fast and Furious'],
  ['Fast&Furious', 'fast and furious'],
  ['Amélie', 'amelie'],
])('%s is the same name as %s', (one, other) => {
  expect(foldedName(one)).toBe(foldedName(other));
  expect(foldedName(one)).not.toBe('');
});

it('names stay apart that have other letters', () => {
  expect(foldedName('Oceans')).not.toBe(foldedName('Oceana'));
});

it.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['{', undefined],
  ['', undefined],
])('the JSON text %j is %j', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});
