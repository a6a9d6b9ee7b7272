import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../browser/shared/fixtures.ts';
import { marksOf, openCards, toggle, type Marks } from './cards.ts';
import { openTab, sayName, test } from './fixtures.ts';
import { IS_FULL, some } from './full.ts';
import { operate, planOf, type Plan } from './operations.ts';

const SEEDS = IS_FULL ? 10 : 1;
const OPERATIONS = 300;
/** A slow tab on a busy machine has hundreds of changes to take in. */
const SETTLING_MS = 60_000;
const TITLE = 'Watchlist: Dust Parade';

// The same for every store: a visitor who has just come.
test.use({ planted: {} });

const openTwo = async (context: BrowserContext): Promise<readonly [Page, Page]> => {
  const first = await context.newPage();
  await openCards(first);
  await sayName(first);
  await toggle(first, 'Favorites: Dust Parade');
  return [first, await openTab(context)];
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('what is added or removed in one tab is shown in the other within a moment', async ({ context }) => {
  const [first, second] = await openTwo(context);
  await toggle(first, TITLE);
  await expect(button(second, TITLE)).toHaveAttribute('aria-pressed', 'true');
  await toggle(second, TITLE);
  await expect(button(first, TITLE)).toHaveAttribute('aria-pressed', 'false');
});

/** Both at once. @returns what each has seen last of the titles that it alone changes. */
const operateBoth = async (pages: readonly [Page, Page], plans: readonly [Plan, Plan]): Promise<Marks> => {
  const [first, second] = await Promise.all([operate(pages[0], plans[0]), operate(pages[1], plans[1])]);
  return { ...first, ...second };
};

const lostOf = (expected: Marks, found: Marks): readonly string[] =>
  Object.keys(expected).filter((name) => expected[name] !== found[name]);

/** Both tabs do as planned. @returns what either, a reloaded or a new one lacks. */
const compete = async (
  context: BrowserContext,
  pages: readonly [Page, Page],
  seed: number,
): Promise<readonly string[]> => {
  const before = await marksOf(pages[0]);
  const names = Object.keys(before);
  const plans = [
    planOf({ names, seed, tab: 0, count: OPERATIONS }),
    planOf({ names, seed, tab: 1, count: OPERATIONS }),
  ] as const;
  const expected = await operateBoth(pages, plans);
  await expect
    .poll(async () => lostOf(await marksOf(pages[0]), await marksOf(pages[1])), { timeout: SETTLING_MS })
    .toEqual([]);
  const both = await marksOf(pages[0]);
  const lost = [...lostOf(expected, both)];
  const fresh = await openTab(context);
  lost.push(...lostOf(both, await marksOf(fresh)).map((name) => `in a new tab: ${name}`));
  await fresh.close();
  await pages[0].reload();
  await openCards(pages[0]);
  await expect.poll(async () => lostOf(both, await marksOf(pages[0])), { timeout: SETTLING_MS }).toEqual([]);
  return lost;
};

test.describe(`two tabs, ${OPERATIONS} random operations each`, () => {
  test.setTimeout(60_000 + SEEDS * 60_000);

  for (const [speed, slowness] of some(1, [
    ['at the same speed', 1],
    ['one of them six times as slow', 6],
  ] as const)) {
    test(`${speed}: nothing is lost, and both end alike`, async ({ context }, info) => {
      const pages = await openTwo(context);
      const session = await context.newCDPSession(pages[1]);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
      const lost: string[] = [];
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        lost.push(...(await compete(context, pages, seed)).map((what) => `seed ${seed}: ${what}`));
      }
      const description = JSON.stringify({ runs: SEEDS, changes: SEEDS * OPERATIONS * 2, lost: lost.length });
      info.annotations.push({ type: 'figures', description });
      expect(lost).toEqual([]);
    });
  }
});
