import { describe, expect, it } from 'vitest';
import { genreOptions } from './genre-options.ts';

const genres = [
  { id: 28, name: 'Action' },
  { id: 18, name: 'Drama' },
];
const labels = (...options: Parameters<typeof genreOptions>) => genreOptions(...options).map(({ label }) => label);

describe('the genre filter', () => {
  it('offers All Genres, then those of the provider in its order', () => {
    expect(labels(genres, 'all')).toEqual(['All Genres', 'Action', 'Drama']);
    expect(labels(genres, 18)).toEqual(['All Genres', 'Action', 'Drama']);
  });

  it('offers All Genres alone when the genres could not be had', () => {
    expect(labels([], 'all')).toEqual(['All Genres']);
  });

  it('never hides the genre that is chosen', () => {
    expect(genreOptions([], 18)).toEqual([
      { value: 'all', label: 'All Genres' },
      { value: '18', label: 'Genre 18' },
    ]);
    expect(labels(genres, 99)).toContain('Genre 99');
  });
});
