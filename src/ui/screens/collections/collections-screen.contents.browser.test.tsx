import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { NOIR, openCollections } from '#fixtures/ui/open-collections.tsx';
import { aSaved } from '#fixtures/ui/open-library-screen.tsx';

const dialog = page.getByRole('dialog');

beforeEach(async () => {
  await page.viewport(1280, 800);
  window.scrollTo(0, 0);
});

describe('the contents of a collection (product.md, Collections: contents)', () => {
  const movies = () => [...document.querySelectorAll('[role="dialog"] h3')].map(({ textContent }) => textContent);

  it('are opened by its card and closed by Back', async () => {
    const { screen, router, address } = await openCollections();
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
    const { screen, address } = await openCollections(from);
    if (from === '/collections') await screen.getByRole('link', { name: 'Noir' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => address()).toBe('/collections');
  });

  it('are cards that link to their page', async () => {
    const { router } = await openCollections('/collections?open=1700000000000');
    await expect.element(dialog.getByRole('link', { name: 'Movie 2' })).toHaveAttribute('href', '/movie/2');
    await expect.element(dialog.getByText('1950').first()).toBeVisible();
    await dialog.getByRole('link', { name: 'Movie 2' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/movie/2');
  });

  it('can be removed one by one, the focus going on, until it is empty', async () => {
    const { emitted } = await openCollections('/collections?open=2', [
      { ...NOIR, id: '2', movies: NOIR.movies.slice(0, 2) },
    ]);
    await dialog.getByRole('button', { name: 'Remove Movie 1' }).click();
    expect(emitted).toEqual(['Movie removed from collection']);
    expect(movies()).toEqual(['Movie 2']);
    await expect.element(dialog.getByRole('button', { name: 'Remove Movie 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText('Collection is empty')).toBeVisible();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  });

  it('of one that is not there are not opened', async () => {
    const { screen } = await openCollections('/collections?open=77');
    await expect.element(screen.getByRole('link', { name: 'Noir' })).toBeVisible();
    expect(dialog.elements()).toEqual([]);
  });

  it.each(['77', 77])('are found by an id that is stored as %j', async (id) => {
    const { app } = await openCollections('/collections', [{ ...NOIR, id, movies: [aSaved({ id: 5 })] }]);
    await userEvent.click(page.getByRole('link', { name: NOIR.name }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Movie 5' }));
    await expect.element(page.getByText('Collection is empty')).toBeVisible();
    expect(libraryOf(app).collections).toEqual([{ ...NOIR, id, movies: [] }]);
  });
});
