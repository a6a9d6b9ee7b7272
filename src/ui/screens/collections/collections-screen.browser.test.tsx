import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Collection } from '#domain/library/collection.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { aSaved, openLibraryScreen } from '#fixtures/ui/open-library-screen.tsx';

const NIGHTS: Collection = { id: '1', name: 'Weekend Favorites', description: 'Perfect for weekend movie nights', movies: [] };
const NOIR: Collection = {
  id: '1700000000000',
  name: 'Noir',
  description: '',
  movies: [1, 2, 3, 4].map((id) => aSaved({ id, release_date: '1950-01-01', vote_average: 7.3, vote_count: 5, poster_path: `/${id}.svg` })),
};
const open = (address = '/collections', collections: readonly Collection[] = [NIGHTS, NOIR]) =>
  openLibraryScreen(address, { collections });

const dialog = page.getByRole('dialog');
const nameField = page.getByLabelText('Collection Name');
const submit = dialog.getByRole('button', { name: 'Create Collection' });

beforeEach(async () => {
  await page.viewport(1280, 800);
  window.scrollTo(0, 0);
});

describe('the collections', () => {
  it('are headed as the spec says', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'My Collections' })).toBeVisible();
    await expect.element(screen.getByText('Organize your favorite movies into custom collections')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Create Collection' })).toBeVisible();
    expect(document.title).toBe('My Collections, Matinee');
  });

  it('show their first 3 posters, name, description and movie count', async () => {
    const { texts } = await open('/collections', [NIGHTS, NOIR, { ...NOIR, id: '2', name: 'One', movies: NOIR.movies.slice(0, 1) }]);
    expect(texts('main li h2, li h2')).toEqual(['Weekend Favorites', 'Noir', 'One']);
    expect(texts('li')).toEqual(['Weekend Favorites0 moviesPerfect for weekend movie nights', 'Noir4 movies', 'One1 movie']);
    const posters = [...document.querySelectorAll('li')].map((card) => [...card.querySelectorAll('img')].map(({ src }) => src.split('/').at(-1)));
    expect(posters).toEqual([[], ['1.svg', '2.svg', '3.svg'], ['1.svg']]);
  });

  it('show a drawing where they have no movies, and none beside posters', async () => {
    await open('/collections', [NIGHTS, NOIR]);
    const drawings = () => [...document.querySelectorAll('li')].map((card) => card.querySelectorAll('svg[viewBox="0 0 220 120"]').length);
    expect(drawings()).toEqual([1, 0]);
  });

  it('are not there yet while the library is being loaded', async () => {
    const { texts, clock } = await openLibraryScreen('/collections', { collections: [NOIR] }, { isLoaded: false });
    expect(texts('li h2')).toEqual([]);
    await clock.advance(1_000);
    await vi.waitFor(() => expect(texts('li h2')).toEqual(['Noir']));
  });

  it('may be none', async () => {
    const { screen } = await open('/collections', []);
    await expect.element(screen.getByRole('heading', { name: 'No collections yet' })).toBeVisible();
    await screen.getByRole('button', { name: 'Create Collection' }).last().click();
    await expect.element(nameField).toHaveFocus();
  });

  it('have an edit button that only says that it is to come', async () => {
    const { press, told, address } = await open();
    await press('Edit Noir');
    expect(told).toEqual(['Edit feature coming soon!']);
    expect(address()).toBe('/collections');
  });
});

describe('creating a collection', () => {
  const begin = async () => {
    const bench = await open();
    await bench.press('Create Collection');
    await expect.element(nameField).toHaveFocus();
    return bench;
  };

  it('needs a name: until then the button is disabled, and emptied it says so', async () => {
    const { screen } = await begin();
    await expect.element(submit).toBeDisabled();
    expect(screen.getByText('Please enter a collection name').elements()).toEqual([]);
    await nameField.fill('A');
    await expect.element(submit).toBeEnabled();
    await nameField.fill('   ');
    await expect.element(submit).toBeDisabled();
    await expect.element(page.getByText('Please enter a collection name')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
  });

  it('takes 50 characters of a name and 200 of a description, as people count them', async () => {
    await begin();
    await nameField.fill('👨‍👩‍👧'.repeat(51));
    await expect.element(nameField).toHaveValue('👨‍👩‍👧'.repeat(50));
    const description = page.getByLabelText('Description (Optional)');
    await expect.element(page.getByText('0 / 200')).toBeVisible();
    await description.fill('👍🏽'.repeat(201));
    await expect.element(description).toHaveValue('👍🏽'.repeat(200));
    await expect.element(page.getByText('200 / 200')).toBeVisible();
  });

  it('adds it, trimmed, says so, and gives the focus back', async () => {
    const { screen, told, texts } = await begin();
    await nameField.fill('  Rainy Sundays ');
    await page.getByLabelText('Description (Optional)').fill(' Tea ');
    await submit.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(told).toEqual(['Collection created successfully!']);
    expect(texts('li').at(-1)).toBe('Rainy Sundays0 moviesTea');
    await expect.element(screen.getByRole('button', { name: 'Create Collection' })).toHaveFocus();
  });

  it('makes one by a double click', async () => {
    const { texts } = await begin();
    await nameField.fill('Rainy Sundays');
    await submit.dblClick();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(texts('li h2')).toEqual(['Weekend Favorites', 'Noir', 'Rainy Sundays']);
  });

  it('says when it failed, and keeps what was typed', async () => {
    const { app, told } = await begin();
    vi.spyOn(app.library.createCollection, 'execute').mockReturnValue(undefined);
    await nameField.fill('Noir');
    await userEvent.keyboard('{Enter}');
    expect(told).toEqual(['Failed to create collection']);
    await expect.element(nameField).toHaveValue('Noir');
  });

  it('can be cancelled, and begins anew the next time', async () => {
    const { press, texts } = await begin();
    await nameField.fill('Noir 2');
    await press('Cancel');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(texts('li h2')).toHaveLength(2);
    await press('Create Collection');
    await expect.element(nameField).toHaveValue('');
  });
});

describe('the contents of a collection', () => {
  const movies = () => [...document.querySelectorAll('[role="dialog"] h3')].map(({ textContent }) => textContent);

  it('are opened by its card and closed by Back', async () => {
    const { screen, router, address } = await open();
    await screen.getByRole('link', { name: 'Noir' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Noir' })).toBeVisible();
    expect(address()).toBe('/collections?open=1700000000000');
    expect(movies()).toEqual(['Movie 1', 'Movie 2', 'Movie 3', 'Movie 4']);
    await router.navigate(-1);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(address()).toBe('/collections');
  });

  it.each([
    ['from this screen', '/collections'],
    ['from elsewhere', '/collections?open=1700000000000'],
  ])('opened %s, are closed by their button, which leaves no second entry behind', async (_, from) => {
    const { screen, address } = await open(from);
    if (from === '/collections') await screen.getByRole('link', { name: 'Noir' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await vi.waitFor(() => expect(address()).toBe('/collections'));
  });

  it('are cards that link to their page', async () => {
    const { router } = await open('/collections?open=1700000000000');
    await expect.element(dialog.getByRole('link', { name: 'Movie 2' })).toHaveAttribute('href', '/movie/2');
    await expect.element(dialog.getByText('1950').first()).toBeVisible();
    await dialog.getByRole('link', { name: 'Movie 2' }).click();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/movie/2'));
  });

  it('can be removed one by one, the focus going on, until it is empty', async () => {
    const { told } = await open('/collections?open=2', [{ ...NOIR, id: '2', movies: NOIR.movies.slice(0, 2) }]);
    await dialog.getByRole('button', { name: 'Remove Movie 1' }).click();
    expect(told).toEqual(['Movie removed from collection']);
    expect(movies()).toEqual(['Movie 2']);
    await expect.element(dialog.getByRole('button', { name: 'Remove Movie 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText('Collection is empty')).toBeVisible();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  });

  it('of one that is not there are not opened', async () => {
    const { screen } = await open('/collections?open=77');
    await expect.element(screen.getByRole('link', { name: 'Noir' })).toBeVisible();
    expect(dialog.elements()).toEqual([]);
  });

  it.each(['77', 77])('are found by an id that is stored as %j', async (id) => {
    const { app } = await open('/collections', [{ ...NOIR, id, movies: [aSaved({ id: 5 })] }]);
    await userEvent.click(page.getByRole('link', { name: NOIR.name }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Movie 5' }));
    await expect.element(page.getByText('Collection is empty')).toBeVisible();
    expect(libraryOf(app).collections).toEqual([{ ...NOIR, id, movies: [] }]);
  });
});
