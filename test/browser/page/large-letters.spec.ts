import { expect, test } from '../shared/fixtures.ts';
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
