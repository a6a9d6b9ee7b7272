import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { NIGHTS, NOIR, openCollections } from '#fixtures/ui/open-collections.tsx';
import { openLibraryScreen } from '#fixtures/ui/open-library-screen.tsx';

beforeEach(async () => {
  await page.viewport(1280, 800);
  window.scrollTo(0, 0);
});

describe('the collections', () => {
  it('have their heading (product.md, Collections: screen)', async () => {
    const { screen } = await openCollections();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'My Collections' })).toBeVisible();
    await expect.element(screen.getByText('Organize your favorite movies into custom collections')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Create Collection' })).toBeVisible();
    expect(document.title).toBe('My Collections, Matinee');
  });

  it('show their first 3 posters, name, description and movie count (product.md, Collections: card)', async () => {
    const { texts } = await openCollections('/collections', [
      NIGHTS,
      NOIR,
      { ...NOIR, id: '2', name: 'One', movies: NOIR.movies.slice(0, 1) },
    ]);
    expect(texts('main li h2, li h2')).toEqual(['Weekend Favorites', 'Noir', 'One']);
    expect(texts('li')).toEqual([
      'Weekend Favorites0 moviesPerfect for weekend movie nights',
      'Noir4 movies',
      'One1 movie',
    ]);
    const posters = [...document.querySelectorAll('li')].map((card) =>
      [...card.querySelectorAll('img')].map(({ src }) => src.split('/').at(-1)),
    );
    expect(posters).toEqual([[], ['1.svg', '2.svg', '3.svg'], ['1.svg']]);
  });

  it('are lines without posters while they have no movies (product.md, Collections: card)', async () => {
    await openCollections('/collections', [NIGHTS, NOIR, { ...NIGHTS, id: '3' }]);
    const heights = [...document.querySelectorAll('li')].map((card) => card.getBoundingClientRect().height);
    expect(heights.map((height) => height < 90)).toEqual([true, false, true]);
    expect(document.querySelectorAll('li svg[viewBox="0 0 220 120"]')).toHaveLength(0);
  });

  it('are not there yet while the library is being loaded', async () => {
    const { texts, clock } = await openLibraryScreen('/collections', { collections: [NOIR] }, { isLoaded: false });
    expect(texts('li h2')).toEqual([]);
    await clock.advance(1_000);
    await expect.poll(() => texts('li h2')).toEqual(['Noir']);
  });

  it('may be none (product.md, Collections: screen)', async () => {
    const { screen } = await openCollections('/collections', []);
    await expect.element(screen.getByRole('heading', { name: 'No collections yet' })).toBeVisible();
    await screen.getByRole('button', { name: 'Create Collection' }).last().click();
    await expect.element(page.getByLabelText('Collection Name')).toHaveFocus();
  });

  it('have an edit button that only says that it is to come (product.md, Collections: edit)', async () => {
    const { press, emitted, address } = await openCollections();
    await press('Edit Noir');
    expect(emitted).toEqual(['Edit feature coming soon!']);
    expect(address()).toBe('/collections');
  });
});
