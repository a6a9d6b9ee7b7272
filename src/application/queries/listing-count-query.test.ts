import { describe, expect, it } from 'vitest';
import type { ListingParams } from '#domain/listing.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { queriesOf } from '#fixtures/queries-of.ts';
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
    expect(settled).toMatchObject([{ status: 'loaded', value: { totalResults: 71 } }]);
    end();
  });

  it('is asked for each choice by itself', () => {
    const { queries } = queriesOf({});
    const count = listingCountQuery(queries, MOVIES);
    expect(listingCountQuery(queries, { ...MOVIES })).toBe(count);
    expect(listingCountQuery(queries, { ...MOVIES, genreId: 18 })).not.toBe(count);
  });

  it('is the first page of the listing that is shown then, once', async () => {
    let asked = 0;
    const { clock, queries } = queriesOf({
      fetchListing: async (_, page) => {
        asked += 1;
        return { page, totalPages: 4, totalResults: 71, results: [aTitle({ id: page })] };
      },
    });
    const show = async (entry: string) => {
      const listing = listingQuery(queries, entry, MOVIES);
      listing.activate();
      await clock.settle();
      return listing;
    };
    listingCountQuery(queries, MOVIES).activate();
    await clock.advance(400);
    await clock.settle();
    const listing = await show('a');
    expect([listing.state.totalResults, asked]).toEqual([71, 1]);
    listing.loadMore();
    await clock.settle();
    expect([listing.state.items.length, asked]).toEqual([2, 2]);
    listing.restart();
    await clock.settle();
    expect(asked).toBe(3);
    await show('b');
    expect(asked).toBe(4);
  });
});
