import { expect, it } from 'vitest';
import { collectionKey, isUntouchedDefault } from './collection.ts';

const feelGood = { id: '3', name: 'Feel Good', description: 'Movies that make you smile' };

it('a collection’s id is one, as a number or as text', () => {
  expect(collectionKey({ id: 77 })).toBe(collectionKey({ id: '77' }));
});

it.each<[string, Parameters<typeof isUntouchedDefault>[0], boolean]>([
  ['as it came', feelGood, true],
  ['its id as a number', { ...feelGood, id: 3 }, true],
  ['renamed', { ...feelGood, name: 'Noir' }, false],
  ['described otherwise', { ...feelGood, description: '' }, false],
  ['of the visitor’s, with a default one’s name', { ...feelGood, id: '1763640000000' }, false],
  ['with another default one’s id', { ...feelGood, id: '2' }, false],
])('a default collection is as it came: %s (product.md, Collections: defaults)', (_, collection, isSo) => {
  expect(isUntouchedDefault(collection)).toBe(isSo);
});
