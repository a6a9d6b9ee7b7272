import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LISTING_NAMES } from '#domain/listing.ts';
import { sortsOf } from '#domain/sorts-of.ts';
import { listingParamsOf, readChoice, writeChoice } from './listing-choice.ts';

const read = (name: (typeof LISTING_NAMES)[number], search: string) => readChoice(name, new URLSearchParams(search));
const defaults = { sort: 'popularity.desc', view: 'grid' };

describe("a listing's choice in the URL", () => {
  it('is the most popular first, as a grid, when the URL says nothing', () => {
    expect(read('movie', '')).toEqual(defaults);
  });

  it('is what the URL says', () => {
    expect(read('movie', 'sort=release_date.asc&view=list')).toEqual({
      sort: 'release_date.asc',
      view: 'list',
    });
  });

  it.each([
    ['an unknown sort', 'movie', 'sort=title.asc'],
    ["a show's sort for movies", 'movie', 'sort=first_air_date.desc'],
    ["a movie's sort for shows", 'tv', 'sort=release_date.desc'],
    ['a sort where none is offered', 'top-rated', 'sort=vote_average.desc'],
    ['an unknown view', 'movie', 'view=table'],
    ['nothing given', 'movie', 'sort=&view='],
  ] as const)('ignores %s', (_, name, search) => {
    expect(read(name, search)).toEqual(defaults);
  });

  it('leaves defaults out of the URL, and what is not its own in it', () => {
    const params = new URLSearchParams('from=mail&sort=vote_average.desc&view=list');
    expect(writeChoice(params, read('movie', '')).toString()).toBe('from=mail');
  });

  it('reads back whatever it wrote', () => {
    const choices = fc.constantFrom(...LISTING_NAMES).chain((name) =>
      fc.record({
        name: fc.constant(name),
        sort: fc.constantFrom('popularity.desc' as const, ...sortsOf(name)),
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

describe('what an address hides (product.md, Hiding: address)', () => {
  it.each([
    ['hide=seen', ['seen']],
    ['hide=listed,seen', ['seen', 'listed']],
    ['hide=seen%2Clisted', ['seen', 'listed']],
    ['hide=seen,unrated', ['seen']],
    ['hide=', []],
    ['hide=nonsense', []],
    ['genre=18', undefined],
  ])('%s', (search, expected) => {
    expect(read('movie', search).hides).toEqual(expected);
  });

  it('is written beside the other parameters, and left out where it is nothing', () => {
    const params = writeChoice(new URLSearchParams('genre=18'), { hides: ['seen', 'listed'] });
    expect(params.toString()).toBe('genre=18&hide=seen%2Clisted');
    expect(writeChoice(params, { hides: [] }).toString()).toBe('genre=18');
  });
});

describe('what is asked of a listing', () => {
  it.each([
    [undefined, { listing: 'movie', sort: 'vote_average.asc' }],
    [[18], { listing: 'movie', sort: 'vote_average.asc', genreId: 18 }],
    [[18, 35], { listing: 'movie', sort: 'vote_average.asc', genreId: 18, filters: { withGenres: [35] } }],
  ])('with the genres %j', (ids, query) => {
    const filters = ids && { withGenres: ids };
    expect(listingParamsOf({ listing: 'movie', sort: 'vote_average.asc', ...(filters && { filters }) })).toEqual(query);
  });
});
