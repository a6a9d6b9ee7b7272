import { describe, expect, it } from 'vitest';
import { LISTING_FILTER_NAMES } from '#domain/discovery/listing-filters.ts';
import type { ListingParams } from '#domain/listing.ts';
import { queriesOf } from '#fixtures/queries-of.ts';
import { knownFilters } from './known-filters.ts';
import { listingCountQuery } from './listing-count-query.ts';
import { listingQuery } from './listing-query.ts';

const MOVIES = { listing: 'movie', sort: 'popularity.desc' } as const;

describe('how many titles a listing would have', () => {
  it('is asked once a choice stands for 400 ms, and told', async () => {
    const asked: (readonly [ListingParams, number])[] = [];
    const { clock, queries } = queriesOf({
      fetchListing: async (query, page) => {
        asked.push([query, page]);
        return { page: 1, totalPages: 4, totalResults: 71, results: [] };
      },
    });
    const count = listingCountQuery(queries, MOVIES);
    const settled: unknown[] = [];
    const end = count.activate();
    void count.settled.then(() => settled.push(count.state));
    await clock.advance(399);
    expect([asked, settled]).toEqual([[], []]);
    await clock.advance(1);
    await clock.settle();
    expect(asked).toEqual([[MOVIES, 1]]);
    expect(settled).toEqual([{ status: 'loaded', value: 71 }]);
    end();
  });

  it('is asked for each choice, and is not the listing itself', () => {
    const { queries } = queriesOf({});
    const count = listingCountQuery(queries, MOVIES);
    expect(listingCountQuery(queries, { ...MOVIES })).toBe(count);
    expect(listingCountQuery(queries, { ...MOVIES, genreId: 18 })).not.toBe(count);
  });
});

it('a listing is another one by its services and filters too', () => {
  const { queries } = queriesOf({});
  const watch = { region: 'DE', services: [8] };
  const choices: readonly ListingParams[] = [
    MOVIES,
    { ...MOVIES, watch },
    { ...MOVIES, watch: { ...watch, region: 'FR' } },
    { ...MOVIES, watch: { ...watch, services: [8, 337] } },
    { ...MOVIES, filters: { minRating: 7 } },
    { ...MOVIES, filters: { minRating: 8 } },
  ];
  const made = choices.map((choice) => listingQuery(queries, 'visit', choice));
  expect(new Set(made).size).toBe(choices.length);
});

it.each([
  ['all of them', 'all' as const, LISTING_FILTER_NAMES],
  ['some', ['language', 'people'] as const, ['language', 'people']],
  ['none that it names', undefined, []],
])('a catalogue knows filters: %s', (_, known, names) => {
  expect(knownFilters(queriesOf(known === undefined ? {} : { knownFilters: known }).queries)).toEqual(names);
});
