import { describe, expect, it } from 'vitest';
import { LISTING_NAMES } from '#domain/listing.ts';
import { sortsOf } from '#domain/sorts-of.ts';
import { sortOptions } from './sort-options.ts';

describe('the sort selector', () => {
  it.each(['movie', 'tv', 'awards'] as const)('names what %s can be sorted by', (name) => {
    expect(sortOptions(name).map(({ label }) => label)).toEqual([
      'Most popular',
      'Least popular',
      'Highest rated',
      'Lowest rated',
      'Newest first',
      'Oldest first',
      'Title, A to Z',
      'Title, Z to A',
    ]);
  });

  it.each(LISTING_NAMES)('offers every sort of %s, and no other', (name) => {
    expect(
      sortOptions(name)
        .map(({ value }) => value)
        .toSorted(),
    ).toEqual(sortsOf(name).toSorted());
  });
});
