import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { counted, filtersPage, openFilters } from '#fixtures/ui/open-filters.ts';

const { button, dialog, field } = filtersPage();
const searches = () => dialog.getByText(/^Searches/);
const withSaved = (count: number) => ({
  library: {
    preferences: {
      ...EMPTY_LIBRARY.preferences,
      searches: Array.from({ length: count }, (_, at) => ({ name: `Number ${at}`, address: `/movie?under=${at + 1}` })),
    },
  },
});

beforeEach(() => page.viewport(1280, 900));

describe('the searches of a listing', () => {
  it.each([
    ['/movie', 5, 'Under 90 minutes'],
    ['/awards', 5, 'Something to laugh'],
    ['/tv', 3, 'Short episodes'],
  ])('at %s are %i ideas, such as %s (product.md, Explore: presets)', async (path, count, name) => {
    const { asked } = await openFilters(path);
    await button.click();
    await searches().click();
    const ideas = dialog.getByRole('list', { name: 'Ideas' });
    expect(ideas.getByRole('link').elements()).toHaveLength(count);
    await ideas.getByRole('link', { name, exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => asked().at(-1)?.filters).toMatchObject({ minVotes: 200 });
  });

  it('are kept by keyboard under a name, and taken back (product.md, Explore: saved searches)', async () => {
    const { app } = await openFilters('/movie?genre=28&sort=vote_average.desc&hide=seen&view=list');
    await button.click();
    await field('Original language').selectOptions('French');
    await searches().click();
    (field('Name of this search').element() as HTMLElement).focus();
    await userEvent.keyboard('French nights{Enter}');
    await expect
      .poll(() => libraryOf(app).preferences.searches)
      .toEqual([{ name: 'French nights', address: '/movie?lang=fr&genre=28&sort=vote_average.desc' }]);
    await expect.element(dialog.getByRole('link', { name: 'French nights' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove search: French nights' }).click();
    await expect.poll(() => libraryOf(app).preferences).not.toHaveProperty('searches');
  });

  it('lead to where they were saved', async () => {
    const { address } = await openFilters('/movie', counted(2), withSaved(2));
    await button.click();
    await searches().click();
    await dialog.getByRole('link', { name: 'Number 1' }).click();
    await expect.poll(address).toBe('/movie?under=2');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('are no more than twenty', async () => {
    const { app } = await openFilters('/movie?lang=fr', counted(2), withSaved(20));
    await button.click();
    await searches().click();
    await userEvent.type(field('Name of this search'), 'One more{Enter}');
    await expect.element(dialog.getByText('There are 20 saved searches. Remove one first.')).toBeVisible();
    expect(libraryOf(app).preferences.searches).toHaveLength(20);
  });

  it('are not saved where nothing is chosen', async () => {
    await openFilters('/movie');
    await button.click();
    await searches().click();
    expect(field('Name of this search').elements()).toHaveLength(0);
  });
});
