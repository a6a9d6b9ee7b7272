import type { Page } from '@playwright/test';

/** The text of an entry of the real localStorage. */
export const entryOf = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Fills what is left of the real storage, by halves, to the last character. */
export const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let size = 4_194_304, count = 0; size >= 1;) {
      try {
        localStorage.setItem(`filling${(count += 1)}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });

export const makeRoom = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filling')) localStorage.removeItem(key);
  });

/** Adds the first card of Trending Now to the watchlist. @returns its name. */
export const saveFirstCard = async (page: Page): Promise<string> => {
  const card = page.getByRole('list', { name: 'Trending Now' }).getByRole('listitem').first();
  const name = await card.getByRole('heading').innerText();
  await card.hover();
  await card.getByRole('button', { name: `Watchlist: ${name}` }).click();
  return name;
};
