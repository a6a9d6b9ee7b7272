import { describe, expect, it } from 'vitest';
import type { Collection } from '#domain/library/collection.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { Collections } from './collections.ts';

const MOVIES = [{ id: 5 }, { id: 6 }];
const NOIR: Collection = { id: '7', name: 'Noir', description: 'At night', movies: MOVIES, createdAt: '2026-01-01' };

const setup = (collection: Collection = NOIR) => {
  const library = libraryDeps({ collections: [collection] });
  return { ...library, change: new Collections(library.deps), own: () => library.library().collections[0] };
};

// product.md, Collections: change.
describe('changing a collection', () => {
  it('gives it the trimmed name and the cut description, says so, and takes it back', () => {
    const { change, own, messages, offers, undo } = setup();
    expect(change.rename('7', { name: '  Film noir ', description: ` ${'a'.repeat(201)}` })).toBe(true);
    expect(own()).toEqual({ ...NOIR, name: 'Film noir', description: 'a'.repeat(200) });
    expect(messages()).toEqual([['success', 'Collection changed']]);
    expect(offers()).toBe('Undo');
    undo();
    expect(own()).toEqual(NOIR);
  });

  it.each([
    ['', '7'],
    ['   ', '7'],
    ['a'.repeat(51), '7'],
    ['Film noir', 'gone'],
  ])('does nothing for the name %j of the collection %s', (name, id) => {
    const { change, own, messages } = setup();
    expect(change.rename(id, { name, description: '' })).toBe(false);
    expect(own()).toBe(own());
    expect(own()).toEqual(NOIR);
    expect(messages()).toEqual([]);
  });

  it('says nothing where nothing is another, and allows the name of another one', () => {
    const { change, messages } = setup();
    expect(change.rename('7', { name: 'Noir ', description: 'At night' })).toBe(true);
    expect(messages()).toEqual([]);
  });

  it('gives it a cover, or none again', () => {
    const { change, own, messages } = setup();
    change.setCover('7', 'movie:6');
    expect(own()).toEqual({ ...NOIR, cover: 'movie:6' });
    change.setCover('7', undefined);
    expect(own()).toEqual(NOIR);
    expect(messages()).toEqual([
      ['success', 'Cover changed'],
      ['success', 'Cover changed'],
    ]);
  });
});
