import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aSaved, openLibraryScreen } from '#fixtures/ui/open-library-screen.tsx';

const LIST = [
  aSaved({
    id: 1,
    title: 'Zebra',
    vote_average: 6.24,
    vote_count: 10,
    release_date: '2020-05-02',
    addedAt: '2026-11-18T12:00:00Z',
  }),
  aSaved({
    id: 1,
    media_type: 'tv',
    name: 'apple',
    title: '',
    vote_average: 8,
    vote_count: 9,
    first_air_date: '2024-01-31',
    addedAt: '2026-11-21T10:00:00Z',
  }),
  aSaved({ id: 2, media_type: 'movie', title: 'Mango', addedAt: '2026-11-20T12:00:00Z' }),
];
const watchlist = (has = LIST, address = '/watchlist') => openLibraryScreen(address, { watchlist: has });
const favorites = (has = LIST) => openLibraryScreen('/favorites', { favorites: has });

beforeEach(async () => {
  await page.viewport(1280, 800);
  window.scrollTo(0, 0);
});

describe('the heading of a saved list', () => {
  // product.md, Lists: watchlist texts. product.md, Lists: favorites texts.
  it.each([
    ['/watchlist', 0, 'My Watchlist', '0 items saved to watch later'],
    ['/watchlist', 1, 'My Watchlist', '1 item saved to watch later'],
    ['/ratings', 3, 'My Watchlist', '3 items saved to watch later'],
    ['/favorites', 1, 'My Favorites', "1 item you've loved"],
    ['/favorites', 3, 'My Favorites', "3 items you've loved"],
  ])('at %s with %d says %s, %s', async (address, count, heading, text) => {
    const some = LIST.slice(0, count);
    const { screen } = await openLibraryScreen(address, { watchlist: some, favorites: some });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    await expect.element(screen.getByText(text)).toBeVisible();
    expect(document.title).toBe(`${heading}, Matinee`);
  });
});

describe('an empty saved list', () => {
  // product.md, Lists: watchlist texts. product.md, Lists: favorites texts.
  it.each([
    ['/watchlist', 'Your watchlist is empty', 'Start adding movies and TV shows you want to watch!', 'Explore Movies'],
    ['/favorites', 'No favorites yet', 'Start adding movies and TV shows you love!', 'Discover Movies'],
  ])('at %s says what to do', async (address, title, text, link) => {
    const { screen } = await openLibraryScreen(address, {});
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/');
    expect(screen.getByLabelText('Sort by').elements()).toEqual([]);
  });

  it('is not said to be empty while the library is being loaded', async () => {
    const { screen, clock } = await openLibraryScreen('/watchlist', {}, { isLoaded: false });
    expect(document.querySelectorAll('li[aria-hidden]')).toHaveLength(12);
    expect(screen.getByText('Your watchlist is empty').elements()).toEqual([]);
    await clock.advance(1_000);
    await expect.element(screen.getByText('Your watchlist is empty')).toBeVisible();
  });

  it.each([
    ['/watchlist', 'Your watchlist is empty'],
    ['/favorites', 'No favorites yet'],
    ['/seen', 'Nothing seen yet'],
  ])('at %s leaves open what was opened while it was being loaded (product.md, Lists: more)', async (address, text) => {
    const { screen, clock } = await openLibraryScreen(address, {}, { isLoaded: false });
    const more = screen.getByRole('button', { name: 'More', exact: true });
    await more.click();
    await clock.advance(1_000);
    await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(more).toHaveAttribute('aria-expanded', 'true');
    await expect.element(screen.getByRole('link', { name: 'Your data' })).toBeVisible();
  });
});

describe('what is shown of a saved list', () => {
  // product.md, Lists: looks.
  it.each(['watchlist', 'favorites'] as const)('is all of the %s, the last added first, as a grid', async (list) => {
    const { screen, names, options } = await openLibraryScreen(`/${list}`, { [list]: LIST });
    expect(options('Show')).toEqual(['All Types', 'Movies', 'TV Shows']);
    expect(options('Sort by')).toEqual(['Date Added', 'Title', 'Rating', 'Release Date']);
    await expect.element(screen.getByRole('button', { name: 'Grid view' })).toHaveAttribute('aria-pressed', 'true');
    await expect.element(screen.getByRole('button', { name: 'Descending' })).toHaveAttribute('aria-pressed', 'true');
    expect(names()).toEqual(['apple', 'Mango', 'Zebra']);
  });

  it.each([
    ['Date Added', ['apple', 'Mango', 'Zebra']],
    ['Title', ['Zebra', 'Mango', 'apple']],
    ['Rating', ['apple', 'Zebra', 'Mango']],
    ['Release Date', ['apple', 'Zebra', 'Mango']],
  ])('is sorted by %s, descending or ascending (product.md, Lists: sort)', async (sort, descending) => {
    const { names, choose, press } = await watchlist();
    expect(names()).toEqual(['apple', 'Mango', 'Zebra']);
    await choose('Sort by', sort);
    await expect.poll(() => names()).toEqual(descending);
    await press('Descending');
    await expect.poll(() => names()).toEqual(descending.toReversed());
    await expect.element(page.getByRole('button', { name: 'Descending' })).toHaveAttribute('aria-pressed', 'false');
    await press('Descending');
    await expect.poll(() => names()).toEqual(descending);
  });

  it.each(['watchlist', 'favorites'] as const)(
    'has among the movies of the %s those without a media type',
    async (list) => {
      const { names, choose, address } = await openLibraryScreen(`/${list}`, { [list]: LIST });
      await choose('Show', 'Movies');
      await expect.poll(() => names()).toEqual(['Mango', 'Zebra']);
      await choose('Show', 'TV Shows');
      await expect.poll(() => names()).toEqual(['apple']);
      expect(address()).toBe(`/${list}?type=tv`);
    },
  );

  it('is what the URL says', async () => {
    const { screen, names } = await watchlist(LIST, '/watchlist?type=movie&sort=title&order=asc&view=list');
    await expect.element(screen.getByLabelText('Show')).toHaveDisplayValue('Movies');
    await expect.element(screen.getByLabelText('Sort by')).toHaveDisplayValue('Title');
    await expect.element(screen.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
    expect(names()).toEqual(['Mango', 'Zebra']);
  });

  it('may be nothing: that is said, and all types are a button away', async () => {
    const { screen, names, press } = await watchlist(LIST.slice(1, 2), '/watchlist?type=movie');
    await expect.element(screen.getByText('There are no movies on this list.')).toBeVisible();
    await press('Show all types');
    await expect.poll(() => names()).toEqual(['apple']);
  });
});

describe('a title in a saved list', () => {
  // product.md, Lists: item facts.
  it.each([
    ['watchlist', 'grid'],
    ['watchlist', 'list'],
    ['favorites', 'grid'],
    ['favorites', 'list'],
  ] as const)('says in the %s as a %s when it was added and its rating to one decimal or N/A', async (list, view) => {
    const { texts } = await openLibraryScreen(`/${list}?view=${view}`, { [list]: LIST });
    expect(texts('li p').join(' ')).toMatch(/Added 2 hours ago.*Added yesterday.*Added 3 days ago/);
    expect(texts('li [data-tier]')).toEqual(['8.0', 'N/A', '6.2']);
  });

  it.each(['watchlist', 'favorites'] as const)(
    'says in the list view of the %s the long date of its release or first airing, or TBA',
    async (list) => {
      const { texts } = await openLibraryScreen(`/${list}?view=list`, { [list]: LIST });
      expect(texts('li p > span:nth-child(2)')).toEqual(['January 31, 2024', 'TBA', 'May 2, 2020']);
    },
  );

  it.each(['grid', 'list'])('links in the %s to its page, and is then remembered as viewed', async (view) => {
    const { screen, router, app } = await watchlist(LIST, `/watchlist?view=${view}`);
    const history: number[] = [];
    app.library.library$.subscribe(({ viewingHistory }) => history.push(viewingHistory.length));
    await expect.element(screen.getByRole('link', { name: 'Zebra' })).toHaveAttribute('href', '/movie/1');
    await screen.getByRole('link', { name: 'apple' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/tv/1');
    expect(history.at(-1)).toBe(1);
  });

  // product.md, Lists: item actions.
  it.each([
    ['watchlist', 'Favorites: Mango', ['Added to favorites'], 'Removed from favorites'],
    ['favorites', 'Watchlist: Mango', ['Added to watchlist'], 'Removed from watchlist'],
  ] as const)('of the %s is put on the other list by "%s", and off it', async (list, name, added, removed) => {
    const { screen, press, emitted, names } = await (list === 'watchlist' ? watchlist() : favorites());
    await press(name);
    expect(emitted).toEqual(added);
    await expect.element(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    await press(name);
    expect(emitted).toContain(removed);
    expect(names()).toHaveLength(3);
  });
});

describe('removing a title', () => {
  it.each(['watchlist', 'favorites'] as const)('from the %s notifies the visitor', async (list) => {
    const { press, emitted, names } = await (list === 'watchlist' ? watchlist() : favorites());
    await press('Remove Mango');
    expect(emitted).toEqual([`Removed from ${list}`]);
    expect(names()).toEqual(['apple', 'Zebra']);
  });

  it('moves the focus to the next, then to the one before, then to what says that nothing is left', async () => {
    const { screen, press } = await watchlist();
    await press('Remove Mango');
    await expect.element(screen.getByRole('button', { name: 'Remove Zebra' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Remove apple' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Your watchlist is empty')).toBeVisible();
    expect(document.activeElement).not.toBe(document.body);
  });
});
