import type { Library } from '#domain/library/library.ts';
import { aPage, movies } from './a-page.ts';
import { openListing, type FetchListing } from './open-listing.tsx';

export const TIME = '2026-11-20T12:00:00.000Z';
const ids = (first: number, last: number) => movies(first, last).map(({ id }) => id);
/** These movies are marked as seen. */
export const seen = (first: number, last: number) => ids(first, last).map((id) => ({ id, seenAt: TIME }));
/** These movies are on a list. */
export const listed = (first: number, last: number) => ids(first, last).map((id) => ({ id, addedAt: TIME }));

/** 10,000 movies on 500 pages. */
const endless: FetchListing = (_, number) =>
  Promise.resolve(
    aPage({
      page: number,
      totalPages: 500,
      totalResults: 10_000,
      results: movies(number * 20 - 19, number * 20),
    }),
  );

/** Opens a listing for a visitor who has a library. */
export const openHiding = async (path: string, library: Partial<Library>, fetch: FetchListing = endless) => {
  const listing = await openListing(path, fetch, { library });
  return {
    ...listing,
    pages: () => listing.asked().map((each) => each.page),
    /** What is said of hidden titles. */
    note: () => listing.screen.container.querySelector('[aria-live]')?.textContent,
    /** Lets everything come that comes by itself. */
    settle: async () => {
      for (let round = 0; round < 12; round += 1) {
        await listing.clock.settle();
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      }
    },
  };
};
