import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryFilters } from '#fixtures/arbitrary-filters.ts';
import { chooseGenre, joinGenres, partGenres } from './listing-genres.ts';

describe('the genres of a listing (product.md, Explore: genres)', () => {
  it.each([
    [{ filters: {} }, {}],
    [{ genreId: 28, filters: {} }, { withGenres: [28] }],
    [{ genreId: 28, filters: { withGenres: [18, 35] } }, { withGenres: [28, 18, 35] }],
    [
      { genreId: 28, filters: { language: 'fr', withGenres: [18, 28] } },
      { language: 'fr', withGenres: [28, 18] },
    ],
  ])('%j are one choice: %j', (parted, joined) => {
    expect(joinGenres(parted)).toEqual(joined);
  });

  it('are the same again once they are parted, its own first', () => {
    expect(partGenres({ withGenres: [18, 28], minRating: 7 })).toEqual({
      genreId: 18,
      filters: { withGenres: [28], minRating: 7 },
    });
    fc.assert(
      fc.property(arbitraryFilters('movie'), (filters) => {
        expect(joinGenres(partGenres(filters))).toEqual(filters);
      }),
    );
  });

  it.each([
    [{ withGenres: [28, 18] }, 35, { withGenres: [35] }],
    [{ withGenres: [28, 18], minRating: 7 }, undefined, { minRating: 7 }],
    [{ withoutGenres: [35, 27] }, 35, { withGenres: [35], withoutGenres: [27] }],
    [{ withoutGenres: [35] }, 35, { withGenres: [35] }],
  ])('of %j become those of the one that is chosen, %j', (joined, genre, chosen) => {
    expect(chooseGenre(joined, genre)).toEqual(chosen);
  });
});
