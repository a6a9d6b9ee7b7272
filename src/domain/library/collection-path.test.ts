import { describe, expect, it } from 'vitest';
import { OPEN_PARAM, collectionPath } from './collection-path.ts';

const pathOf = (id: string | number) => collectionPath({ id, name: '', description: '', movies: [] });

describe('the address of a collection', () => {
  it.each(['2', 77, '1700000000000'])('carries the id %j as it is', (id) => {
    expect(pathOf(id)).toBe(`/collections?open=${id}`);
  });

  it.each(['<b>Noir</b> & more', 'a=b?c#d', '100 %', '+', ''])('can be read back for %j', (id) => {
    const { searchParams } = new URL(pathOf(id), 'https://matinee.test');
    expect(searchParams.get(OPEN_PARAM)).toBe(id);
  });

  it('can be made of half a character', () => expect(pathOf('\uD83C')).toBe('/collections?open=%EF%BF%BD'));
});
