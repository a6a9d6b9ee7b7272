import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { counted, filtersPage, openFilters } from '#fixtures/ui/open-filters.ts';

const { button, dialog, field, show, chips } = filtersPage();
const open = openFilters;

beforeEach(async () => {
  await page.viewport(1280, 900);
  window.scrollTo(0, 0);
});

const wait = (clock: { advance: (ms: number) => Promise<void> }) => clock.advance(1_000);

describe('the filters of a listing (product.md, Explore: filters)', () => {
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
    await expect.poll(address).toBe('/movie?genre=28&view=list&from=1990&to=1999&votes=200&lang=fr');
    await clock.settle();
    await expect
      .poll(() => asked().at(-1)?.filters)
      .toEqual({ fromYear: 1990, toYear: 1999, minVotes: 200, language: 'fr' });
  });

  it('change nothing where the dialog is left', async () => {
    const { asked, address } = await open('/tv?lang=fr');
    await button.click();
    await field('Status').selectOptions('Ended');
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
    await expect.poll(address).toBe('/tv?lang=fr');
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
    await expect.poll(address).toBe('/movie?not=18&keyword=9714');
    await expect.poll(() => asked().at(-1)?.filters).toEqual({ withoutGenres: [18], keywords: [9_714] });
    await expect.poll(chips).toEqual(['Not Drama', 'noir remake']);
  });

  it('of age are of a country', async () => {
    const { address, clock } = await open('/movie');
    await button.click();
    await field('Age rating of').selectOptions('Germany');
    await field('Age rating').selectOptions('Up to 12');
    await show.click();
    await clock.settle();
    await expect.poll(address).toBe('/movie?cert=12&certin=DE');
  });
});
