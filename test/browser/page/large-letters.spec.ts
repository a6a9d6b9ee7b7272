import { expect, test } from '../shared/fixtures.ts';
import { keepForDialogs } from './dialogs.ts';
import { staying } from './reach.ts';

for (const path of ['/', '/movie', '/movie/1001', '/watchlist']) {
  test(`header and bottom bar of ${path} scroll away where the letters of the device are large (product.md, Dialogs: low windows)`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Only for Chromium a test can set the letters of the device.');
    await page.setViewportSize({ width: 390, height: 844 });
    const device = await page.context().newCDPSession(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect((await staying(page)).toSorted()).toEqual(['HEADER', 'NAV']);
    await device.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await expect.poll(() => staying(page)).toEqual([]);
  });
}

test('a toast has room for whole words in a narrow window, with letters twice as large (product.md, Dialogs: narrow windows)', async ({
  page,
  kept,
}) => {
  await keepForDialogs(kept, page);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/about');
  const text = page.getByText('Your saved lists are back');
  await expect(text).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  // The longest word does not fit into less.
  const room = await text.evaluate((own) => {
    const { width } = own.getBoundingClientRect();
    Object.assign(own.style, { inlineSize: 'min-content', overflowWrap: 'normal', wordBreak: 'normal' });
    return width - own.getBoundingClientRect().width;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});
