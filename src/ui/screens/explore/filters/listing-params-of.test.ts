import { describe, expect, it } from 'vitest';
import { listingParamsOf } from './listing-params-of.ts';

describe('what is asked of a listing', () => {
  it.each([
    [undefined, { listing: 'movie', sort: 'vote_average.asc' }],
    [[18], { listing: 'movie', sort: 'vote_average.asc', genreId: 18 }],
    [[18, 35], { listing: 'movie', sort: 'vote_average.asc', genreId: 18, filters: { withGenres: [35] } }],
  ])('with the genres %j', (ids, query) => {
    const filters = ids && { withGenres: ids };
    expect(listingParamsOf('movie', { sort: 'vote_average.asc' }, filters && { filters })).toEqual(query);
  });
});
