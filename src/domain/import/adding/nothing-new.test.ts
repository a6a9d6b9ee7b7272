import { expect, it } from 'vitest';
import { type Gain, nothingNewText } from './gain-of.ts';

it.each<[string, readonly Gain[], boolean]>([
  ['Everything in it is here already', ['here', 'here'], false],
  ['Everything in it that can be kept is here already', ['here', 'here'], true],
  ['Everything in it that can be kept is here already', ['here', 'none'], false],
  ['Nothing of it can be kept here', ['none'], false],
  ['Nothing of it can be kept here', [], true],
])('where nothing is new it is said "%s" (product.md, Import: nothing new): %j, %s', (text, gains, isCut) => {
  expect(nothingNewText({ gains, isCut })).toBe(text);
});
