import type { Page } from '@playwright/test';
import { buttonOf, choose, download, erase, leaveData, openData } from '../browser/data/data.ts';
import { actionOf, starOf } from '../browser/marks/marks.ts';
import { expect, test as base } from '../browser/shared/fixtures.ts';
import { comeBack, leaveApp, test as planted } from './fixtures.ts';
import { IS_FULL } from './full.ts';
import { createProfile, type Profile } from './profile.ts';

const RUNS = IS_FULL ? 20 : 1;
const PATH = '/movie/1004';
const NOTE = 'Twice. שלום';

const openTitle = async (page: Page): Promise<void> => {
  await page.goto(PATH);
  await expect(actionOf(page, 'Seen')).toBeVisible();
};

/** The visitor's marks, as the page of the title shows them once the lists are back. */
const expectMarked = async (page: Page): Promise<void> => {
  await expect(actionOf(page, 'Seen')).toHaveAttribute('aria-pressed', 'true');
  await expect(starOf(page, 8)).toBeChecked();
  await expect(actionOf(page, 'Note, you wrote one')).toBeVisible();
  await expect(actionOf(page, 'Not interested')).toHaveAttribute('aria-pressed', 'true');
};

const told = (page: Page, message: string) => expect(page.getByText(message, { exact: true })).toBeVisible();

const writeNote = async (page: Page): Promise<void> => {
  await actionOf(page, 'Note').click();
  await page.getByRole('dialog', { name: 'Your note' }).getByRole('textbox').fill(NOTE);
  await page.getByRole('button', { name: 'Save the note' }).click();
};

/** Each way of marking a title, and what the toast says of it. */
const MARKINGS: readonly (readonly [mark: (page: Page) => Promise<void>, message: string])[] = [
  [(page) => actionOf(page, 'Seen').click(), 'Marked as seen'],
  [(page) => starOf(page, 8).click(), 'Rated 8 of 10'],
  [writeNote, 'Note saved'],
  [(page) => actionOf(page, 'Not interested').click(), 'You will not be shown it again'],
];

base.describe('a browser that is killed right after each mark was told', () => {
  base.setTimeout(60_000 + RUNS * 60_000);

  const visit = async (profile: Profile): Promise<void> => {
    for (const [mark, message] of MARKINGS) {
      const { page, kill } = await profile.start();
      await openTitle(page);
      await mark(page);
      await told(page, message);
      await kill();
    }
    const { page, close } = await profile.start();
    await openTitle(page);
    await expectMarked(page);
    await close();
  };

  base('loses none', async ({ baseURL }) => {
    for (let run = 1; run <= RUNS; run += 1) {
      const profile = await createProfile(baseURL);
      await visit(profile);
      await profile.remove();
    }
  });
});

base.describe('a browser that is killed at the toast of ‘Again today’ (product.md, Marks: seen again)', () => {
  base.setTimeout(60_000 + RUNS * 60_000);

  const seeSomeTime = async (page: Page): Promise<void> => {
    await actionOf(page, 'When did you see it?').click();
    await page.getByRole('dialog', { name: 'When did you see it?' }).getByRole('button', { name: 'Some time' }).click();
    await told(page, 'Marked as seen');
  };
  const seeAgain = async (page: Page): Promise<void> => {
    await expect(actionOf(page, 'Seen')).toHaveAttribute('aria-pressed', 'true');
    await actionOf(page, 'Seen').click();
    await page.getByRole('button', { name: 'Again today', exact: true }).click();
    await expect(page.getByText(/^Seen on .+, too$/)).toBeVisible();
  };

  base('keeps that day, and the one before', async ({ baseURL }) => {
    for (let run = 1; run <= RUNS; run += 1) {
      const profile = await createProfile(baseURL);
      for (const see of [seeSomeTime, seeAgain]) {
        const { page, kill } = await profile.start();
        await openTitle(page);
        await see(page);
        await kill();
      }
      const { page, close } = await profile.start();
      await openTitle(page);
      await expect(actionOf(page, 'Seen')).toHaveAttribute('aria-pressed', 'true');
      await actionOf(page, 'Seen').click();
      await expect(page.getByRole('button', { name: /^Seen 2 times, last on / })).toBeVisible();
      await close();
      await profile.remove();
    }
  });
});

planted.describe('marks', () => {
  planted.slow();

  planted('are kept when the page is left right after them, the rating that is being chosen too', async ({ page }) => {
    for (const [mark] of MARKINGS) {
      await openTitle(page);
      await mark(page);
      await leaveApp(page);
    }
    await openTitle(page);
    await expectMarked(page);
  });

  planted('made of one title in two tabs are joined', async ({ page, context }) => {
    await comeBack(page);
    const other = await context.newPage();
    const pages = [page, other];
    for (const each of pages) await openTitle(each);
    for (const [at, [mark, message]] of MARKINGS.entries()) {
      const each = pages[at % pages.length] ?? page;
      await mark(each);
      await told(each, message);
    }
    for (const each of pages) await expectMarked(each);
  });

  planted('are in a backup, gone when all is erased, and back when it is restored', async ({ page }) => {
    await comeBack(page);
    await openTitle(page);
    for (const [mark, message] of MARKINGS) {
      await mark(page);
      await told(page, message);
    }
    await openData(page);
    const { text } = await download(page);
    await erase(page);
    await expect(page.getByRole('dialog', { name: 'Welcome to Matinee' })).toBeVisible();
    // The dialog leaves the history with a step back, which another address would break off.
    const isBack = page.evaluate(async () => {
      await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    });
    await page.getByRole('button', { name: 'Skip' }).click();
    await isBack;
    await openTitle(page);
    await expect(actionOf(page, 'Seen')).toHaveAttribute('aria-pressed', 'false');
    await openData(page);
    await choose(page, text);
    await buttonOf(page, 'Replace').click();
    await leaveData(page);
    await expectMarked(page);
  });
});
