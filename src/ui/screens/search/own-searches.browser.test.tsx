import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { SearchScreen } from './search-screen.tsx';

const SEARCHES = [
  { name: '<b>French</b>', address: '/movie?lang=fr' },
  { name: 'Short', address: '/tv?under=30' },
];
const list = page.getByRole('list', { name: 'Saved searches' });

const open = (path: string, searches = SEARCHES) =>
  renderWithApp(
    <main>
      <SearchScreen />
    </main>,
    {
      path,
      answers: { search: () => new Promise(() => undefined) },
      library: { ...EMPTY_LIBRARY, preferences: { ...EMPTY_LIBRARY.preferences, searches } },
    },
  );

beforeEach(() => page.viewport(390, 844));

it('the search screen has the saved searches before a query, each with what forgets it (product.md, Explore: saved searches)', async () => {
  const { app } = await open('/search');
  const links = [...list.element().querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['<b>French</b>', '/movie?lang=fr'],
    ['Short', '/tv?under=30'],
  ]);
  await page.getByRole('button', { name: 'Remove search: <b>French</b>' }).click();
  await expect.poll(() => libraryOf(app).preferences.searches).toEqual([SEARCHES[1]]);
  await expect.element(page.getByRole('button', { name: 'Remove search: Short' })).toHaveFocus();
});

it.each([
  ['/search?q=tide', SEARCHES],
  ['/search', []],
])('%s has none of them with %j', async (path, searches) => {
  await open(path, searches);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(list.elements()).toHaveLength(0);
});
