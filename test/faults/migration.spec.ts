import { expect, test as base } from '../browser/shared/fixtures.ts';
import { expectPressed, openCards, pressedOf, restored, toggle } from './cards.ts';
import { leaveApp } from './fixtures.ts';
import { createProfile, type Profile, type Running } from './profile.ts';

const OLD = {
  matinee_watchlist: JSON.stringify([
    { id: 1011, media_type: 'movie', title: 'Dust Parade', addedAt: '2026-01-01T00:00:00.000Z' },
  ]),
  matinee_favorites: JSON.stringify([
    { id: 501, media_type: 'movie', title: 'From Before', addedAt: '2026-01-02T00:00:00.000Z' },
  ]),
  matinee_theme: 'light',
  matinee_username: 'Ada',
};
const FIRST = 'Watchlist: Dust Parade';
const SECOND = 'Favorites: Kingdom of Moths';

const test = base.extend<{ profile: Profile }>({
  profile: async ({ baseURL }, provide) => {
    const profile = await createProfile(baseURL);
    await provide(profile);
    await profile.remove();
  },
});

/** A profile with old entries, as it was left months ago. */
const plantOld = async (profile: Profile): Promise<void> => {
  const { page, close } = await profile.start();
  await leaveApp(page);
  await page.evaluate((entries) => Object.assign(localStorage, entries), OLD);
  await close();
};

/** The page stops for good when it removes the old entry of this number. Resolves once it has. */
const hangAtRemoval = async ({ page }: Running, number: number): Promise<void> => {
  const isThere = new Promise<void>((resolve) => void page.exposeFunction('notifyRemoval', resolve));
  await page.addInitScript((last) => {
    const { removeItem } = Storage.prototype;
    let count = 0;
    Storage.prototype.removeItem = function removeOrHang(this: Storage, key: string) {
      count += key.startsWith('matinee_') ? 1 : 0;
      if (count < last) return removeItem.call(this, key);
      (globalThis as { notifyRemoval?: () => void }).notifyRemoval?.();
      for (;;);
    };
  }, number);
  void openCards(page).catch(() => undefined);
  await isThere;
};

const expectAll = async ({ page }: Running): Promise<void> => {
  await expect.poll(() => pressedOf(page)).toContain(FIRST);
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'From Before' })).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('button', { name: /Ada/ })).toBeVisible();
};

test.describe('a migration of old entries that is killed', () => {
  for (const [what, number] of [
    ['before the first of them is removed', 1],
    ['before the third', 3],
  ] as const) {
    test(`${what} loses nothing, and adds nothing twice`, async ({ profile }) => {
      await plantOld(profile);
      const halted = await profile.start();
      await hangAtRemoval(halted, number);
      await halted.kill();
      const next = await profile.start();
      await openCards(next.page);
      await expect(
        next.page.getByText(/Your lists were moved to the new format|Your saved lists are back/),
      ).toBeVisible();
      await expectAll(next);
    });
  }

  test('when it is done brings back nothing that was removed since', async ({ profile }) => {
    await plantOld(profile);
    const first = await profile.start();
    await openCards(first.page);
    await expect(first.page.getByText('Your lists were moved to the new format')).toBeVisible();
    await toggle(first.page, FIRST);
    await toggle(first.page, SECOND);
    await first.kill();
    const next = await profile.start();
    await openCards(next.page);
    await expect(
      next.page.getByText(/Your lists were moved to the new format|Your saved lists are back/),
    ).toBeVisible();
    await expectPressed(next.page, [SECOND]);
    await next.kill();
    const last = await profile.start();
    await openCards(last.page);
    await restored(last.page).catch(() => undefined);
    await expectPressed(last.page, [SECOND]);
  });
});
