import { expect } from '../browser/shared/fixtures.ts';
import { entryOf } from '../browser/shared/storage.ts';
import { expectPressed, toggle } from './cards.ts';
import { KEY, comeBack, openBeside, openTab, test } from './fixtures.ts';

const FIRST = 'Watchlist: Dust Parade';
const SECOND = 'Favorites: Kingdom of Moths';
const OLD = { id: 9_001, media_type: 'movie', title: 'From Before', addedAt: '2026-01-01T00:00:00.000Z' };

test('a tab of an older release erases nothing when it saves all that it knows', async ({ page, context }) => {
  await comeBack(page);
  await toggle(page, FIRST);
  await expect.poll(() => entryOf(page, KEY)).toContain('Dust Parade');
  const old = await openBeside(context);
  await old.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    JSON.stringify({ username: 'Ada', watchlist: [OLD] }),
  ] as const);
  await toggle(page, SECOND);
  await expect
    .poll(() => entryOf(page, KEY))
    .toMatch(/From Before.*Dust Parade.*Kingdom of Moths|Dust Parade.*From Before.*Kingdom of Moths/);
  await expectPressed(page, [FIRST, SECOND]);
  const next = await openTab(context);
  await expectPressed(next, [FIRST, SECOND]);
  await next.goto('/watchlist');
  await expect(next.getByRole('heading', { name: 'From Before' })).toBeVisible();
});
