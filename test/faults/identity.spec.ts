import type { Page, Route } from '@playwright/test';
import { VISITOR_ADDRESS } from '../../test-fixtures/fake-tmdb/visitor-address.ts';
import { LOOKUP, answerLookup, expect } from '../browser/shared/fixtures.ts';
import { entryOf } from '../browser/shared/storage.ts';
import { expectPressed, openCards, toggle } from './cards.ts';
import { KEY, comeBack, keyOf, test } from './fixtures.ts';
import { some } from './full.ts';

const ELSEWHERE = '198.51.100.20';
const FIRST = 'Watchlist: Dust Parade';
const SECOND = 'Favorites: Kingdom of Moths';
const CORS = { 'access-control-allow-origin': '*' };

const cameAlong = (page: Page) =>
  expect(
    page.getByText('Your network or browser has changed. Your lists came along: a copy of the newest is in use here.'),
  ).toBeVisible({
    // The lookup may take its whole 5 s.
    timeout: 15_000,
  });

const keysOf = (page: Page) =>
  page.evaluate((prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), keyOf(''));

/** A visit with the first address. @returns the bundle as it is left. */
const visit = async (page: Page): Promise<string> => {
  await comeBack(page);
  await toggle(page, FIRST);
  await expect.poll(() => entryOf(page, KEY)).toContain('Dust Parade');
  return (await entryOf(page, KEY)) ?? '';
};

/** Two visits, and a change between them of who the visitor is taken for. @returns the bundle's new key. */
const visitAsAnother = async (page: Page, change: () => Promise<unknown>): Promise<string> => {
  const text = await visit(page);
  await change();
  await openCards(page);
  await cameAlong(page);
  await expectPressed(page, [FIRST]);
  await toggle(page, SECOND);
  await expect.poll(async () => (await keysOf(page)).length).toBe(2);
  const key = (await keysOf(page)).find((each) => each !== KEY) ?? '';
  await expect.poll(() => entryOf(page, key)).toContain('Kingdom of Moths');
  expect(await entryOf(page, key)).toContain('Dust Parade');
  expect(await entryOf(page, KEY)).toBe(text);
  return key;
};

test('an address that is another at the next visit: lists come along, and back at the first they are as they were last', async ({
  page,
  context,
}) => {
  expect(await visitAsAnother(page, () => answerLookup(context, ELSEWHERE))).toBe(keyOf(ELSEWHERE));
  await answerLookup(context, VISITOR_ADDRESS);
  await comeBack(page);
  await expectPressed(page, [FIRST, SECOND]);
  // Saved under the address of now, and once more on the way to the other and back.
  await expect.poll(() => entryOf(page, KEY)).toContain('Kingdom of Moths');
  await toggle(page, FIRST);
  await expect.poll(() => entryOf(page, KEY)).not.toContain('Dust Parade');
  await answerLookup(context, ELSEWHERE);
  await comeBack(page);
  await expectPressed(page, [SECOND]);
});

test('a bundle that was put there by hand is loaded as it is, and newer lists are offered beside it', async ({
  page,
  context,
}) => {
  await visitAsAnother(page, () => answerLookup(context, ELSEWHERE));
  await answerLookup(context, VISITOR_ADDRESS);
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [KEY, '{"watchlist":[],"username":"Ada","lastUpdated":"2020-01-01T00:00:00.000Z"}'],
  );
  await comeBack(page);
  await expectPressed(page, []);
  await page.getByRole('button', { name: 'Bring over' }).click();
  await expectPressed(page, [FIRST, SECOND]);
});

test('an address that changes during a visit makes no difference to it', async ({ page, context }) => {
  await comeBack(page);
  await answerLookup(context, ELSEWHERE);
  await toggle(page, FIRST);
  await expect.poll(() => entryOf(page, KEY)).toContain('Dust Parade');
  expect(await keysOf(page)).toEqual([KEY]);
});

test.describe('the lookup fails, and lists come along to the fingerprint:', () => {
  const ANSWERS: readonly (readonly [what: string, answer: (route: Route) => Promise<void> | undefined])[] = [
    ['it never answers', () => undefined],
    [
      'HTML',
      (route) => route.fulfill({ headers: CORS, contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>' }),
    ],
    ['10 kB', (route) => route.fulfill({ headers: CORS, json: { ip: '9'.repeat(10_000) } })],
    ['500', (route) => route.fulfill({ status: 500, headers: CORS, json: { ip: ELSEWHERE } })],
  ];
  for (const [what, answer] of some(2, ANSWERS)) {
    test(what, async ({ page, context, allow }) => {
      allow(/the server responded with a status of 500/);
      expect(await visitAsAnother(page, () => context.route(LOOKUP, answer))).toMatch(
        /^matinee_user_data_fp_[\da-f]{64}$/,
      );
    });
  }
});

test('a fingerprint that changes, as where a browser adds noise to it: the visitor stays the same', async ({
  page,
  context,
  allow,
}) => {
  allow(/net::ERR_FAILED/);
  await context.route(LOOKUP, (route) => route.abort());
  await openCards(page);
  await cameAlong(page);
  await toggle(page, FIRST);
  await expect.poll(async () => (await keysOf(page)).length).toBe(2);
  const key = (await keysOf(page)).find((each) => each !== KEY) ?? '';
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'language', { get: () => 'tlh' }));
  for (const forget of [false, true]) {
    // Full or blocked, localStorage may not remember how the device was called.
    if (forget) await page.evaluate(() => localStorage.removeItem('matinee_device_id'));
    await openCards(page);
    await expect(page.getByText('Your saved lists are back')).toBeVisible();
    await expectPressed(page, forget ? [FIRST, SECOND] : [FIRST]);
    if (!forget) await toggle(page, SECOND);
    await expect.poll(() => entryOf(page, key)).toContain('Kingdom of Moths');
    expect((await keysOf(page)).length).toBe(2);
  }
});
