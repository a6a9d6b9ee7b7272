import type { Page } from '@playwright/test';
import { expectPressed, marksOf, openCards } from './cards.ts';
import { comeBack, leaveApp, sayName, test } from './fixtures.ts';
import { IS_FULL } from './full.ts';

const RUNS = IS_FULL ? 20 : 3;

/** Clicks and is gone, before anything that the click set off can have been waited for. */
const clickAndLeave = async (page: Page, name: string, delayMs: number): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.waitForTimeout(delayMs);
  await leaveApp(page);
};

const DELAYS_MS = [0, 5, 20, 100];

/** Over and over, each time with another card. @returns what is pressed then. */
const visitOften = async (page: Page, open: (page: Page) => Promise<void>): Promise<readonly string[]> => {
  const pressed: string[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await open(page);
    const name = Object.keys(await marksOf(page))[run * 2] ?? '';
    await clickAndLeave(page, name, DELAYS_MS[run % DELAYS_MS.length] ?? 0);
    pressed.push(name);
  }
  return pressed;
};

test.describe('a page that is left right after a change', () => {
  test.slow();
  test.use({ planted: {} });

  test('as soon as there are cards has kept it, the first visit included', async ({ page }) => {
    const pressed = await visitOften(page, openCards);
    await openCards(page);
    await expectPressed(page, pressed);
  });

  test('has kept it once the lists are back, too', async ({ page }) => {
    await openCards(page);
    await sayName(page);
    const pressed = await visitOften(page, comeBack);
    await comeBack(page);
    await expectPressed(page, pressed);
  });
});
