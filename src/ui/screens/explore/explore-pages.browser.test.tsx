import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CatalogError } from '#domain/catalog-failure.ts';
import { aPage, movies } from '#fixtures/ui/a-page.ts';
import { hundred, movieNames, openListing, type FetchListing } from '#fixtures/ui/open-listing.tsx';
import { scrollUntil } from '#fixtures/ui/scroll-until.ts';

const failure = () => new CatalogError({ kind: 'network' });

beforeEach(async () => {
  await page.viewport(390, 800);
  window.scrollTo(0, 0);
});

describe('the next page', () => {
  it('is asked for within 1000 px of the end, not before (product.md, Explore: paging)', async () => {
    const { asked, names, clock } = await openListing('/movie');
    await scrollUntil(1_020);
    expect(asked().map((each) => each.page)).toEqual([1]);
    await scrollUntil(980);
    await clock.settle();
    expect(asked().map((each) => each.page)).toEqual([1, 2]);
    expect(names()).toHaveLength(40);
  });

  it('is asked for at once while the list does not fill the window', async () => {
    const few: FetchListing = (_, number) =>
      Promise.resolve(
        aPage({ page: number, totalPages: 3, totalResults: 6, results: movies(number * 2 - 1, number * 2) }),
      );
    const { screen, names } = await openListing('/movie', few);
    await expect.poll(() => names()).toHaveLength(6);
    await expect.element(screen.getByText("You've seen all available movies.")).toBeVisible();
  });

  it('shows no title twice, whatever the provider repeats', async () => {
    const { names } = await openListing('/movie', (_, number) =>
      Promise.resolve(
        aPage({ page: number, totalPages: 2, totalResults: 6, results: number === 1 ? movies(1, 3) : movies(3, 5) }),
      ),
    );
    await expect.poll(() => names(movieNames(1, 5))).toEqual(movieNames(1, 5));
  });
});

describe('a listing that fails (product.md, Errors and retry: explore failure)', () => {
  it('is tried 3 more times, at 1 s, 2 s and 3 s, then says so and offers Try Again', async () => {
    const fetch = vi.fn<FetchListing>().mockImplementation(() => Promise.reject(failure()));
    const { screen, clock, placeholders, press, names, fetchListing } = await openListing('/coming-soon', fetch);
    await clock.advance(5_999);
    expect(placeholders()).toBe(20);
    expect(fetchListing).toHaveBeenCalledTimes(3);
    await clock.advance(1);
    expect(fetchListing).toHaveBeenCalledTimes(4);
    await expect.element(screen.getByRole('heading', { name: 'Failed to Load Coming Soon' })).toBeVisible();
    await expect
      .element(
        screen.getByText(
          'There was a problem loading the content. Please check your internet connection and try again.',
        ),
      )
      .toBeVisible();

    fetch.mockImplementation(hundred);
    await press('Try Again');
    await clock.settle();
    expect(names()).toHaveLength(20);
    expect(screen.getByRole('alert').elements()).toHaveLength(0);
  });

  it('keeps what is shown when it fails further down, and goes on from there', async () => {
    let isDown = true;
    const { screen, clock, press, names, asked } = await openListing('/movie', (query, number, signal) =>
      isDown && number === 2
        ? Promise.reject(new CatalogError({ kind: 'http', status: 401 }))
        : hundred(query, number, signal),
    );
    await scrollUntil(900);
    await clock.settle();
    await expect.element(screen.getByRole('heading', { name: 'Failed to Load Movies' })).toBeVisible();
    expect(names(movieNames(1, 20)).slice(0, 20)).toEqual(movieNames(1, 20));
    await expect.element(screen.getByRole('status')).toHaveTextContent('100 results');

    isDown = false;
    await press('Try Again');
    await clock.settle();
    expect(names(movieNames(1, 40)).slice(0, 40)).toEqual(movieNames(1, 40));
    expect(
      asked()
        .slice(0, 3)
        .map((each) => each.page),
    ).toEqual([1, 2, 2]);
  });
});

describe('a listing without titles (product.md, Explore: empty)', () => {
  it('names possible causes and starts over on request', async () => {
    const fetch = vi.fn<FetchListing>().mockImplementation(() => Promise.resolve(aPage({ results: [] })));
    const { screen, clock, press, names } = await openListing('/awards', fetch);
    await expect.element(screen.getByRole('heading', { name: 'No Awards Found' })).toBeVisible();
    await expect.element(screen.getByRole('status')).toHaveTextContent('0 results');
    const causes = [...screen.container.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(causes).toEqual(['Network issues', 'Rate limiting', 'The server is unavailable']);

    fetch.mockImplementation(hundred);
    await press('Try Again');
    await clock.settle();
    expect(names()).toHaveLength(20);
  });
});
