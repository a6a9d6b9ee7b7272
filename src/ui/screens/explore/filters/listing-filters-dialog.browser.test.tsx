import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { counted, filtersPage, openFilters } from '#fixtures/ui/open-filters.ts';

const { button, dialog, field, choice, more, show, chips } = filtersPage();
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
    await field('From year').selectOptions('1990');
    await field('To year').selectOptions('1999');
    (choice('Rating', '7 or more').element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await more.click();
    await field('Votes').selectOptions('At least 200');
    await field('Original language').selectOptions('French');
    await expect.element(dialog.getByText('2 in use')).toBeVisible();
    await expect.element(show).toHaveTextContent('Show movies');
    expect(asked()).toHaveLength(1);
    await wait(clock);
    await expect.element(show).toHaveTextContent('Show 214 movies');
    expect(asked()).toHaveLength(2);
    expect(address()).toBe('/movie?genre=28&view=list');

    (show.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveFocus();
    await expect.poll(address).toBe('/movie?genre=28&view=list&from=1990&to=1999&min=7&votes=200&lang=fr');
    await clock.settle();
    await expect
      .poll(() => asked().at(-1)?.filters)
      .toEqual({ fromYear: 1990, toYear: 1999, minRating: 7, minVotes: 200, language: 'fr' });
    // What was counted is shown: nothing is asked again.
    expect(asked()).toHaveLength(2);
  });

  it('ask for one number, however fast they are changed', async () => {
    const { asked, clock } = await open('/movie');
    await button.click();
    for (const rating of ['6 or more', '7 or more', '8 or more']) {
      await choice('Rating', rating).click();
      await clock.advance(399);
    }
    expect(asked()).toHaveLength(1);
    await clock.advance(1);
    await expect.element(show).toHaveTextContent('Show 214 movies');
    expect(asked().map(({ filters }) => filters)).toEqual([undefined, { minRating: 8 }]);
  });

  it.each([
    ['the cross', () => dialog.getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('are taken back by %s, and so is what would be hidden (product.md, Hiding: switches)', async (_, leave) => {
    const { asked, address } = await open('/tv?lang=fr');
    await button.click();
    // It is open where something in it is on.
    await field('Status').selectOptions('Ended');
    await dialog.getByRole('button', { name: 'Hide seen' }).click();
    await leave();
    await expect.element(button).toHaveFocus();
    await expect.poll(address).toBe('/tv?lang=fr');
    expect(asked()).toHaveLength(1);
    await expect.element(button).toHaveAccessibleName('Filters 1 on');
  });

  it('ask for no page where nothing but what is hidden is another (product.md, Hiding: address)', async () => {
    const { asked, address, clock } = await open('/movie?lang=fr');
    await button.click();
    await dialog.getByRole('button', { name: 'Hide seen' }).click();
    await show.click();
    await clock.settle();
    await expect.poll(address).toBe('/movie?lang=fr&hide=seen');
    expect(asked()).toHaveLength(1);
    await button.click();
    await choice('Genre', 'Drama, any').click();
    await dialog.getByRole('button', { name: 'Hide seen' }).click();
    await show.click();
    await clock.settle();
    await expect.poll(address).toBe('/movie?lang=fr&genre=18');
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
    await more.click();
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

  it('of years never have the last before the first', async () => {
    const { options } = await open('/movie?from=1999');
    await button.click();
    await expect.element(field('From year')).toBeVisible();
    expect([options('From year')[0], options('From year').at(-1)]).toEqual(['Any year', '1890']);
    expect([options('To year').at(1), options('To year').at(-1)]).toEqual(['2028', '1999']);
  });

  it('are closed beyond the usual ones, unless one of these is on', async () => {
    const { go } = await open('/movie');
    await button.click();
    await expect.element(dialog.getByText('7, none in use')).toBeVisible();
    await expect.element(field('Votes')).not.toBeVisible();
    await userEvent.keyboard('{Escape}');
    await go('/movie?votes=500', 'Movies');
    await button.click();
    await expect.element(field('Votes')).toHaveValue('500');
    await expect.element(field('Votes')).toBeVisible();
  });

  it('of genres are pressed, and those of a name are looked for', async () => {
    const { asked, address, clock } = await open('/movie');
    await button.click();
    await choice('Genre', 'Drama, any').click();
    await choice('Genre', 'Drama, with').click();
    await more.click();
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

  it('of genres have that of the page among them, which says how many there are (product.md, Explore: genres)', async () => {
    const { asked, address, clock } = await open('/movie?genre=28');
    const genre = page.getByRole('combobox', { name: 'Genre', exact: true });
    await button.click();
    await choice('Genre', 'Drama, any').click();
    await show.click();
    await clock.settle();
    await expect.poll(address).toBe('/movie?genre=28&with=18');
    await expect.element(genre).toHaveDisplayValue('2 genres');
    await expect.poll(chips).toEqual(['Action', 'Drama']);
    await page.getByRole('button', { name: 'Remove filter: Action' }).click();
    await expect.poll(address).toBe('/movie?genre=18');
    await genre.selectOptions('Action');
    await clock.settle();
    await expect.poll(address).toBe('/movie?genre=28');
    await expect.poll(() => asked().at(-1)).toMatchObject({ genreId: 28 });
    await genre.selectOptions('All Genres');
    await expect.poll(address).toBe('/movie');
  });

  it('of age are of a country', async () => {
    const { address, clock } = await open('/movie');
    await button.click();
    await more.click();
    await field('Age rating of').selectOptions('Germany');
    await field('Age rating').selectOptions('Up to 12');
    await show.click();
    await clock.settle();
    await expect.poll(address).toBe('/movie?cert=12&certin=DE');
  });
});
