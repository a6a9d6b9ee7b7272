import type { Page } from '@playwright/test';
import { answerWith, status } from '../provider/faults.ts';
import { expect, OWN_KEY, test } from '../shared/fixtures.ts';
import { asked, noteChecks, requestsOf } from '../shared/requests.ts';
import { comeNear } from './come-near.ts';

const PATH = '/movie/1001';
const PROVIDERS = /\/watch\/providers/;

const section = (page: Page) => page.getByRole('region', { name: 'Where to watch' });
const cast = (page: Page) => page.getByRole('list', { name: 'Cast' }).getByRole('link').first();

/** Of what `act` causes, what is asked of where to watch. */
const askedBy = async (page: Page, act: () => Promise<void>) =>
  (await requestsOf(page, act)).map(asked).filter(({ path }) => PROVIDERS.test(path));

const libraryThere = (page: Page) => expect(page.getByRole('button', { name: /Ada/ })).toBeVisible();

test.use({ locale: 'de-DE', viewport: { width: 1_280, height: 720 } });

test.beforeEach(({ page }) => noteChecks(page));

test.describe('where to watch', () => {
  test('is asked once its place is near, and not before (product.md, Where to watch: asked)', async ({ page }) => {
    const before = await askedBy(page, async () => {
      await page.goto(PATH);
      await libraryThere(page);
      await expect(cast(page)).toBeAttached();
    });
    expect(before).toEqual([]);
    await expect(section(page)).toHaveCount(0);

    const near = await askedBy(page, async () => {
      await comeNear(page);
      await expect(section(page).getByRole('button', { name: 'Germany, no services' })).toBeVisible();
      await expect(section(page).getByText('Loading...')).toHaveCount(0);
    });
    expect(near).toEqual([{ path: `${PATH}/watch/providers`, query: {} }]);
  });

  test('leads to TMDB’s page of the country (product.md, Where to watch: link)', async ({ page }) => {
    await page.goto(PATH);
    await comeNear(page);
    const links = section(page).getByRole('list').getByRole('link');
    await expect(links.first()).toHaveAttribute('href', `https://www.themoviedb.org${PATH}/watch?locale=DE`);
    await expect(section(page).locator('img').first()).toHaveAttribute('src', /\/w92\/s-/);
  });

  test('that fails is one sentence, and the page is unharmed (product.md, Where to watch: failure)', async ({
    page,
    allow,
  }) => {
    allow(/404/);
    await answerWith(page, PROVIDERS, status(404));
    await page.goto(PATH);
    await comeNear(page);
    await expect(section(page).getByText('Where to watch this could not be loaded.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(cast(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('is asked of no country where none is known (product.md, Where to watch: country)', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ locale: 'en', ...(baseURL !== undefined && { baseURL }) });
    const page = await context.newPage();
    const paths = await askedBy(page, async () => {
      await page.goto(PATH);
      await comeNear(page);
      await expect(section(page).getByText('Where do you watch?')).toBeAttached();
    });
    expect(paths).toEqual([]);
    await context.close();
  });

  test('is asked in the country that was chosen, though the browser names another', async ({ page, kept }) => {
    await kept.plant(page, { [OWN_KEY]: JSON.stringify({ username: 'Ada', preferences: { watchRegion: 'US' } }) });
    await page.goto(PATH);
    await comeNear(page);
    await expect(section(page).getByRole('button', { name: 'United States, no services' })).toBeVisible();
  });
});
