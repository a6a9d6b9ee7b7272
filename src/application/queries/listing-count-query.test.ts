import { describe, expect, it } from 'vitest';
import type { ListingParams } from '#domain/listing.ts';
import { queriesOf } from '#fixtures/queries-of.ts';
import { listingCountQuery } from './listing-count-query.ts';

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

  it('is asked for each choice by itself', () => {
    const { queries } = queriesOf({});
    const count = listingCountQuery(queries, MOVIES);
    expect(listingCountQuery(queries, { ...MOVIES })).toBe(count);
    expect(listingCountQuery(queries, { ...MOVIES, genreId: 18 })).not.toBe(count);
  });
});
