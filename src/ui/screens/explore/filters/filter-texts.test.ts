import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryFilters } from '#fixtures/arbitrary-filters.ts';
import { droppedText, listingFiltersOn, showText } from './filter-texts.ts';

const NO_NAMES = { genres: [], names: new Map<string, string>() };

describe('the filters that are on (product.md, Explore: filters)', () => {
  it('are taken away one after the other until none is left, each told once', () => {
    fc.assert(
      fc.property(arbitraryFilters('movie'), (filters) => {
        let left = filters;
        for (const { key, text } of listingFiltersOn(filters, NO_NAMES)) {
          expect(text).not.toBe('');
          const found = listingFiltersOn(left, NO_NAMES).find((each) => each.key === key);
          left = found?.without ?? left;
        }
        expect(left).toEqual({});
      }),
    );
  });

  it.each([
    [{ fromYear: 1990 }, 'From 1990'],
    [{ toYear: 1999 }, 'Until 1999'],
    [{ fromYear: 1999, toYear: 1999 }, '1999'],
    [{ minRating: 7.5 }, 'Rated 7.5 or more'],
    [{ minVotes: 1_000 }, 'At least 1,000 votes'],
    [{ maxRuntime: 100 }, 'Up to 1h 40m'],
    [{ language: 'cn' }, 'In Cantonese'],
    [{ country: 'US' }, 'Made in the United States'],
    [{ country: 'SU' }, 'Made in the Soviet Union'],
    [{ withGenres: [18] }, 'Genre 18'],
    [{ networks: [213] }, 'Network 213'],
    [{ status: 3 }, 'Ended'],
    [{ certification: { country: 'GB', upTo: '12A' } }, 'Up to 12A in the United Kingdom'],
  ])('%j is told as %j', (filters, text) => {
    expect(listingFiltersOn(filters, NO_NAMES).map((on) => on.text)).toEqual([text]);
  });
});

it('what is pressed says how many there are (product.md, Explore: filters)', () => {
  expect([0, 1, 214, 10_000, undefined].map((count) => showText(count, 'movie'))).toEqual([
    'Show 0 movies',
    'Show 1 movie',
    'Show 214 movies',
    'Show 10,000 movies',
    'Show movies',
  ]);
  expect([showText(2, 'tv'), showText(undefined, undefined)]).toEqual(['Show 2 TV shows', 'Show titles']);
});

it('what is dropped is told in words (product.md, Explore: dropped filters)', () => {
  expect(droppedText(['networks', 'status'], 'movie')).toBe(
    'Left out, as movies cannot be filtered by it here: network and status.',
  );
});
