import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { expect, OWN_KEY, test } from '../shared/fixtures.ts';
import { overflowOf } from '../shared/overflow-of.ts';

/** A show of the demo's with all of its episodes seen, by its mark. */
const SEEN = { id: 1_301, media_type: 'tv', name: 'Show 1', seenAt: null };

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a seen show is watched again from its first episode, by keyboard, and stopped (product.md, Shows: rounds)', async ({
      page,
      kept,
    }) => {
      await kept.plant(page, { [OWN_KEY]: JSON.stringify({ username: 'Ada', marks: [SEEN] }) });
      await page.goto('/tv/1301');
      const seasons = page.getByRole('region', { name: 'Seasons' });
      // On a phone it is behind '…'.
      if (width < 1_024) await seasons.getByRole('button', { name: 'More about the seasons' }).press('Enter');
      await seasons.getByRole('button', { name: 'Watch it again' }).press('Enter');
      await expect(page.getByText(/^You are watching .* again$/)).toBeVisible();
      if (width >= 1_024) await expect(seasons.getByRole('button', { name: 'Stop watching it again' })).toBeFocused();
      await expectNoFindingsInEitherTheme(page);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await page.goto('/up-next');
      const tick = page.getByRole('button', { name: /^Seen: .*, S1 E1$/ });
      await tick.press('Enter');
      await expect(page.getByText('S1 E1 marked as seen')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: /^Seen: .*, S1 E2$/ })).toBeVisible();
      await page.goto('/tv/1301/season/1');
      await expect(page.getByText(/^1 of \d+ seen$/)).toBeVisible();
      await expect(page.getByText('Seen before, some time').first()).toBeVisible();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Stop watching it again' }).press('Enter');
      await expect(page.getByText(/^You are no longer watching .* again$/)).toBeVisible();
      await expect(page.getByText(/^(\d+) of \1 seen$/)).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).press('Enter');
      await expect(page.getByText(/^1 of \d+ seen$/)).toBeVisible();
    });
  });
}
