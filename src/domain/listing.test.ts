import { describe, expect, it } from 'vitest';
import { DEFAULT_SORT, LISTING_NAMES, isListingName, sortsOf } from './listing.ts';

describe('listings', () => {
  it('are the six of the spec', () => {
    expect(LISTING_NAMES).toEqual(['movie', 'tv', 'trending', 'coming-soon', 'top-rated', 'awards']);
  });

  it.each(['nonsense', '', 'Movie', 'toString', '__proto__'])('do not include %j', (name) =>
    expect(isListingName(name)).toBe(false),
  );

  it('sort by popularity.desc by default', () => expect(DEFAULT_SORT).toBe('popularity.desc'));

  const shared = ['popularity.desc', 'popularity.asc', 'vote_average.desc', 'vote_average.asc'];
  const forMovies = ['release_date.desc', 'release_date.asc', 'original_title.desc', 'original_title.asc'];
  it.each([
    ['movie', [...shared, ...forMovies]],
    ['awards', [...shared, ...forMovies]],
    ['tv', [...shared, 'first_air_date.desc', 'first_air_date.asc', 'original_name.desc', 'original_name.asc']],
    ['trending', []],
    ['coming-soon', []],
    ['top-rated', []],
  ] as const)('%s offers the sorts of the spec', (name, sorts) => expect(sortsOf(name)).toEqual(sorts));
});
