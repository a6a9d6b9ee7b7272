import { describe, expect, it } from 'vitest';
import { DEFAULT_SORT, LISTINGS, LISTING_NAMES, isListingName } from './listing.ts';
import { sortsOf } from './sorts-of.ts';

describe('listings', () => {
  it('are six (product.md, Explore: listings)', () => {
    expect(LISTING_NAMES).toEqual(['movie', 'tv', 'trending', 'coming-soon', 'top-rated', 'awards']);
  });

  it.each([
    ['movie', 'Movies', "You've seen all available movies", 'movie', true],
    ['tv', 'TV Shows', "You've seen all available TV shows", 'tv', true],
    ['trending', 'Trending', "You've seen all available trending titles", undefined, false],
    ['coming-soon', 'Coming Soon', "You've seen all available coming soon titles", 'movie', false],
    ['top-rated', 'Top Rated', "You've seen all available top rated movies", 'movie', false],
    ['awards', 'Awards', "You've seen all available award-winning movies", 'movie', true],
  ] as const)(
    '%s is titled %s, ends with "%s", has titles of type %s, from discover: %s',
    (name, title, end, mediaType, discovers) => {
      const listing = LISTINGS[name];
      expect([listing.title, `You've seen all available ${listing.noun}`]).toEqual([title, end]);
      expect([listing.mediaType, listing.discovers]).toEqual([mediaType, discovers]);
    },
  );

  it.each(['nonsense', '', 'Movie', 'toString', '__proto__'])('do not include %j', (name) =>
    expect(isListingName(name)).toBe(false),
  );

  // product.md, Explore: sorts.
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
  ] as const)('%s offers its sorts (product.md, Explore: sorts)', (name, sorts) =>
    expect(sortsOf(name)).toEqual(sorts),
  );
});
