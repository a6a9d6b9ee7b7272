import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aPage, movies } from '#fixtures/ui/a-page.ts';
import { counted, filtersPage, openFilters } from '#fixtures/ui/open-filters.ts';
import type { FetchListing } from '#fixtures/ui/open-listing.tsx';

const { button, dialog, cross, chips } = filtersPage();
const open = openFilters;

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
        'Action',
        'Not Drama',
        'The keyword 9714',
        'Company 404',
        'The person 5',
        'Up to 12 in Germany',
      ]);
    await expect.element(button).toHaveAccessibleName('Filters 12 on');

    await cross('1990 to 1999').click();
    await clock.settle();
    await expect.poll(() => asked().at(-1)?.filters).not.toHaveProperty('fromYear');
    await expect.element(cross('Rated 7 or more')).toHaveFocus();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await clock.settle();
    await expect.poll(address).toBe('/movie');
    await expect.poll(() => asked().at(-1)).toEqual({ listing: 'movie', sort: 'popularity.desc', page: 1 });
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
    await expect.poll(address).toBe('/tv');
  });

  it('is left out of the same among the other type, where genres are its own', async () => {
    const { address, screen } = await open('/movie?people=5&lang=fr&not=18');
    await button.click();
    await dialog.getByRole('link', { name: 'The same among TV shows' }).click();
    await expect.poll(address).toBe('/tv?lang=fr&people=5');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect
      .element(screen.getByText('Left out, as TV shows cannot be filtered by it here: people.'))
      .toBeVisible();
    await expect.poll(chips).toEqual(['In French']);
  });

  it('is nothing to a listing that cannot be filtered', async () => {
    const { asked, address } = await open('/trending?lang=fr');
    expect(asked()[0]).not.toHaveProperty('filters');
    await button.click();
    await dialog.getByRole('button', { name: 'Hide seen' }).click();
    await dialog.getByRole('button', { name: 'Show titles' }).click();
    await expect.poll(address).toBe('/trending?lang=fr&hide=seen');
    expect(asked()).toHaveLength(1);
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
  const { go, address, asked } = await open('/movie?lang=fr&hide=seen&view=list', counted(3));
  await go('/tv', 'TV Shows');
  expect(address()).toBe('/tv');
  await go(-1, 'Movies');
  expect(address()).toBe('/movie?lang=fr&hide=seen&view=list');
  await expect.poll(chips).toEqual(['In French']);
  expect(asked().filter(({ listing }) => listing === 'movie')).toHaveLength(1);
  await expect.element(button).toHaveAccessibleName('Filters 2 on');
});

it('chips of genres come with their names, where nothing moves (product.md, Explore: genres)', async () => {
  let answer: (genres: readonly { id: number; name: string }[]) => void = () => undefined;
  const fetchGenres = () => new Promise<readonly { id: number; name: string }[]>((done) => (answer = done));
  const { clock } = await open('/movie?genre=18', counted(3), { fetchGenres });
  const top = () => page.getByRole('list', { name: 'Movies' }).element().getBoundingClientRect().top;
  const before = top();
  expect(chips()).toEqual([]);
  answer([{ id: 18, name: 'Drama' }]);
  await clock.settle();
  await expect.poll(chips).toEqual(['Drama']);
  expect(top()).toBe(before);
});
