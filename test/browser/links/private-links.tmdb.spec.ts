import type { Page, Request } from '@playwright/test';
import { enter } from '../shared/engine.ts';
import { expect, test } from '../shared/fixtures.ts';

const SECRET = 'abcdefghij-KLMNOPQRS_w';
/** Damaged: what is behind the version is no list, and the screen says so. */
const LIST = 'v1.AAMCAgI';
const LINKS = [
  ['a pairing link', `https://matinee.example/pair#${SECRET}`, SECRET],
  ['the link of a shared list', `https://matinee.example/films/shared#${LIST}`, LIST],
] as const;

const searchBoxOf = (page: Page) => page.getByRole('searchbox', { name: 'Search movies, TV shows and people' });

/** All addresses that the page has had and that it has asked for, without what is behind a '#' of its own. */
const watchAddresses = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request: Request) => asked.push(decodeURIComponent(request.url() + (request.postData() ?? ''))));
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url());
    asked.push(decodeURIComponent(pathname + search));
  });
  return asked;
};

for (const [what, link, code] of LINKS) {
  for (const width of [390, 1440]) {
    test(`${what} that is put into the search box is opened, and nobody is asked for it, ${width} px wide (product.md, Search: private links)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/about');
      const asked = watchAddresses(page);
      if (width === 390) await page.getByRole('button', { name: 'Search', exact: true }).click();
      await enter(searchBoxOf(page), link);
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${code}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/about$/);
      expect(asked.filter((each) => each.includes(code) || each.includes('/search'))).toEqual([]);
    });
  }

  test(`${what} in the address of a search gives way to what it is for, and the provider is not asked (product.md, Search: private links)`, async ({
    page,
  }) => {
    await page.goto('/about');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
    await page.goto(`/search?q=${encodeURIComponent(link)}`);
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${code}`);
    expect(new URL(page.url()).search).toBe('');
    expect(asked.filter((each) => each.includes('/3/') && (each.includes(code) || each.includes('/search/')))).toEqual(
      [],
    );
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });
}
