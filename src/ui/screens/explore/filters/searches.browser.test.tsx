import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { counted, filtersPage, openFilters } from '#fixtures/ui/open-filters.ts';

const { button, dialog, field, more, chips } = filtersPage();
const ideas = page.getByRole('group', { name: 'Searches to begin with' });
const saved = page.getByRole('list', { name: 'Saved searches' });
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
    ['/tv', 3, 'Short episodes'],
  ])(
    'at %s are %i chips, such as %s, while nothing is filtered (product.md, Explore: presets)',
    async (path, count, name) => {
      const { asked } = await openFilters(path);
      expect(ideas.getByRole('link').elements()).toHaveLength(count);
      await ideas.getByRole('link', { name, exact: true }).click();
      await expect.poll(() => asked().at(-1)?.filters).toMatchObject({ minVotes: 200 });
      await expect.poll(chips).not.toEqual([]);
      expect(ideas.elements()).toHaveLength(0);
      await page.getByRole('button', { name: 'Clear all' }).click();
      await expect.element(ideas).toBeVisible();
    },
  );

  it('are nowhere else', async () => {
    await openFilters('/awards');
    expect(ideas.elements()).toHaveLength(0);
  });

  it('take no more room than the chips of what is on', async () => {
    const { go } = await openFilters('/movie');
    const top = () => page.getByRole('list', { name: 'Movies' }).element().getBoundingClientRect().top;
    const before = top();
    await go('/movie?lang=fr', 'Movies');
    await expect.poll(chips).toEqual(['In French']);
    expect(top()).toBe(before);
  });

  it('are kept by keyboard under a name, and taken back (product.md, Explore: saved searches)', async () => {
    const { app } = await openFilters('/movie?genre=28&sort=vote_average.desc&hide=seen&view=list');
    await button.click();
    await more.click();
    await field('Original language').selectOptions('French');
    (field('Name of this search').element() as HTMLElement).focus();
    await userEvent.keyboard('French nights{Enter}');
    await expect
      .poll(() => libraryOf(app).preferences.searches)
      .toEqual([{ name: 'French nights', address: '/movie?lang=fr&genre=28&sort=vote_average.desc' }]);
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.element(saved.getByRole('link', { name: 'French nights' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove search: French nights' }).click();
    await expect.poll(() => libraryOf(app).preferences).not.toHaveProperty('searches');
  });

  it('lead to where they were saved', async () => {
    const { address } = await openFilters('/movie', counted(2), withSaved(2));
    await saved.getByRole('link', { name: 'Number 1' }).click();
    await expect.poll(address).toBe('/movie?under=2');
  });

  it('are no more than twenty', async () => {
    const { app } = await openFilters('/movie?lang=fr', counted(2), withSaved(20));
    await button.click();
    await userEvent.type(field('Name of this search'), 'One more{Enter}');
    await expect.element(dialog.getByText('There are 20 saved searches. Remove one first.')).toBeVisible();
    expect(libraryOf(app).preferences.searches).toHaveLength(20);
  });

  it('are not saved where nothing is chosen', async () => {
    await openFilters('/movie');
    await button.click();
    await expect.element(field('From year')).toBeVisible();
    expect(field('Name of this search').elements()).toHaveLength(0);
  });
});
