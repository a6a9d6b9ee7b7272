import type { Locator, Page } from '@playwright/test';
import { expect, stubTrailers } from '../shared/fixtures.ts';

/** How a visitor gets at things: with a mouse, or with a keyboard alone. */
export interface Hands {
  readonly reach: (target: Locator) => Promise<void>;
  readonly use: (target: Locator) => Promise<void>;
  readonly choose: (select: Locator, label: string) => Promise<void>;
  readonly useTab: (name: string) => Promise<void>;
  readonly scrollDown: () => Promise<void>;
  readonly search: (text: string) => Promise<void>;
}

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search movies, TV shows and people' });

export const withMouse = (page: Page): Hands => ({
  reach: (target) => target.hover(),
  use: (target) => target.click(),
  choose: async (select, label) => void (await select.selectOption({ label })),
  useTab: (name) => page.getByRole('tab', { name }).click(),
  scrollDown: () => page.mouse.wheel(0, 4_000),
  search: async (text) => {
    await searchBox(page).click();
    await page.keyboard.type(text, { delay: 20 });
  },
});

const TABS_AT_MOST = 300;

/** Forth or back, by where the focus is. Once around, Firefox's driver no longer presses buttons. */
const stepTo = (target: Locator): Promise<string | undefined> =>
  target.evaluate((element) => {
    const { activeElement } = document;
    if (element === activeElement) return undefined;
    const place = activeElement?.compareDocumentPosition(element) ?? 0;
    return place & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
  });

const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < TABS_AT_MOST; tabs += 1) {
    const key = await stepTo(target);
    if (key === undefined) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Not reached with ${TABS_AT_MOST} tabs.`);
};

export const withKeyboard = (page: Page): Hands => ({
  reach: (target) => tabTo(page, target),
  use: async (target) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  choose: async (select, label) => {
    // The provider's genres come a moment later than the list itself.
    await expect(select.locator('option', { hasText: label })).toBeAttached();
    await tabTo(page, select);
    await page.keyboard.type(label);
    await expect(select.locator('option:checked')).toHaveText(label);
  },
  useTab: async (name) => {
    await tabTo(page, page.getByRole('tab', { selected: true }));
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name, selected: true })).toBeFocused();
  },
  scrollDown: async () => {
    // In a select, End is the last option.
    await tabTo(page, page.getByRole('button', { name: 'Grid view' }));
    await page.keyboard.press('End');
  },
  search: async (text) => {
    await page.keyboard.press('/');
    await page.keyboard.type(text, { delay: 20 });
  },
});

const scrollYOf = (page: Page) => page.evaluate(() => scrollY);

/** Home → explore with a genre and a sort → scroll to the end → a title → its trailer → search → a person → back. */
export const travel = async (page: Page, hands: Hands): Promise<void> => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Trending Now' })).toBeVisible();

  await hands.use(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Movies', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Movies', exact: true })).toBeVisible();
  await hands.choose(page.getByLabel('Genre', { exact: true }), 'Western');
  await hands.choose(page.getByLabel('Sort by'), 'Highest rated');
  await expect(page).toHaveURL(/genre=37/);
  await expect(page).toHaveURL(/sort=vote_average\.desc/);

  const end = page.getByText("You've seen all available movies");
  await expect(async () => {
    await hands.scrollDown();
    await expect(end).toBeVisible({ timeout: 500 });
  }).toPass();

  const card = page.getByRole('main').getByRole('listitem').getByRole('link').last();
  const name = await card.getByRole('heading').innerText();
  await hands.reach(card);
  const left = { url: page.url(), scrollY: await scrollYOf(page) };
  await hands.use(card);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await stubTrailers(page);
  await hands.use(page.getByRole('button', { name: 'Watch Now' }));
  const trailer = page.getByRole('dialog');
  await expect(trailer).toBeVisible();
  await hands.use(trailer.getByRole('button', { name: 'Close' }));
  await expect(trailer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Watch Now' })).toBeFocused();

  await hands.search('an');
  await expect(page.getByText(/^Found [\d,]+ results for "an"$/)).toBeVisible();
  await hands.useTab('People');
  const person = page.getByRole('tabpanel').getByRole('listitem').getByRole('link').first();
  await expect(person).toHaveAttribute('href', /\/person\/\d+$/);
  const personName = await person.getByRole('heading').innerText();
  await hands.use(person);
  await expect(page.getByRole('heading', { level: 1, name: personName })).toBeVisible();

  await page.goBack();
  await expect(page.getByText(/results for "an"$/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(left.url);
  await expect(end).toBeVisible();
  await expect.poll(() => scrollYOf(page)).toBeCloseTo(left.scrollY, -2);
};
