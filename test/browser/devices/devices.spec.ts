import type { Page } from '@playwright/test';
import { VISITOR_ADDRESS } from '../../../test-fixtures/fake-tmdb/visitor-address.ts';
import { withKeyboard } from '../browse/journey.ts';
import { erase, openData } from '../data/data.ts';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { expect, test } from '../shared/fixtures.ts';
import { keepMarks, keepTitles } from '../shared/kept-titles.ts';
import { restored } from '../shared/toasts.ts';
import { chooseInPrivate, devicesOf, joinDialogOf, putInFolder, filesInFolder, syncLineOf } from './devices.ts';

/** As decision 15 has it: list, key, stamp, device, and the item or null. */
type Entry = readonly [list: string, key: string, stamp: string, device: string, item: object | null];
interface DeviceFile {
  readonly device: string;
  readonly name: string;
  readonly entries: readonly Entry[];
}

const OTHER = 'f00df00df00df00d';

/** The same device under another name, which has everything of the watchlist among its favorites too. */
const anotherDevice = (text: string): string => {
  const own = JSON.parse(text) as DeviceFile;
  const liked = own.entries.flatMap((entry): Entry[] =>
    entry[0] === 'watchlist' ? [['favorites', entry[1], entry[2], OTHER, entry[4]]] : [],
  );
  return JSON.stringify({ ...own, device: OTHER, name: 'Phone', entries: [...own.entries, ...liked] });
};

const ownFile = async (page: Page): Promise<string> => Object.values(await filesInFolder(page))[0] ?? '';

const join = async (page: Page) => {
  const hands = withKeyboard(page);
  await openData(page);
  await hands.use(devicesOf(page).getByRole('button', { name: 'Share between devices' }));
  await hands.use(joinDialogOf(page).getByRole('button', { name: 'Choose a folder' }));
  await expect(joinDialogOf(page).getByRole('heading', { level: 3 })).toHaveText('No other device is there yet.');
  await hands.use(joinDialogOf(page).getByRole('button', { name: 'Share my lists' }));
  await hands.use(joinDialogOf(page).getByRole('button', { name: 'Done' }));
  await expect(devicesOf(page).getByRole('button', { name: 'Share now' })).toBeFocused();
  return hands;
};

test.describe('lists in a folder on this device (product.md, Devices on screen: steps)', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'Other browsers have no folders to choose.');

  test.beforeEach(async ({ page, kept }) => {
    await chooseInPrivate(page);
    await keepTitles(kept, page, 3);
    await page.goto('/watchlist');
    await restored(page);
  });

  test(
    'go there by keyboard, without name and address of the visitor, and go away again',
    { tag: '@journey' },
    async ({ page }) => {
      const hands = await join(page);
      await expect(syncLineOf(page, 'Shared with no other device yet')).toBeVisible();
      expect(Object.keys(await filesInFolder(page))).toEqual([expect.stringMatching(/^matinee-[\da-f]{16}\.json$/)]);
      const text = await ownFile(page);
      for (const title of ['Title 1', 'Title 2', 'Title 3']) expect(text).toContain(title);
      expect(text).not.toContain('Ada');
      expect(text).not.toContain(VISITOR_ADDRESS);
      await hands.use(devicesOf(page).getByRole('button', { name: 'Stop sharing' }));
      await hands.use(devicesOf(page).getByRole('button', { name: 'Stop sharing' }));
      await expect(devicesOf(page).getByRole('button', { name: 'Share between devices' })).toBeFocused();
      expect(await filesInFolder(page)).toEqual({});
    },
  );

  test('come from there, and are there after a reload', { tag: '@journey' }, async ({ page }) => {
    const hands = await join(page);
    await putInFolder(page, `matinee-${OTHER}.json`, anotherDevice(await ownFile(page)));
    await hands.use(devicesOf(page).getByRole('button', { name: 'Share now' }));
    await expect(syncLineOf(page, 'Shared with 1 device, just now')).toBeVisible();
    await expect(devicesOf(page).getByRole('list', { name: 'Devices' })).toContainText('Phone');
    await page.goto('/favorites');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    await openData(page);
    await expect(syncLineOf(page, /^Shared with 1 device/)).toBeVisible();
  });

  test('leave nothing there where everything is erased (product.md, Devices on screen: erasing)', async ({ page }) => {
    await join(page);
    await erase(page);
    await expect(page.getByRole('heading', { name: 'Trending Now' })).toBeVisible();
    expect(await filesInFolder(page)).toEqual({});
  });

  for (const width of [390, 1440]) {
    test(`give axe nothing to find, ${width} px wide`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await openData(page);
      await expectNoFindingsInEitherTheme(page);
      await devicesOf(page).getByRole('button', { name: 'Share between devices' }).click();
      await expectNoFindingsInEitherTheme(page);
      await joinDialogOf(page).getByRole('button', { name: 'Choose a folder' }).click();
      await expect(joinDialogOf(page).getByRole('button', { name: 'Share my lists' })).toBeVisible();
      await expectNoFindingsInEitherTheme(page);
      await joinDialogOf(page).getByRole('button', { name: 'Share my lists' }).click();
      await joinDialogOf(page).getByRole('button', { name: 'Done' }).click();
      await expectNoFindingsInEitherTheme(page);
      await devicesOf(page).getByRole('button', { name: 'Stop sharing' }).click();
      await expectNoFindingsInEitherTheme(page);
    });
  }
});

test.describe('marks that differ from those in the folder (product.md, Devices on screen: differences)', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'Other browsers have no folders to choose.');

  /** Marks of the first, fourth, seventh, ... title: the visitor has rated each of them. */
  const marks = Array.from({ length: 7 }, (_, at): Entry => {
    const id = 1_001 + 3 * at;
    const item = { id, media_type: 'movie', title: `Title ${id - 1_000}`, rating: 9, note: `Their note ${at + 1}` };
    return ['marks', `movie:${id}`, '1700000000000-0000', OTHER, item];
  });

  const preview = async (page: Page) => {
    await putInFolder(
      page,
      `matinee-${OTHER}.json`,
      JSON.stringify({
        matinee: 'devices',
        version: 1,
        device: OTHER,
        name: 'Phone',
        clock: new Date().toISOString(),
        entries: marks,
      }),
    );
    await openData(page);
    await devicesOf(page).getByRole('button', { name: 'Share between devices' }).click();
    await joinDialogOf(page).getByRole('button', { name: 'Choose a folder' }).click();
    await expect(joinDialogOf(page).getByText('7 titles are marked differently.')).toBeVisible();
  };

  test.beforeEach(async ({ page, kept }) => {
    await chooseInPrivate(page);
    await keepMarks(kept, page, 21);
    await page.goto('/watchlist');
    await restored(page);
  });

  test('are as the visitor chooses by keyboard, on both devices', async ({ page }) => {
    await preview(page);
    const hands = withKeyboard(page);
    const dialog = joinDialogOf(page);
    const rows = dialog.getByRole('list', { name: '7 titles are marked differently.' }).getByRole('listitem');
    await hands.use(dialog.getByRole('button', { name: 'Show all 7' }));
    await expect(rows).toHaveCount(7);
    await expect(rows.nth(5)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'Keep mine' })).toBeChecked();
    await hands.use(dialog.getByRole('button', { name: 'Share my lists' }));
    await hands.use(dialog.getByRole('button', { name: 'Done' }));
    const own = async () => {
      const files = Object.values(await filesInFolder(page)).map((text) => JSON.parse(text) as DeviceFile);
      const entries = files.find(({ device }) => device !== OTHER)?.entries ?? [];
      return entries.find(([list, key]) => list === 'marks' && key === 'movie:1007')?.[4];
    };
    await expect.poll(own).toMatchObject({ rating: 8, note: 'Their note 3' });
  });

  for (const width of [390, 1440]) {
    test(`give axe nothing to find, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await preview(page);
      await expectNoFindingsInEitherTheme(page);
    });
  }
});

test('a site without a host for shared folders has no screen for pairing links (product.md, Frame: routes)', async ({
  page,
}) => {
  await page.goto('/pair#BzHU8gPAR2QIfHZ3AYwr5A');
  await expect(page.getByRole('heading', { name: 'Content Not Found' })).toBeVisible();
  await expect(page.getByText('Share between devices')).toHaveCount(0);
});
