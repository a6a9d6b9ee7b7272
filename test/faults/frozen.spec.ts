import type { Page } from '@playwright/test';
import { actionOf, starOf } from '../browser/marks/marks.ts';
import { expect } from '../browser/shared/fixtures.ts';
import { entryOf } from '../browser/shared/storage.ts';
import { expectPressed, marksOf, openCards, pressedOf, toggle } from './cards.ts';
import { rendererOf, setLife } from './devtools.ts';
import { KEY, comeBack, openTab, test } from './fixtures.ts';
import { some } from './full.ts';

const REMOVED = 'Watchlist: Dust Parade';
const LATER = 'Favorites: Kingdom of Moths';
const RATED = '/movie/1004';

/** Stops a tab. @returns what has it run again */
type Stop = (page: Page, other: Page) => Promise<() => Promise<void>>;

const stopProcess: Stop = async (page, other) => {
  const [pid, others] = [await rendererOf(page), await rendererOf(other)];
  // Else both would stand still.
  expect(pid).not.toBe(others);
  process.kill(pid, 'SIGSTOP');
  return async () => void process.kill(pid, 'SIGCONT');
};

const freeze: Stop = async (page) => {
  await setLife(page, 'frozen');
  return () => setLife(page, 'active');
};

/** Toggles these buttons in turn, each toggle with a save of its own. @returns how many saves there were */
const saveOften = (page: Page, names: readonly string[], count: number): Promise<number> =>
  page.evaluate(
    async ([labels, times, key]) => {
      const texts = new Set<string | null>();
      for (let at = 0; at < times; at += 1) {
        const label = labels[at % labels.length] ?? '';
        const button = document.querySelector<HTMLElement>(`button[aria-label="${CSS.escape(label)}"]`);
        if (!button) throw new Error(`There is no button ${label}.`);
        const before = button.ariaPressed;
        button.click();
        while (button.ariaPressed === before || button.ariaBusy === 'true')
          await new Promise((resolve) => setTimeout(resolve));
        // As a page does that is put away: it saves at once.
        dispatchEvent(new PageTransitionEvent('pagehide'));
        texts.add(localStorage.getItem(key));
      }
      return texts.size;
    },
    [names, count, KEY] as const,
  );

const rate = async (page: Page, rating: number): Promise<void> => {
  await page.goto(RATED);
  await expect(actionOf(page, 'Seen')).toBeVisible();
  await starOf(page, rating).click();
  await expect.poll(() => entryOf(page, KEY)).toContain(`"rating":${rating}`);
};

const STOPS: readonly (readonly [string, Stop])[] = [
  ['whose process is stopped', stopProcess],
  ['that is frozen by the browser', freeze],
];

for (const [how, stop] of STOPS)
  for (const saves of some(1, [5, 300, 20]))
    test(`a tab ${how} while another saves ${saves} times brings no title back, and no older rating`, async ({
      page,
      context,
    }) => {
      test.setTimeout(120_000);
      await comeBack(page);
      await toggle(page, REMOVED);
      const other = await openTab(context);
      await rate(other, 3);
      await comeBack(other);
      const names = Object.keys(await marksOf(other)).slice(4, 9);
      // It stops with a change that it has not saved yet.
      await toggle(page, LATER);
      const resume = await stop(page, other);
      await toggle(other, REMOVED);
      await rate(other, 8);
      await openCards(other);
      await expectPressed(other, [LATER]);
      expect(await saveOften(other, names, saves)).toBe(saves);
      const pressed = await pressedOf(other);
      const saved = await entryOf(other, KEY);
      await resume();
      await expectPressed(page, pressed);
      // What it then does is on top of all that.
      await toggle(page, LATER);
      const expected = pressed.filter((name) => name !== LATER);
      await expectPressed(other, expected);
      await expect.poll(() => entryOf(page, KEY)).not.toBe(saved);
      const { marks, watchlist } = JSON.parse((await entryOf(page, KEY)) ?? '') as Record<string, object[]>;
      expect(marks).toMatchObject([{ rating: 8 }]);
      expect(watchlist).toHaveLength(expected.filter((name) => name.startsWith('Watchlist')).length);
      await expectPressed(await openTab(context), expected);
    });
