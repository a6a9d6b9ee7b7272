import { expect, it } from 'vitest';
import { inCountry } from './in-country.ts';

it.each([
  ['Germany', 'in Germany'],
  ['United States', 'in the United States'],
  ['United Kingdom', 'in the United Kingdom'],
  ['Netherlands', 'in the Netherlands'],
  ['Cayman Islands', 'in the Cayman Islands'],
  ['Dominican Republic', 'in the Dominican Republic'],
  ['Iceland', 'in Iceland'],
])('%s is said as %s (product.md, Where to watch: none)', (name, said) => {
  expect(inCountry(name)).toBe(said);
});
