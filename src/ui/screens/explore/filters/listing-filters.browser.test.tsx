import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FilterNames } from '#application/ports/catalog/filter-names.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import { aPage, movies } from '#fixtures/ui/a-page.ts';
import { genres, openListing, type FetchListing } from '#fixtures/ui/open-listing.tsx';

const NAMES: FilterNames = {
  find: async (kind, text) => [
    { id: 9_714, name: `${text} remake` },
    { id: 7, name: `${kind} of ${text}` },
  ],
  nameOf: async ({ kind, id }) => {
    if (id === 404) throw new CatalogError({ kind: 'http', status: 404 });
    return `The ${kind} ${id}`;
  },
};

/** 214 movies, or as many as the filters leave. */
const counted =
  (count: number): FetchListing =>
  (query, number) =>
    Promise.resolve(
      aPage({ page: number, totalPages: 1, results: query.filters ? movies(1, 1) : [], totalResults: count }),
    );

const open = (path: string, fetch: FetchListing = counted(214), more = {}) =>
  openListing(path, fetch, { knownFilters: 'all', filterNames: NAMES, ...more });

const button = page.getByRole('button', { name: /^Filters/ });
const dialog = page.getByRole('dialog', { name: 'Filters' });
const field = (label: string) => dialog.getByLabelText(label, { exact: true });
const show = dialog.getByRole('button', { name: /^Show/ });
const cross = (text: string) => page.getByRole('button', { name: `Remove filter: ${text}` });
const chips = () =>
  [...document.querySelectorAll('ul[aria-label="Filters that are on"] li')].map(({ textContent }) => textContent);
const wait = (clock: { advance: (ms: number) => Promise<void> }) => clock.advance(1_000);

beforeEach(async () => {
  await page.viewport(1280, 900);
  window.scrollTo(0, 0);
});

const ALL = 'from=1990&to=1999&lang=fr&min=7&votes=200&under=120&keyword=9714&not=18&company=404&country=DE&people=5';

describe('the filters of a listing (product.md, Explore: filters)', () => {
  it('are read from the address, asked for, counted and told, each with what takes it away', async () => {
    const { asked, address, clock } = await open(`/movie?${ALL}&cert=12&certin=DE&genre=28`);
    expect(asked()[0]).toEqual({
      listing: 'movie',
      sort: 'popularity.desc',
      genreId: 28,
      page: 1,
      filters: {
        fromYear: 1990,
        toYear: 1999,
        minRating: 7,
        minVotes: 200,
        maxRuntime: 120,
        language: 'fr',
        country: 'DE',
        withoutGenres: [18],
        keywords: [9_714],
        companies: [404],
        people: [5],
        certification: { country: 'DE', upTo: '12' },
      },
    });
    await expect
      .poll(chips)
      .toEqual([
        '1990 to 1999',
        'Rated 7 or more',
        'At least 200 votes',
        'Up to 2 hours',
        'In French',
        'Made in Germany',
        'Not Drama',
        'The keyword 9714',
        'Company 404',
        'The person 5',
        'Up to 12 in Germany',
      ]);
    await expect.element(button).toHaveAccessibleName('Filters 11 on');

    await cross('1990 to 1999').click();
    await clock.settle();
    await expect.poll(() => asked().at(-1)?.filters).not.toHaveProperty('fromYear');
    expect(address()).toContain('genre=28');
    await expect.element(cross('Rated 7 or more')).toHaveFocus();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await clock.settle();
    expect(address()).toBe('/movie?genre=28');
    await expect
      .poll(() => asked().at(-1))
      .toEqual({ listing: 'movie', sort: 'popularity.desc', genreId: 28, page: 1 });
  });

  it('are chosen in a dialog by keyboard, which says how many there are before they are shown', async () => {
    const { asked, address, clock } = await open('/movie?genre=28&view=list');
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('From year')).toHaveFocus();
    await userEvent.keyboard('1999{Tab}1990{Tab}');
    await expect.element(field('Votes from')).toHaveFocus();
    await userEvent.keyboard('{Tab} {Tab}');
    await expect.element(field('Votes from')).toHaveValue('200');
    await field('Original language').selectOptions('French');
    await expect.element(show).toHaveTextContent('Show movies');
    expect(asked()).toHaveLength(1);
    await wait(clock);
    await expect.element(show).toHaveTextContent('Show 214 movies');
    expect(asked()).toHaveLength(2);
    expect(address()).toBe('/movie?genre=28&view=list');

    (show.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveFocus();
    expect(address()).toBe('/movie?genre=28&view=list&from=1990&to=1999&votes=200&lang=fr');
    await clock.settle();
    expect(asked().at(-1)?.filters).toEqual({ fromYear: 1990, toYear: 1999, minVotes: 200, language: 'fr' });
  });

  it('change nothing where the dialog is left', async () => {
    const { asked, address } = await open('/tv?lang=fr');
    await button.click();
    await field('Status').selectOptions('Ended');
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
    expect(address()).toBe('/tv?lang=fr');
    expect(asked()).toHaveLength(1);
  });

  it('ask for no number of what is shown already', async () => {
    const { asked, clock } = await open('/movie?lang=fr', counted(1));
    await button.click();
    await wait(clock);
    await expect.element(show).toHaveTextContent('Show 1 movie');
    expect(asked()).toHaveLength(1);
  });

  it.each([
    ['/movie', ['Person', 'Age rating'], ['Network', 'Status']],
    ['/awards', ['Person', 'Age rating'], ['Network', 'Status']],
    ['/tv', ['Network', 'Status'], ['Person', 'Age rating']],
  ])('at %s are those that its titles have', async (path, has, lacks) => {
    await open(path);
    await button.click();
    await expect.element(field('From year')).toBeVisible();
    for (const label of has) await expect.element(field(label)).toBeVisible();
    for (const label of lacks) expect(field(label).elements()).toHaveLength(0);
  });

  it('are only those that the catalogue knows, and none where it knows none', async () => {
    const { screen } = await open('/movie?keyword=1&lang=fr', counted(3), { knownFilters: ['language'] });
    await expect.element(screen.getByText('Left out, as movies cannot be filtered by it here: keyword.')).toBeVisible();
    await button.click();
    await expect.element(field('Original language')).toBeVisible();
    expect(field('Keyword').elements()).toHaveLength(0);
    expect(field('From year').elements()).toHaveLength(0);
  });

  it('say what is wrong with a year once its field is left', async () => {
    await open('/movie');
    await button.click();
    await userEvent.type(field('From year'), '99999');
    expect(dialog.getByText('A year has four digits, such as 1994.').elements()).toHaveLength(0);
    await userEvent.keyboard('{Tab}');
    await expect.element(dialog.getByText('A year has four digits, such as 1994.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Clear all' }).click();
    await expect.element(field('From year')).toHaveValue('');
  });

  it('of genres are pressed, and those of a name are looked for', async () => {
    const { asked, address, clock } = await open('/movie');
    await button.click();
    await dialog.getByText('Without these genres').click();
    await dialog.getByRole('group', { name: 'Without these genres' }).getByRole('button', { name: 'Drama' }).click();
    await userEvent.type(field('Keyword'), 'noir');
    await wait(clock);
    await expect.element(dialog.getByText('2 results')).toBeVisible();
    await dialog.getByRole('button', { name: 'noir remake' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Remove filter: noir remake' })).toBeVisible();
    await show.click();
    await clock.settle();
    expect(address()).toBe('/movie?not=18&keyword=9714');
    expect(asked().at(-1)?.filters).toEqual({ withoutGenres: [18], keywords: [9_714] });
    await expect.poll(chips).toEqual(['Not Drama', 'noir remake']);
  });

  it('of age are of a country', async () => {
    const { address, clock } = await open('/movie');
    await button.click();
    await field('Age rating of').selectOptions('Germany');
    await field('Age rating').selectOptions('Up to 12');
    await show.click();
    await clock.settle();
    expect(address()).toBe('/movie?cert=12&certin=DE');
  });
});

describe('a filter that another type has (product.md, Explore: dropped filters)', () => {
  it('is left out, which is said, and is gone with the next choice', async () => {
    const { asked, screen, address, clock } = await open('/tv?people=5&cert=12&certin=DE&lang=fr');
    expect(asked()[0]?.filters).toEqual({ language: 'fr' });
    await expect
      .element(screen.getByText('Left out, as TV shows cannot be filtered by it here: people and age rating.'))
      .toBeVisible();
    await cross('In French').click();
    await clock.settle();
    expect(address()).toBe('/tv');
  });

  it('is nothing to a listing that cannot be filtered', async () => {
    const { asked } = await open('/trending?lang=fr');
    expect(asked()[0]).not.toHaveProperty('filters');
    await button.click();
    await expect.element(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
  });
});

describe('where nothing is like that (product.md, Explore: empty)', () => {
  it('the filters can be cleared first', async () => {
    const none: FetchListing = (query) =>
      Promise.resolve(aPage({ results: query.filters ? [] : movies(1, 3), totalResults: query.filters ? 0 : 3 }));
    const { screen, names, clock } = await open('/movie?lang=fr&hide=seen', none);
    await expect.element(screen.getByRole('heading', { name: 'No Movies Found' })).toBeVisible();
    const buttons = [...screen.container.querySelectorAll('h2 ~ div button')].map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Clear all', 'Try Again']);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await clock.settle();
    await expect.poll(names).toEqual(['Movie 1', 'Movie 2', 'Movie 3']);
  });
});

it('filters, hides and the look of a listing are there together, and Back brings them back (product.md, Explore: filters)', async () => {
  const fetchGenres = vi.fn(() => Promise.resolve(genres));
  const { go, address, asked } = await open('/movie?lang=fr&hide=seen&view=list', counted(3), { fetchGenres });
  await go('/tv', 'TV Shows');
  expect(address()).toBe('/tv');
  await go(-1, 'Movies');
  expect(address()).toBe('/movie?lang=fr&hide=seen&view=list');
  await expect.poll(chips).toEqual(['In French']);
  expect(asked().filter(({ listing }) => listing === 'movie')).toHaveLength(1);
  await expect.element(button).toHaveAccessibleName('Filters 2 on');
});
