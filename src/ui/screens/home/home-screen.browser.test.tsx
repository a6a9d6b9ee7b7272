import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { HomeScreen } from './home-screen.tsx';

const some = (count: number) => Array.from({ length: count }, (_, id) => aTitle({ id, title: `Title ${id}` }));
const answers: Partial<MovieCatalog> = {
  fetchTrending: () => Promise.reject(new CatalogError({ kind: 'http', status: 404 })),
  fetchHomeRow: (row) => (row === 'upcoming' ? Promise.resolve([]) : Promise.resolve(some(10))),
};

const banner = () => page.getByRole('region', { name: 'Trending this week' });

beforeEach(() => page.viewport(1280, 900));

describe('the home screen', () => {
  it('has the seven rows in order (product.md, Home: rows), then the visitor’s collections', async () => {
    await renderWithApp(<HomeScreen />, { answers, trending: some(20) });
    await expect.element(page.getByRole('region', { name: 'My Collections' })).toBeInTheDocument();
    const regions = page.getByRole('region').elements().slice(1);
    const names = regions.map((region) => region.querySelector('h2')?.textContent);
    expect(names).toEqual([
      'Trending Now',
      'Now Playing in Theaters',
      'Popular TV Shows',
      'Coming Soon',
      'Top Rated Movies',
      'Airing Today',
      'On The Air',
      'My Collections',
    ]);
  });

  it('is headed for those who listen, and names the page', async () => {
    await renderWithApp(<HomeScreen />, { answers, trending: some(20) });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Matinee, movies and TV shows');
    await expect.poll(() => document.title).toBe('Matinee');
  });

  it('turns the first seven trending titles (product.md, Home: banner)', async () => {
    await renderWithApp(<HomeScreen />, { answers, trending: some(20) });
    await expect.element(banner().getByRole('group')).toHaveAccessibleName('1 of 7');
  });

  it('ranks what is trending, and only that', async () => {
    await renderWithApp(<HomeScreen />, { answers, trending: some(20) });
    await page.getByRole('list', { name: 'Trending Now' }).hover();
    await expect.element(page.getByRole('list', { name: 'Trending Now' }).getByText('#20')).toBeInTheDocument();
    const playing = page.getByRole('list', { name: 'Now Playing in Theaters' });
    await expect.element(playing).toHaveAttribute('aria-busy', 'false');
    expect(playing.element().textContent).not.toContain('#');
  });

  // product.md, Pictures and focus: picture sizes.
  it('fetches the posters of its first row at once, the others as they come near', async () => {
    await renderWithApp(<HomeScreen />, { answers, trending: some(20) });
    const loadingIn = (name: string) => page.getByRole('list', { name }).element().querySelector('img')?.loading;
    await expect.poll(() => loadingIn('Trending Now')).toBe('eager');
    await expect.element(page.getByRole('list', { name: 'On The Air' })).toBeInTheDocument();
    page.getByRole('list', { name: 'On The Air' }).element().scrollIntoView();
    await expect.poll(() => loadingIn('On The Air')).toBe('lazy');
  });

  it('has no banner, and says so in the row, when what is trending cannot be loaded', async () => {
    await renderWithApp(<HomeScreen />, { answers });
    await expect.element(page.getByRole('heading', { name: 'Failed to Load Trending Now' })).toBeVisible();
    await expect.element(banner()).not.toBeInTheDocument();
  });

  it('asks once for what is trending, and shows the banner when it came', async () => {
    let asked = 0;
    const fetchTrending = () => Promise.resolve(some((asked += 1) * 5));
    await renderWithApp(<HomeScreen />, { answers: { ...answers, fetchTrending } });
    await expect.element(banner().getByRole('group')).toHaveAccessibleName('1 of 5');
    expect(asked).toBe(1);
  });
});
