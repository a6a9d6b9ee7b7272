import type { Locator, Page } from '@playwright/test';
import { openData } from '../data/data.ts';
import { boxOf, textStartOf } from '../shared/boxes.ts';
import { expect, OWN_KEY, test } from '../shared/fixtures.ts';
import { keepMarks } from '../shared/kept-titles.ts';
import { pressAction } from '../shared/press-action.ts';
import { keepForDialogs } from './dialogs.ts';

const settled = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0);

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the tabs of a search begin where its heading does (product.md, Search: tabs)', async ({ page }) => {
    for (const width of [390, 844, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/search?q=an');
      const heading = await textStartOf(page.getByRole('heading', { level: 1 }));
      const tab = await textStartOf(page.getByRole('tab', { name: 'All' }));
      expect(Math.abs(tab - heading)).toBeLessThan(3);
    }
  });

  test('the storage button has a visible name where there is room, and the avatar ends the header (product.md, Frame: storage panel)', async ({
    page,
  }) => {
    await page.goto('/movie');
    for (const [width, isNamed] of [
      [1440, true],
      [1024, true],
      [1180, false],
      [768, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const storage = page.getByRole('button', { name: 'Local Storage' });
      await expect(storage.getByText('Local Storage')).toBeVisible({ visible: isNamed });
      const avatar = page.getByRole('button', { name: 'Ada' }).getByText('A', { exact: true });
      const end = await boxOf(page.getByRole('main').getByRole('heading', { level: 1 }).locator('..'));
      expect(Math.abs((await boxOf(avatar)).right - end.right)).toBeLessThan(16);
    }
  });

  test('the text of About fills its measure (product.md, About: screen)', async ({ page }) => {
    await page.goto('/about');
    const facts = page.getByRole('region', { name: 'Privacy' }).locator('dl > div');
    const rule = await boxOf(facts.first());
    expect((await boxOf(facts.first().locator('dd'))).right).toBeCloseTo(rule.right, 0);
    const text = await boxOf(page.getByRole('region', { name: 'Accessibility' }).getByRole('paragraph'));
    expect(text.right).toBeCloseTo(rule.right, 0);
    expect(text.x).toBeCloseTo((await boxOf(facts.first().locator('dd'))).x, 0);
  });

  test('of a dialog over a dialog one head and one scrim are seen, and the other comes back (product.md, Pictures and focus: dialog focus)', async ({
    page,
    kept,
  }) => {
    await keepForDialogs(kept, page);
    await page.goto('/collections?open=1700000000000');
    const noir = page.getByRole('dialog', { name: 'Noir', includeHidden: true });
    for (const [opener, name] of [
      ['Rename', 'Rename Collection'],
      ['Cover', 'Cover'],
    ] as const) {
      await pressAction(noir, opener);
      const over = page.getByRole('dialog', { name });
      await expect(over).toBeVisible();
      await expect(noir).toBeHidden();
      const scrims = page.locator('body > div:not(#root):not([role])').filter({ visible: true });
      await expect(scrims).toHaveCount(1);
      await over.getByRole('button', { name: 'Close' }).click();
      await expect(noir).toBeVisible();
      await expect(noir.getByRole('button', { name: 'More', exact: true })).toBeFocused();
    }
  });

  for (const theme of ['dark', 'light']) {
    test(`the boxes of my services are seen in the ${theme} (product.md, Where to watch: my services)`, async ({
      page,
    }) => {
      await page.goto('/movie');
      if (theme === 'light') await page.getByRole('button', { name: 'Switch to light theme' }).click();
      await openData(page);
      await page.getByRole('button', { name: 'My services' }).click();
      const box = page.getByRole('checkbox').first();
      const colours = () =>
        box.evaluate((element) => {
          const { borderTopColor, backgroundColor, width } = getComputedStyle(element);
          return { borderTopColor, backgroundColor, width };
        });
      const before = await colours();
      // The line of controls has 3:1 on every surface (design tokens).
      expect(before.borderTopColor).toBe(theme === 'dark' ? 'rgb(111, 128, 120)' : 'rgb(139, 111, 103)');
      expect(Number.parseFloat(before.width)).toBeGreaterThanOrEqual(20);
      await box.click();
      await expect.poll(async () => (await colours()).backgroundColor).not.toBe(before.backgroundColor);
    });
  }

  test('what switches something shows whether it does (product.md, Frame: pressed)', async ({ page }) => {
    await page.goto('/movie');
    await settled(page);
    const tickOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element, '::after').content);
    const expectTick = async (button: Locator) => {
      for (let press = 0; press < 2; press += 1) {
        const isOn = (await button.getAttribute('aria-pressed')) === 'true';
        expect((await tickOf(button)) !== 'none').toBe(isOn);
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', String(!isOn));
      }
    };
    await page.getByRole('button', { name: 'Filters' }).click();
    for (const name of ['Hide seen', 'Hide listed']) await expectTick(page.getByRole('button', { name }));
    await page.keyboard.press('Escape');
    await openData(page);
    for (const name of ['Recommend titles', 'Keep a viewing history']) {
      await expectTick(page.getByRole('button', { name }));
    }
  });

  test('a mark has its scale, and its words when its card has the focus or the pointer (product.md, Marks: cards)', async ({
    page,
    kept,
  }) => {
    const marks = [{ id: 1_001, media_type: 'movie', title: 'Title 1', rating: 2, seenAt: null }];
    await kept.plant(page, { [OWN_KEY]: JSON.stringify({ username: 'Ada', marks }) });
    await page.goto('/movie');
    const card = page.getByRole('main').getByRole('listitem').first();
    const words = card.getByText('Seen, your rating 2 of 10');
    await expect(card.getByText('2/10')).toBeVisible();
    expect((await boxOf(words)).width).toBeLessThanOrEqual(1);
    await card.getByRole('link').focus();
    await expect.poll(async () => (await boxOf(words)).width).toBeGreaterThan(40);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(async () => (await boxOf(words)).width).toBeLessThanOrEqual(1);
    await card.hover();
    await expect.poll(async () => (await boxOf(words)).width).toBeGreaterThan(40);
  });

  test('all controls of a list are one line (product.md, Lists: controls)', async ({ page, kept }) => {
    await keepMarks(kept, page, 12);
    // A scrollbar takes up to 17 px of a window of 800.
    for (const width of [783, 800, 844, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/seen');
      const sort = await boxOf(page.getByLabel('Sort by'));
      const looks = await boxOf(page.getByRole('button', { name: 'List view' }));
      const act = await boxOf(page.getByRole('link', { name: /^Your \d{4}$/ }));
      for (const { bottom } of [sort, looks]) expect(Math.abs(bottom - act.bottom), `${width} px`).toBeLessThan(8);
    }
    await page.goto('/movie?scenario=extreme-text');
    await settled(page);
    expect((await boxOf(page.getByLabel('Genre', { exact: true }))).width).toBeLessThanOrEqual(288);
  });
});
