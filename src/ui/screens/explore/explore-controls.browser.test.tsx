import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CatalogError } from '#domain/catalog-failure.ts';
import { LISTING_NAMES } from '#domain/listing.ts';
import { genres, hundred, movieNames, openListing } from '#fixtures/ui/open-listing.tsx';
import { scrollUntil } from '#fixtures/ui/scroll-until.ts';

const never = () => new Promise<never>(() => undefined);
const failure = () => new CatalogError({ kind: 'network' });

beforeEach(async () => {
  await page.viewport(390, 800);
  window.scrollTo(0, 0);
});

describe('the controls of a listing', () => {
  // product.md, Explore: controls.
  it.each(LISTING_NAMES)('of %s offer genre and sort only where the provider can filter and sort', async (name) => {
    const { screen } = await openListing(`/${name}`);
    const offered = ['movie', 'tv', 'awards'].includes(name) ? 1 : 0;
    expect(screen.getByLabelText('Genre').elements()).toHaveLength(offered);
    expect(screen.getByLabelText('Sort by').elements()).toHaveLength(offered);
    await expect.element(screen.getByRole('group', { name: 'View' })).toBeVisible();
  });

  it('start with all genres, the most popular first, as a grid', async () => {
    const { screen, options, asked } = await openListing('/movie');
    await expect.element(screen.getByLabelText('Genre')).toHaveDisplayValue('All Genres');
    await expect.element(screen.getByLabelText('Sort by')).toHaveDisplayValue('Most popular');
    await expect.element(screen.getByRole('button', { name: 'Grid view' })).toHaveAttribute('aria-pressed', 'true');
    expect(options('Genre')).toEqual(['All Genres', 'Action', 'Drama']);
    expect(asked()).toEqual([{ listing: 'movie', sort: 'popularity.desc', page: 1 }]);
  });

  it('are read from the URL, so that a listing can be shared', async () => {
    const { screen, asked } = await openListing('/movie?genre=18&sort=release_date.asc&view=list');
    expect(asked()).toEqual([{ listing: 'movie', sort: 'release_date.asc', genreId: 18, page: 1 }]);
    await expect.element(screen.getByLabelText('Genre')).toHaveDisplayValue('Drama');
    await expect.element(screen.getByLabelText('Sort by')).toHaveDisplayValue('Oldest first');
    await expect.element(screen.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('ignore what is invalid in the URL', async () => {
    const { asked } = await openListing('/tv?genre=x&sort=release_date.asc&view=table');
    expect(asked()).toEqual([{ listing: 'tv', sort: 'popularity.desc', page: 1 }]);
  });

  it.each([
    ['Sort by', 'Highest rated', '/movie?sort=vote_average.desc', { sort: 'vote_average.desc' }],
    ['Genre', 'Action', '/movie?genre=28', { sort: 'popularity.desc', genreId: 28 }],
  ])('reset the list to page 1 when %s changes (product.md, Explore: reset)', async (label, option, url, query) => {
    const { screen, choose, asked, address, names, router, clock } = await openListing('/movie');
    await scrollUntil(900);
    await clock.settle();
    expect(names()).toHaveLength(40);
    window.scrollTo(0, 0);

    screen.getByLabelText(label).element().focus();
    await choose(label, option);
    await expect.poll(() => asked().at(-1)).toEqual({ listing: 'movie', ...query, page: 1 });
    await expect.poll(() => names()).toHaveLength(20);
    expect(address()).toBe(url);
    expect(router.state.historyAction).toBe('REPLACE');
    await expect.element(screen.getByLabelText(label)).toHaveFocus();
  });

  it('reset the list to page 1 when what was chosen before is chosen again', async () => {
    const { choose, asked, names, clock } = await openListing('/movie');
    await scrollUntil(900);
    await clock.settle();
    expect(names()).toHaveLength(40);
    window.scrollTo(0, 0);
    await choose('Genre', 'Action');
    await expect.poll(() => names()).toHaveLength(20);

    await choose('Genre', 'All Genres');
    await expect.poll(() => asked().at(-1)).toEqual({ listing: 'movie', sort: 'popularity.desc', page: 1 });
    await expect.poll(() => names()).toHaveLength(20);
  });

  it('clear what was shown while the first page of another choice loads', async () => {
    const { choose, names, placeholders } = await openListing('/movie', (query, number) =>
      query.sort === 'popularity.desc' ? hundred(query, number, new AbortController().signal) : never(),
    );
    await choose('Sort by', 'Lowest rated');
    await expect.poll(() => placeholders()).toBe(20);
    expect(names()).toEqual([]);
  });

  it('leave a default out of the URL', async () => {
    const { choose, address } = await openListing('/movie?genre=18&sort=vote_average.asc');
    await choose('Sort by', 'Most popular');
    expect(address()).toBe('/movie?genre=18');
    await choose('Genre', 'All Genres');
    expect(address()).toBe('/movie');
  });

  it('are reset when the listing changes (product.md, Explore: reset)', async () => {
    const { screen, choose, go, asked } = await openListing('/movie');
    await choose('Sort by', 'Highest rated');
    await choose('Genre', 'Drama');
    await go('/tv', 'TV Shows');
    await expect.poll(() => asked().at(-1)).toEqual({ listing: 'tv', sort: 'popularity.desc', page: 1 });
    await expect.element(screen.getByLabelText('Genre')).toHaveDisplayValue('All Genres');
    await expect.element(screen.getByLabelText('Sort by')).toHaveDisplayValue('Most popular');
  });

  it('do without genre names that can not be had, after 3 retries at 1 s, 2 s and 3 s', async () => {
    const fetchGenres = vi.fn(() => Promise.reject(failure()));
    const { clock, options } = await openListing('/movie?genre=18', hundred, { fetchGenres });
    await clock.advance(6_000);
    expect(fetchGenres).toHaveBeenCalledTimes(4);
    expect(options('Genre')).toEqual(['All Genres', 'Genre 18']);
  });
});

describe('grid and list', () => {
  it('show the same titles: changing asks for nothing again and keeps the pages loaded', async () => {
    const { press, asked, names, address, clock } = await openListing('/movie');
    await scrollUntil(900);
    await clock.settle();
    await press('List view');
    expect(address()).toBe('/movie?view=list');
    expect(names(movieNames(1, 40))).toEqual(movieNames(1, 40));
    expect(asked()).toHaveLength(2);
    await press('Grid view');
    expect(address()).toBe('/movie');
    expect(names()).toHaveLength(40);
    expect(asked()).toHaveLength(2);
  });

  it('names a genre in each line', async () => {
    const { screen } = await openListing('/top-rated?view=list');
    await expect.element(screen.getByText('Drama').first()).toBeVisible();
  });

  it('fetches no genres for trending', async () => {
    const fetchGenres = vi.fn(() => Promise.resolve(genres));
    const { names } = await openListing('/trending?view=list', hundred, { fetchGenres });
    expect(names()).toHaveLength(20);
    expect(fetchGenres).not.toHaveBeenCalled();
  });
});
