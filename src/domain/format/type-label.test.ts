import { describe, expect, it } from 'vitest';
import { genreName, typeLabel } from './type-label.ts';

const genres = [
  { id: 18, name: 'Drama' },
  { id: 35, name: 'Comedy' },
];

describe('the genre a list names', () => {
  it.each([
    { genre_ids: [35, 18], name: 'Comedy' },
    { genre_ids: [99, 18], name: 'Drama' },
    { genre_ids: [99], name: undefined },
    { genre_ids: [], name: undefined },
  ])('is $name for $genre_ids', ({ genre_ids, name }) => {
    expect(genreName({ genre_ids }, genres)).toBe(name);
  });
});

it('types are labelled (product.md, Cards: type label)', () => {
  expect(typeLabel('tv')).toBe('TV Show');
  expect(typeLabel('movie')).toBe('Movie');
});
