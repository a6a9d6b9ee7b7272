import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ListingParams } from '#domain/listing.ts';
import { aPage, movies } from '#fixtures/ui/a-page.ts';
import { hundred, movieNames, openListing } from '#fixtures/ui/open-listing.tsx';
import { scrollUntil } from '#fixtures/ui/scroll-until.ts';

const never = () => new Promise<never>(() => undefined);

beforeEach(async () => {
  await page.viewport(390, 800);
  window.scrollTo(0, 0);
});

describe('a listing', () => {
  it.each([
    ['/movie', 'Movies'],
    ['/tv', 'TV Shows'],
    ['/trending', 'Trending'],
    ['/coming-soon', 'Coming Soon'],
    ['/top-rated', 'Top Rated'],
    ['/awards', 'Awards'],
  ])('at %s is called %s', async (path, title) => {
    const { screen } = await openListing(path);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(document.title).toBe(`${title}, Matinee`);
  });

  it('shows its first page and announces how many there are (product.md, Explore: controls)', async () => {
    const { screen, names } = await openListing('/movie');
    await expect.element(screen.getByRole('status')).toHaveTextContent(/^100 results$/);
    expect(names(movieNames(1, 20))).toEqual(movieNames(1, 20));
  });

  it.each([
    [1, '1 result'],
    [10_000, '10,000 results'],
  ])('says %i as %j', async (totalResults, text) => {
    const { screen } = await openListing('/movie', () =>
      Promise.resolve(aPage({ results: movies(1, 1), totalResults })),
    );
    expect(screen.getByRole('status').element().textContent).toBe(text);
  });

  it.each([
    ['/awards', 1],
    ['/top-rated', 0],
    ['/movie', 0],
  ])(
    'at %s says in a line what it is, where its name does not: %i (product.md, Explore: awards)',
    async (path, count) => {
      const { screen } = await openListing(path, never);
      await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(
        screen.getByText('Movies rated 8 or more by 1,000 votes or more.', { exact: true }).elements(),
      ).toHaveLength(count);
    },
  );

  it.each(['/nonsense', '/Movie', '/watchlist2'])('at %s is not found', async (path) => {
    const { screen, fetchListing } = await openListing(path);
    await expect.element(screen.getByRole('heading', { name: 'Content Not Found' })).toBeVisible();
    expect(fetchListing).not.toHaveBeenCalled();
  });
});

describe('while a listing loads (product.md, Explore: skeletons)', () => {
  it('20 placeholders stand in the grid', async () => {
    const { placeholders, screen } = await openListing('/movie', never);
    expect(placeholders()).toBe(20);
    expect(screen.getByRole('status').element().textContent).toBe('');
  });

  it('12 placeholders stand in the list', async () => {
    const { placeholders } = await openListing('/movie?view=list', never);
    expect(placeholders()).toBe(12);
  });

  it('12 placeholders stand under the titles of the pages before', async () => {
    const { placeholders, names } = await openListing('/movie', (query, number, signal) =>
      number === 1 ? hundred(query, number, signal) : never(),
    );
    expect(placeholders()).toBe(0);
    await scrollUntil(900);
    await expect.poll(() => placeholders()).toBe(12);
    expect(names()).toHaveLength(20);
  });

  it('placeholders are as large as the cards that take their place', async () => {
    let answer = () => undefined as void;
    const { screen, clock } = await openListing('/movie', (query, number, signal) =>
      new Promise<void>((done) => (answer = done)).then(() => hundred(query, number, signal)),
    );
    const places = () =>
      [...screen.container.querySelectorAll('li')].map((li) => li.getBoundingClientRect().toJSON() as object);
    const before = places();
    answer();
    await clock.settle();
    expect(screen.container.querySelectorAll('li[aria-hidden]')).toHaveLength(0);
    expect(places()).toEqual(before);
  });
});

describe('the end of a listing (product.md, Explore: end)', () => {
  it.each([
    ['/movie', "You've seen all available movies. 1,234 in total."],
    ['/tv', "You've seen all available TV shows. 1,234 in total."],
    ['/trending', "You've seen all available trending titles. 1,234 in total."],
    ['/coming-soon', "You've seen all available coming soon titles. 1,234 in total."],
    ['/top-rated', "You've seen all available top rated movies. 1,234 in total."],
    ['/awards', "You've seen all available award-winning movies. 1,234 in total."],
  ])('at %s says %j', async (path, text) => {
    const { screen } = await openListing(path, () =>
      Promise.resolve(aPage({ results: movies(1, 3), totalResults: 1_234 })),
    );
    expect(screen.container.textContent).toContain(text);
  });
});

describe('Back to a listing', () => {
  it('finds it as it was left, pages loaded and controls chosen', async () => {
    const { screen, choose, press, names, asked, go, clock } = await openListing('/movie');
    await choose('Sort by', 'Highest rated');
    await expect.poll(() => asked()).toHaveLength(2);
    await scrollUntil(900);
    await clock.settle();
    await press('List view');
    const before = asked().length;
    expect(names()).toHaveLength(40);

    await go('/trending', 'Trending');
    await go(-1, 'Movies');
    expect(names()).toHaveLength(40);
    expect(
      asked()
        .slice(before)
        .map(({ listing }) => listing),
    ).toEqual(['trending']);
    await expect.element(screen.getByLabelText('Sort by')).toHaveDisplayValue('Highest rated');
  });

  it('is another visit than a new one, which starts afresh', async () => {
    const { asked, go } = await openListing('/movie');
    await go('/tv', 'TV Shows');
    await go('/movie', 'Movies');
    await expect.poll(() => asked().map(({ listing }: ListingParams) => listing)).toEqual(['movie', 'tv', 'movie']);
  });
});
