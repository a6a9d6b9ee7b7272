import type { Page } from '@playwright/test';
import { openData, takeAlong } from '../data/data.ts';
import { enter } from '../shared/engine.ts';
import { expect, OWN_KEY, test, watch } from '../shared/fixtures.ts';
import { actionOf } from './marks.ts';

const DAY = '2024-02-29';
const SHOWN = 'Seen February 29, 2024';

const chooseDay = async (page: Page) => {
  await page.goto('/movie/1001');
  await actionOf(page, 'When did you see it?').click();
  await enter(page.getByLabel('Another day'), DAY);
  await page.getByRole('button', { name: 'On this day' }).click();
  await expect(actionOf(page, 'Seen')).toHaveAttribute('aria-pressed', 'true');
};

const expectDay = async (page: Page) => {
  await page.goto('/seen?view=list');
  await expect(page.getByText(SHOWN)).toBeVisible();
};

for (const [chosenIn, readIn] of [
  ['Pacific/Kiritimati', 'Etc/GMT+12'],
  ['Pacific/Honolulu', 'Pacific/Apia'],
] as const) {
  test.describe(`a day that was chosen in ${chosenIn}`, () => {
    test.use({ timezoneId: chosenIn });

    test(`is shown and exported as the same day in ${readIn} (product.md, Marks: seen day)`, async ({
      page,
      browser,
      baseURL,
      kept,
    }) => {
      await chooseDay(page);
      await expectDay(page);
      await expect.poll(() => kept.textOf(page, OWN_KEY)).toContain(`"seenAt":"${DAY}"`);
      const library = (await kept.textOf(page, OWN_KEY)) ?? '';

      const elsewhere = await browser.newContext({ timezoneId: readIn, ...(baseURL && { baseURL }) });
      const watched = await watch(elsewhere);
      await kept.plant(elsewhere, { [OWN_KEY]: library });
      const there = await elsewhere.newPage();
      await expectDay(there);
      await openData(there);
      for (const form of ['Table', 'For Letterboxd']) {
        const { text } = await takeAlong(there, form);
        expect(text).toMatch(new RegExp(`,${DAY},`));
      }
      watched.check();
      await elsewhere.close();
    });
  });
}
