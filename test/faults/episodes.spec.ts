import type { Page } from '@playwright/test';
import { expect, test as base } from '../browser/shared/fixtures.ts';
import { comeBack, leaveApp, test as planted } from './fixtures.ts';
import { IS_FULL } from './full.ts';
import { createProfile, type Profile } from './profile.ts';

const RUNS = IS_FULL ? 20 : 1;
const SHOW = '/tv/1307';
const PATH = `${SHOW}/season/1`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const told = (page: Page, message: string) => expect(page.getByText(message, { exact: true })).toBeVisible();

interface Marking {
  readonly path: string;
  /** What is seen once the lists are back: what was made before. */
  readonly before: string;
  readonly press: string;
  readonly message: string;
}

/** Each way of ticking and of following, and what the toast says of it. */
const MARKINGS: readonly Marking[] = [
  { path: PATH, before: '0 of 12 seen', press: 'Seen: S1 E4', message: 'S1 E4 marked as seen' },
  { path: PATH, before: '1 of 12 seen', press: 'All of this season', message: '11 episodes marked as seen' },
  { path: PATH, before: '12 of 12 seen', press: 'Seen: S1 E5', message: 'S1 E5 no longer marked as seen' },
  { path: SHOW, before: '11 of 12 seen', press: 'Stop following', message: 'You no longer follow Nine Dials' },
];

const mark = async (page: Page, { path, before, press }: Marking): Promise<void> => {
  await page.goto(path);
  await expect(page.getByText(before)).toBeVisible();
  await button(page, press).click();
};

/** What the visitor has said of the show, as its screens say once the lists are back. */
const expectMarked = async (page: Page): Promise<void> => {
  await page.goto(PATH);
  await expect(page.getByText('11 of 12 seen')).toBeVisible();
  await expect(button(page, 'Seen: S1 E4')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'Seen: S1 E5')).toHaveAttribute('aria-pressed', 'false');
  await page.goto(SHOW);
  await expect(button(page, 'Follow again')).toBeVisible();
};

base.describe('a browser that is killed right after each tick was told', () => {
  base.setTimeout(60_000 + RUNS * 60_000);

  const visit = async (profile: Profile): Promise<void> => {
    for (const marking of MARKINGS) {
      const { page, kill } = await profile.start();
      await mark(page, marking);
      await told(page, marking.message);
      await kill();
    }
    const { page, close } = await profile.start();
    await expectMarked(page);
    await close();
  };

  base('loses none (product.md, Shows: ticks)', async ({ baseURL }) => {
    for (let run = 1; run <= RUNS; run += 1) {
      const profile = await createProfile(baseURL);
      await visit(profile);
      await profile.remove();
    }
  });
});

planted.describe('ticks', () => {
  planted.slow();

  planted('are kept when the page is left right after them', async ({ page }) => {
    for (const marking of MARKINGS) {
      await mark(page, marking);
      await leaveApp(page);
    }
    await expectMarked(page);
  });

  planted('of one season in two tabs are joined (product.md, Shows: two tabs)', async ({ page, context }) => {
    await comeBack(page);
    const other = await context.newPage();
    for (const [at, marking] of MARKINGS.entries()) {
      const each = at % 2 === 0 ? page : other;
      await mark(each, marking);
      await told(each, marking.message);
    }
    for (const each of [page, other]) await expectMarked(each);
  });
});
