import { describe, expect, it } from 'vitest';
import { genreOptions, genreValue } from './genre-options.ts';

const genres = [
  { id: 28, name: 'Action' },
  { id: 18, name: 'Drama' },
];
const labels = (...options: Parameters<typeof genreOptions>) => genreOptions(...options).map(({ label }) => label);

describe('the genre filter', () => {
  it('offers All Genres, then those of the provider in its order', () => {
    expect(labels(genres, undefined)).toEqual(['All Genres', 'Action', 'Drama']);
    expect(labels(genres, [18])).toEqual(['All Genres', 'Action', 'Drama']);
  });

  it('offers All Genres alone when the genres could not be had', () => {
    expect(labels([], undefined)).toEqual(['All Genres']);
  });

  it('never hides the genre that is chosen', () => {
    expect(genreOptions([], [18])).toEqual([
      { value: 'all', label: 'All Genres' },
      { value: '18', label: 'Genre 18' },
    ]);
    expect(labels(genres, [99])).toContain('Genre 99');
  });

  it('says how many there are where two or more are chosen (product.md, Explore: genres)', () => {
    expect(labels(genres, [18, 99])).toEqual(['All Genres', '2 genres', 'Action', 'Drama']);
    const shown = (chosen: readonly number[] | undefined) =>
      genreOptions(genres, chosen).find(({ value }) => value === genreValue(chosen))?.label;
    expect([shown(undefined), shown([18]), shown([99]), shown([18, 28, 99])]).toEqual([
      'All Genres',
      'Drama',
      'Genre 99',
      '3 genres',
    ]);
  });
});
