import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LISTING_NAMES } from '#domain/listing.ts';
import { sortsOf } from '#domain/sorts-of.ts';
import { listingParamsOf, readChoice, writeChoice } from './listing-choice.ts';

const read = (name: (typeof LISTING_NAMES)[number], search: string) => readChoice(name, new URLSearchParams(search));
const defaults = { sort: 'popularity.desc', genre: 'all', view: 'grid' };

describe("a listing's choice in the URL", () => {
  it('is the most popular first, all genres, as a grid, when the URL says nothing', () => {
    expect(read('movie', '')).toEqual(defaults);
  });

  it('is what the URL says', () => {
    expect(read('movie', 'sort=release_date.asc&genre=18&view=list')).toEqual({
      sort: 'release_date.asc',
      genre: 18,
      view: 'list',
    });
  });

  it.each([
    ['an unknown sort', 'movie', 'sort=title.asc'],
    ["a show's sort for movies", 'movie', 'sort=first_air_date.desc'],
    ["a movie's sort for shows", 'tv', 'sort=release_date.desc'],
    ['a sort where none is offered', 'top-rated', 'sort=vote_average.desc'],
    ['a genre that is no id', 'movie', 'genre=Drama'],
    ['a genre that is no positive id', 'movie', 'genre=-1'],
    ['a genre where there is no filter', 'trending', 'genre=18'],
    ['an unknown view', 'movie', 'view=table'],
    ['nothing given', 'movie', 'sort=&genre=&view='],
  ] as const)('ignores %s', (_, name, search) => {
    expect(read(name, search)).toEqual(defaults);
  });

  it('leaves defaults out of the URL, and what is not its own in it', () => {
    const params = new URLSearchParams('from=mail&sort=vote_average.desc&genre=18&view=list');
    expect(writeChoice(params, read('movie', '')).toString()).toBe('from=mail');
  });

  it('reads back whatever it wrote', () => {
    const choices = fc.constantFrom(...LISTING_NAMES).chain((name) =>
      fc.record({
        name: fc.constant(name),
        sort: fc.constantFrom('popularity.desc' as const, ...sortsOf(name)),
        genre:
          sortsOf(name).length > 0
            ? fc.oneof(
                fc.constant('all' as const),
                fc.nat().map((id) => id + 1),
              )
            : fc.constant('all' as const),
        view: fc.constantFrom('grid' as const, 'list' as const),
      }),
    );
    fc.assert(
      fc.property(choices, ({ name, ...choice }) => {
        expect(readChoice(name, writeChoice(new URLSearchParams(), choice))).toEqual(choice);
      }),
    );
  });
});

describe('what is asked of a listing', () => {
  it.each([
    ['all', { listing: 'movie', sort: 'vote_average.asc' }],
    [18, { listing: 'movie', sort: 'vote_average.asc', genreId: 18 }],
  ] as const)('with the genre %s', (genre, query) => {
    expect(listingParamsOf('movie', { sort: 'vote_average.asc', genre, view: 'list' })).toEqual(query);
  });
});
