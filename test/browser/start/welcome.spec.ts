import type { BrowserContext } from '@playwright/test';
import { enter } from '../shared/engine.ts';
import { LOOKUP, expect, test } from '../shared/fixtures.ts';

test.use({ visitor: 'new' });

const NOT_SAVED = 'Failed to save your name. Please try again.';

/** Every medium can be read, and takes nothing until `window.isWritable` is set. */
const refuseWrites = (context: BrowserContext) =>
  context.addInitScript(() => {
    const page = globalThis as { isWritable?: boolean };
    const full = (): never => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(...of) {
      return page.isWritable ? setItem.apply(this, of) : full();
    };
    const { add, put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function addValue(...of) {
      return page.isWritable ? add.apply(this, of) : full();
    };
    IDBObjectStore.prototype.put = function putValue(...of) {
      return page.isWritable ? put.apply(this, of) : full();
    };
  });

test('a name that cannot be saved is reported, and so is each save that fails; the next try is kept', async ({
  page,
  context,
}) => {
  await refuseWrites(context);
  await page.goto('/');
  const welcome = page.getByRole('dialog', { name: 'Welcome to Matinee' });
  await enter(welcome.getByLabel('Your name'), 'Ada');
  await welcome.getByRole('button', { name: 'Get Started' }).click();
  await expect(welcome.getByText(NOT_SAVED)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to save data to local storage' })).toHaveCount(1);

  await page.evaluate(() => Object.assign(globalThis, { isWritable: true }));
  await welcome.getByRole('button', { name: 'Get Started' }).click();
  await expect(welcome).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ada' })).toBeVisible();
});

test(
  'a new visitor is greeted 2.5 s after the start though no look-up has answered, but not while they type',
  { tag: '@journey' },
  async ({ page, context }) => {
    await context.route(LOOKUP, () => undefined);
    let isComing = false;
    page.on('requestfinished', (request) => (isComing ||= request.url().includes('/late-')));
    await page.clock.install();
    await page.goto('/search');
    const field = page.getByRole('searchbox').last();
    const welcome = page.getByRole('dialog', { name: 'Welcome to Matinee' });
    await field.click();
    // What keeps the lists is asked for a second after the start, and comes in its own time.
    await expect(async () => {
      await page.clock.runFor(100);
      expect(isComing).toBe(true);
    }).toPass();
    await page.clock.runFor(5_000);
    await expect(welcome).toBeHidden();
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.runFor(1_000);
    await expect(welcome).toBeVisible();
  },
);

for (const { sent, heading } of [
  { sent: '/movie/1001', heading: 'Movies' },
  { sent: '/shared#v1.AAAA', heading: 'Matinee, movies and TV shows' },
]) {
  test(`who was sent ${sent} is greeted once they leave it, and not over it (product.md, Welcome: sent)`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(sent);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const welcome = page.getByRole('dialog', { name: 'Welcome to Matinee' });
    await page.clock.runFor(10_000);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.clock.runFor(10_000);
    await expect(welcome).toHaveCount(0);
    const name = heading === 'Movies' ? 'Movies' : 'Matinee, home';
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(welcome).toBeVisible({ timeout: 100 });
    }).toPass();
  });
}

test('what comes late is not preloaded: some browsers warn of that as unused', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('dialog', { name: 'Welcome to Matinee' })).toBeVisible();
  const preloaded = await page
    .locator('link[rel="modulepreload"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  // The application's own code, what the bundler puts beside it, and the first screen's.
  expect(preloaded.filter((href) => !/-screen-|\/index-|\/rolldown-runtime-/.test(href))).toEqual([]);
});

test(
  'Back leaves the import over the welcome, then the welcome, and never the screen (product.md, Dialogs: Back)',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/movie');
    const welcome = page.getByRole('dialog', { name: 'Welcome to Matinee' });
    await enter(welcome.getByLabel('Your name'), 'Ada');
    await welcome.getByRole('button', { name: 'Bring your lists' }).click();
    await expect(page.getByRole('dialog', { name: 'Bring your lists' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Bring your lists' })).toBeHidden();
    await expect(welcome.getByLabel('Your name')).toHaveValue('Ada');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/movie$/);
  },
);
