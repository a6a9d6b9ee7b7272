import type { Page } from '@playwright/test';
import { expect } from '../browser/shared/fixtures.ts';
import { entryOf } from '../browser/shared/storage.ts';
import { expectPressed, openCards, toggle } from './cards.ts';
import { KEY, comeBack, leaveApp, test } from './fixtures.ts';
import { some } from './full.ts';

const FIRST = 'Watchlist: Dust Parade';
const SECOND = 'Favorites: Kingdom of Moths';
const THIRD = 'Watchlist: Cold Harbour Blues';

const setEntry = (page: Page, text: string | null, key = KEY) =>
  page.evaluate(
    ([name, value]) => (value === null ? localStorage.removeItem(name) : localStorage.setItem(name, value)),
    [key, text] as const,
  );

/** Beside the bundle, written with it and lost with it. */
const REVISION_KEY = KEY.replace('user_data', 'revision');

/** Three changes, each of them saved. @returns the bundle's text and revision after each, and the app has been left. */
const visitAndSave = async (page: Page) => {
  await comeBack(page);
  const texts: string[] = [];
  const revisions: string[] = [];
  for (const name of [FIRST, SECOND, THIRD]) {
    const before = await entryOf(page, KEY);
    await toggle(page, name);
    await expect.poll(() => entryOf(page, KEY)).not.toBe(before);
    texts.push((await entryOf(page, KEY)) ?? '');
    revisions.push((await entryOf(page, REVISION_KEY)) ?? '');
  }
  await leaveApp(page);
  return { texts, revisions };
};

const visit = async (page: Page): Promise<readonly string[]> => (await visitAndSave(page)).texts;

test.describe('a change that was not saved yet is there after', () => {
  const LEAVINGS: readonly (readonly [what: string, leave: (page: Page) => Promise<unknown>])[] = [
    ['the window was closed', (page) => page.close()],
    ['the page was reloaded', (page) => page.reload()],
    ['the visitor went elsewhere', (page) => page.goto('about:blank')],
    ['the page crashed', crash],
  ];
  for (const [what, leave] of LEAVINGS) {
    test(what, async ({ page, context }) => {
      await comeBack(page);
      await toggle(page, FIRST);
      await toggle(page, SECOND);
      await leave(page);
      const next = await context.newPage();
      await comeBack(next);
      await expectPressed(next, [FIRST, SECOND]);
    });
  }
});

async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
}

test.describe('a bundle that went back in time', () => {
  for (const [what, at] of some(1, [
    ['by two saves', 0],
    ['by one', 1],
  ] as const)) {
    test(`${what} yields to the log`, async ({ page }) => {
      const { texts, revisions } = await visitAndSave(page);
      await setEntry(page, texts[at] ?? '');
      await setEntry(page, revisions[at] ?? '', REVISION_KEY);
      await comeBack(page);
      await expectPressed(page, [FIRST, SECOND, THIRD]);
      await expect.poll(() => entryOf(page, KEY)).toContain('Cold Harbour Blues');
    });
  }
});

test('a bundle that was edited by hand wins', async ({ page }) => {
  const [, , text = ''] = await visit(page);
  await setEntry(page, JSON.stringify({ ...(JSON.parse(text) as object), favorites: [], username: 'Grace' }));
  await comeBack(page);
  await expectPressed(page, [FIRST, THIRD]);
  await expect(page.getByRole('banner').getByRole('button', { name: /Grace/ })).toBeVisible();
  await toggle(page, FIRST);
  await page.reload();
  await comeBack(page);
  await expectPressed(page, [THIRD]);
});

test('a bundle whose entry was removed is back, and saved again', async ({ page }) => {
  await visit(page);
  await setEntry(page, null);
  await comeBack(page);
  await expectPressed(page, [FIRST, SECOND, THIRD]);
  await expect.poll(() => entryOf(page, KEY)).toContain('Cold Harbour Blues');
});

test.describe('an unreadable entry is set aside, and the lists are back from the log:', () => {
  const TEXTS: readonly (readonly [what: string, damage: (text: string) => string])[] = [
    ['truncated', (text) => text.slice(0, text.length / 2)],
    ['filled with NUL', (text) => '\0'.repeat(text.length)],
    ['null', () => 'null'],
    ['a list', () => '[]'],
    ['a string', () => '"matinee"'],
  ];
  for (const [what, damage] of some(2, TEXTS)) {
    test(what, async ({ page }) => {
      const [, , text = ''] = await visit(page);
      await setEntry(page, damage(text));
      await openCards(page);
      await expect(page.getByText(`They are kept aside as ${KEY}.unreadable`)).toBeVisible();
      await expectPressed(page, [FIRST, SECOND, THIRD]);
      expect(await entryOf(page, `${KEY}.unreadable`)).toBe(damage(text));
      await expect.poll(() => entryOf(page, KEY)).toContain('Cold Harbour Blues');
    });
  }
});

test.describe('a bundle with', () => {
  const titled = (title: string) => ({
    username: 'Ada',
    watchlist: [{ id: 99, media_type: 'movie', title, addedAt: '2026-01-01T00:00:00.000Z' }],
  });
  const BUNDLES: readonly (readonly [what: string, bundle: object, title: string])[] = [
    [
      'a later version',
      { ...titled('Later'), version: 7, shelves: [{ id: 1 }], preferences: { theme: 'dark', density: 3 } },
      'Later',
    ],
    [
      'markup',
      titled('<img src=x onerror="document.title=1"><b>Bold</b>'),
      '<img src=x onerror="document.title=1"><b>Bold</b>',
    ],
    ['text from right to left', titled('\u202eسينما\u202c'), '\u202eسينما\u202c'],
    ['a lone surrogate', titled('Half \ud83c'), 'Half'],
  ];
  for (const [what, bundle, title] of some(2, BUNDLES)) {
    test.describe(what, () => {
      test.use({ planted: { [KEY]: JSON.stringify(bundle) } });

      test('is shown as it is, and survives a change', async ({ page }) => {
        await comeBack(page);
        const before = (await entryOf(page, KEY)) ?? '';
        await toggle(page, SECOND);
        await expect.poll(() => entryOf(page, KEY)).toContain('Kingdom of Moths');
        const saved = JSON.parse((await entryOf(page, KEY)) ?? '') as object;
        const { watchlist: _, ...fields } = JSON.parse(before) as { watchlist: unknown };
        expect(saved).toMatchObject(fields);
        await page.goto('/watchlist');
        await expect(page.getByRole('listitem').getByRole('heading', { level: 2 }).first()).toContainText(title);
        expect(await page.title()).not.toBe('1');
      });
    });
  }
});
