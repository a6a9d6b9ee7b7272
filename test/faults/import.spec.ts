import type { Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { buttonOf, openReview } from '../browser/import/import.ts';
import { expect, test } from '../browser/shared/fixtures.ts';
import { restored } from './cards.ts';
import { sayName } from './fixtures.ts';
import { IS_FULL, some } from './full.ts';
import { createProfile, type Profile } from './profile.ts';

const COUNT = 40;
const FIRST_MOVIE = 1_001;
const RUNS = IS_FULL ? 10 : 1;
/** After 'Add'; undefined for once the toast has told of it. */
const DELAYS_MS = some(2, [0, undefined, 5, 20]);

const FILE = {
  name: 'watchlist.csv',
  content: [
    'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated',
    ...Array.from({ length: COUNT }, (_, at) => `${FIRST_MOVIE + at},,movie,,,,,,,`),
  ].join('\n'),
};

const addAndKill = async (profile: Profile, delayMs: number | undefined): Promise<void> => {
  const { page, kill } = await profile.start();
  await page.goto('/watchlist');
  await sayName(page);
  await openReview(page, FILE);
  await buttonOf(page, `Add ${COUNT} titles`).click();
  if (delayMs === undefined) await expect(page.getByText(`Added: ${COUNT} titles in your watchlist`)).toBeVisible();
  else await wait(delayMs);
  await kill();
};

const listed = async (page: Page): Promise<number> => {
  await page.goto('/watchlist');
  await restored(page);
  const said = page
    .getByRole('main')
    .getByText(/^(\d+ items? saved to watch later|Your watchlist is empty)$/)
    .first();
  await expect(said).toBeVisible();
  return Number.parseInt((await said.textContent()) ?? '', 10) || 0;
};

test.describe('a browser that is killed while a file’s titles are added (product.md, Import: adding)', () => {
  test.setTimeout(120_000 + RUNS * DELAYS_MS.length * 60_000);

  for (const delayMs of DELAYS_MS) {
    test(`has all of them or none, ${delayMs ?? 'the toast, and then 0'} ms after 'Add'`, async ({ baseURL }) => {
      for (let run = 1; run <= RUNS; run += 1) {
        const profile = await createProfile(baseURL);
        await addAndKill(profile, delayMs);
        const { page } = await profile.start();
        const count = await listed(page);
        expect([0, COUNT]).toContain(count);
        if (delayMs === undefined) expect(count).toBe(COUNT);
        await profile.remove();
      }
    });
  }
});
