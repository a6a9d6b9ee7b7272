import { expect, it } from 'vitest';
import { personPath } from './person.ts';

it('a person has a screen at /person/{id} (product.md, Cards: link)', () => {
  expect(personPath({ id: 1396 })).toBe('/person/1396');
});
