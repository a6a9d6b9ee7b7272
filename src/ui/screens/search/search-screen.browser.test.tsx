import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CatalogError } from '#domain/catalog-failure.ts';
import { aPage, movies } from '#fixtures/ui/a-page.ts';
import { forty, openSearch, sunniva } from '#fixtures/ui/open-search.tsx';

const never = () => new Promise<never>(() => undefined);
const refused = () => Promise.reject(new CatalogError({ kind: 'http', status: 401 }));

beforeEach(async () => {
  await page.viewport(390, 800);
  window.scrollTo(0, 0);
});

describe('before any query (product.md, Search: before a query)', () => {
  it.each(['/search', '/search?q=', '/search?q=%20%20', '/search?tab=tv'])(
    '%s invites to search and asks nothing',
    async (path) => {
      const { screen, search } = await openSearch(path);
      await expect.element(screen.getByRole('heading', { name: 'Start Searching' })).toBeVisible();
      await expect
        .element(screen.getByText('Enter a movie, TV show, or person name to begin your search'))
        .toBeVisible();
      expect(search).not.toHaveBeenCalled();
      expect(document.title).toBe('Search Results, Matinee');
    },
  );
});

describe('a search', () => {
  it('asks for the text, trimmed, on all tabs', async () => {
    const { asked } = await openSearch('/search?q=%20the%20sun%20');
    expect(asked()).toEqual([{ text: 'the sun', tab: 'multi', page: 1 }]);
  });

  it('announces how much was found, under its heading (product.md, Search: heading)', async () => {
    const { screen, status, names } = await openSearch('/search?q=sun');
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Search Results$/);
    expect(status()).toBe('Found 40 results for "sun"');
    expect(names()).toEqual(movies(1, 20).map(({ title }) => title));
  });

  it('shows people among titles, each with a link to its own page', async () => {
    const { screen } = await openSearch('/search?q=sun', () =>
      Promise.resolve(aPage({ results: [sunniva, ...movies(1, 1)] })),
    );
    await expect.element(screen.getByRole('link', { name: 'Sunniva Dahl' })).toHaveAttribute('href', '/person/1');
    await expect.element(screen.getByRole('link', { name: 'Movie 1' })).toHaveAttribute('href', '/movie/1');
  });

  it('shows nothing twice, whatever the provider repeats; a person is not a movie of the same number', async () => {
    // The first page does not fill it.
    await page.viewport(414, 3_000);
    const { names } = await openSearch('/search?q=sun', (_, number) =>
      Promise.resolve(
        aPage({
          page: number,
          totalPages: 2,
          results: number === 1 ? [sunniva, ...movies(1, 2)] : [...movies(2, 3), sunniva],
        }),
      ),
    );
    await expect.poll(() => names()).toEqual(['Sunniva Dahl', 'Movie 1', 'Movie 2', 'Movie 3']);
  });

  it('never breaks the page by a long text', async () => {
    const { status } = await openSearch(`/search?q=${'w'.repeat(400)}`);
    expect(status()).toBe(`Found 40 results for "${'w'.repeat(400)}"`);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  it('shows 12 placeholders while it loads (product.md, Search: results)', async () => {
    const { placeholders, status } = await openSearch('/search?q=sun', never);
    expect(placeholders()).toBe(12);
    expect(status()).toBe('');
  });
});

describe('what was found', () => {
  it.each([
    [360, 2],
    [560, 3],
    [768, 4],
    [1_024, 5],
    [1_280, 6],
    [1_920, 6],
  ])('is a grid, in a window of %i px of %i columns (product.md, Search: results)', async (width, columns) => {
    await page.viewport(width, 800);
    const { screen } = await openSearch('/search?q=sun');
    const cards = screen.getByRole('list', { name: 'Results' }).getByRole('listitem');
    const tops = () => cards.elements().map((card) => Math.round(card.getBoundingClientRect().top));
    await expect.poll(() => tops().filter((top) => top === tops()[0])).toHaveLength(columns);
  });

  it.each([390, 1_280])('comes without moving the tabs, on a window of %i px', async (width) => {
    await page.viewport(width, 800);
    let answer = () => undefined as void;
    const { screen, clock, status } = await openSearch('/search?q=sun', (query, number, signal) =>
      new Promise<void>((done) => (answer = done)).then(() => forty(query, number, signal)),
    );
    const top = () => screen.getByRole('tablist').element().getBoundingClientRect().top;
    const before = top();
    answer();
    await clock.settle();
    expect(status()).toBe('Found 40 results for "sun"');
    expect(top()).toBe(before);
  });
});

describe('a search without results', () => {
  it('says so, and can be cleared (product.md, Search: no results)', async () => {
    const { screen, status, press, address } = await openSearch('/search?q=zoetrope%20of%20custard', () =>
      Promise.resolve(aPage({ results: [] })),
    );
    expect(status()).toBe('No results found for "zoetrope of custard"');
    await expect.element(screen.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
    await expect.element(screen.getByText('Try adjusting your search terms or filters')).toBeVisible();
    await press('Clear Search');
    await expect.element(screen.getByRole('heading', { name: 'Start Searching' })).toBeVisible();
    expect(address()).toBe('/search');
  });
});

describe('more results', () => {
  it('come by scrolling, until the end is reached (product.md, Search: results)', async () => {
    const { screen, names, asked, clock } = await openSearch('/search?q=sun');
    await new Promise((done) => setTimeout(done, 100));
    expect(asked()).toHaveLength(1);
    await expect.element(screen.getByText('Scroll for more results...')).toBeInTheDocument();

    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => asked().at(-1)?.page).toBe(2);
    await clock.settle();
    expect(names()).toHaveLength(40);
    await expect.element(screen.getByText("You've reached the end of the results")).toBeInTheDocument();
    expect(screen.getByText('Scroll for more results...').elements()).toHaveLength(0);
  });
});

describe('a search that fails', () => {
  it('says so, and its retry starts at page 1 (product.md, Search: failure)', async () => {
    let isDown = true;
    const { screen, clock, press, names, status } = await openSearch('/search?q=sun', (query, number, signal) =>
      isDown ? refused() : forty(query, number, signal),
    );
    await expect.element(screen.getByRole('heading', { name: 'Search Failed' })).toBeVisible();
    await expect.element(screen.getByText('Failed to search content. Please try again.')).toBeVisible();
    expect(status()).toBe('');

    isDown = false;
    await press('Try Again');
    await clock.settle();
    expect(names()).toHaveLength(20);
  });

  it('is tried 3 more times after a network failure, at 1 s, 2 s and 4 s', async () => {
    const { screen, search, clock, placeholders } = await openSearch('/search?q=sun', () =>
      Promise.reject(new CatalogError({ kind: 'network' })),
    );
    await clock.advance(6_999);
    expect(placeholders()).toBe(12);
    await clock.advance(1);
    expect(search).toHaveBeenCalledTimes(4);
    await expect.element(screen.getByRole('heading', { name: 'Search Failed' })).toBeVisible();
  });

  it('keeps what is shown when it fails further down; its retry starts over, at the top', async () => {
    let isDown = true;
    const { screen, clock, press, names, asked } = await openSearch('/search?q=sun', (query, number, signal) =>
      isDown && number === 2 ? refused() : forty(query, number, signal),
    );
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.element(screen.getByRole('heading', { name: 'Search Failed' })).toBeVisible();
    expect(names().slice(0, 20)).toEqual(movies(1, 20).map(({ title }) => title));

    isDown = false;
    await press('Try Again');
    expect(window.scrollY).toBe(0);
    await clock.settle();
    expect(names()).toHaveLength(20);
    expect(asked().map((each) => each.page)).toEqual([1, 2, 1]);
  });
});
