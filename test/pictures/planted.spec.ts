import { expect, test } from '../browser/shared/fixtures.ts';
import { addSheet, inEachLook, looksOtherwise, openScreen, takePicture } from './compare.ts';
import { PICTURED_SCREENS } from './pictured-screens.ts';

/** A list of titles, with posters, actions and icons. */
const PATH = PICTURED_SCREENS.find(({ name }) => name === 'watchlist')?.path ?? '';

const FAULTS = [
  ['a button that stands 2 px further down', 'main button:first-of-type { translate: 0 2px }'],
  ['a heading that is a shade paler', 'main h1 { opacity: 0.95 }'],
  ['posters that are a shade darker', 'main img { filter: brightness(0.97) }'],
  ['an icon that is missing', 'header button:first-of-type svg { visibility: hidden }'],
  ['letters that are a little bolder', 'main h1 { -webkit-text-stroke: 0.5px }'],
  ['a corner that is rounder', 'main button { border-radius: 9px !important }'],
] as const;

test.describe('the comparison', () => {
  test.beforeEach(({ page: _page }, { config }) => {
    test.skip(/all|changed/.test(config.updateSnapshots), 'Other pictures are being taken.');
  });

  test('finds nothing in a page that is opened again', async ({ page }) => {
    const before = new Map<string, Buffer>();
    await openScreen(page, PATH);
    await inEachLook(page, async (look) => void before.set(look, await takePicture(page)));
    expect(before.size).toBe(4);
    await openScreen(page, PATH);
    await inEachLook(page, async (look) => {
      expect(await looksOtherwise(page, before.get(look)!, `again, ${look}`), look).toBe(false);
    });
  });

  for (const [fault, css] of FAULTS) {
    test(`finds ${fault}`, async ({ page }) => {
      await openScreen(page, PATH);
      await inEachLook(page, async () => {});
      const before = await takePicture(page);
      await addSheet(page, css);
      expect(await looksOtherwise(page, before, `planted, ${fault}`)).toBe(true);
    });
  }
});
