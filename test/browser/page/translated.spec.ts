import type { Locator, Page } from '@playwright/test';
import { translatePage } from '../../../test-fixtures/translate-page.ts';
import { enter } from '../shared/engine.ts';
import { expect, test } from '../shared/fixtures.ts';
import { SCREENS } from '../shared/screens.ts';

const OOPS = /Oops!|Something went wrong|Unexpected Application Error/;

/** Screens that lists change, at addresses that have no heading of their own in `SCREENS`. */
const MORE = [
  { name: 'movie', path: '/movie/1003' },
  { name: 'show', path: '/tv/1003' },
  { name: 'person', path: '/person/1001' },
  { name: 'pair', path: '/pair' },
  { name: 'shows as a list', path: '/tv?view=list' },
  { name: 'people of a search', path: '/search?q=an&tab=people' },
] as const;

const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

const isStanding = async (page: Page): Promise<void> => {
  await expect(
    page
      .getByRole('banner')
      .or(page.getByRole('heading', { level: 1 }))
      .first(),
  ).toBeAttached();
  expect(await page.locator('body').innerText()).not.toMatch(OOPS);
};

/** Chooses each of a field's last two options and then the first again. */
const useField = async (page: Page, field: Locator): Promise<void> => {
  const values = await field
    .locator('option')
    .evaluateAll((options) => options.map((each) => (each as HTMLOptionElement).value));
  for (const value of [...values.slice(-2), ...values.slice(0, 1)]) {
    if ((await field.count()) === 0) return;
    await field.selectOption(value);
    await settled(page);
    await isStanding(page);
  }
};

/** Presses each switch of a screen that is there, and presses it again. */
const useSwitches = async (page: Page): Promise<void> => {
  const switches = page
    .getByRole('main')
    .locator('button[aria-pressed], [role=tab], [role=switch], button[aria-expanded]');
  const names = await switches.evaluateAll((found) =>
    found.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''),
  );
  for (const name of [...new Set(names)].slice(0, 8)) {
    for (let time = 0; time < 2; time += 1) {
      await page
        .getByRole('main')
        .locator('button, [role=tab]')
        .evaluateAll((found, wanted) => {
          const one = found.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === wanted);
          if (one instanceof HTMLElement) one.click();
        }, name);
      await settled(page);
      await isStanding(page);
    }
  }
};

test.describe('a page that the browser translates (product.md, Translated pages: texts)', () => {
  test.beforeEach(({ context }) => context.addInitScript(translatePage));

  for (const { name, path } of [...SCREENS.filter((screen) => screen.name !== 'error'), ...MORE]) {
    test(`can be used: ${name}`, async ({ page }) => {
      await page.goto(path);
      await settled(page);
      await expect(page.locator('h1 font').first()).toBeAttached();
      const fields = await page.getByRole('main').getByRole('combobox').all();
      for (const field of fields) await useField(page, field);
      await useSwitches(page);
      await page.getByRole('button', { name: /Switch to .* theme/ }).click();
      await isStanding(page);
    });
  }

  test('keeps its error screen', async ({ page, allow }) => {
    allow(/404/);
    await page.goto('/no/such/place');
    await page.getByRole('link', { name: 'Go Home' }).click();
    // The error stays until home is there.
    await expect(page.getByText(OOPS)).toHaveCount(0);
    await settled(page);
    await isStanding(page);
  });

  test('counts what is saved and removed, wherever it says so', async ({ page }) => {
    // The bar with the number is a phone's.
    await page.setViewportSize({ width: 390, height: 844 });
    const badge = page.getByRole('link', { name: /^Watchlist ,/ });
    await page.goto('/movie');
    const cards = page.getByRole('main').getByRole('listitem');
    for (const at of [0, 1]) {
      await cards.nth(at).hover();
      await cards
        .nth(at)
        .getByRole('button', { name: /^Watchlist/ })
        .click();
      await expect(badge).toContainText(new RegExp(`${at + 1} items?$`));
    }
    await page.getByRole('link', { name: /^Watchlist ,/ }).click();
    await expect(page.getByText('2 items saved to watch later')).toBeVisible();
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(page.getByText('1 item saved to watch later')).toBeVisible();
    await expect(badge).toHaveText(/1 item$/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 items saved to watch later')).toBeVisible();
  });

  test('finds what is typed, and says how much there is of it', async ({ page }) => {
    await page.goto('/search?q=an');
    const summary = page.getByRole('status').filter({ hasText: 'results' });
    await expect(summary).toHaveText(/^Found .* results for "an"$/);
    const box = page.getByRole('searchbox').first();
    for (const text of ['zoetrope of custard', 'the']) {
      await enter(box, text);
      await expect(summary).toHaveText(new RegExp(`results (found )?for "${text}"$`));
      await isStanding(page);
    }
  });

  test('has dialogs that count and close', async ({ page }) => {
    await page.goto('/collections');
    await page.getByRole('button', { name: 'Create Collection' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Create Collection' });
    await enter(dialog.getByLabel('Description'), 'Rainy');
    await expect(dialog.getByText(/^5 \//)).toBeVisible();
    await enter(dialog.getByLabel('Collection Name'), 'Rainy Sundays');
    await enter(dialog.getByLabel('Description'), 'For Sundays');
    await expect(dialog.getByText(/^11 \//)).toBeVisible();
    await dialog.getByRole('button', { name: 'Create Collection' }).click();
    await expect(page.getByText('Collection created successfully!')).toBeVisible();
    await page.getByRole('link', { name: 'Rainy Sundays' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await isStanding(page);
  });
});
