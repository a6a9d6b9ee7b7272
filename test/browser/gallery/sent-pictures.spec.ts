import type { Page } from '@playwright/test';
import { expect, test } from '../shared/fixtures.ts';

/** Pictures as the visitor sends them, by the states of the gallery that have them. */
const STATES = {
  year: 'a year',
  'year-rtl': 'a year, with a long name and one from right to left',
  list: 'a list',
  'list-gone': 'a list, with posters that are gone',
  'list-rtl': 'a list, from right to left',
  title: 'a title',
  'title-long': 'a title with a long name',
} as const;

/** As those of the gallery: a word in another place is found. */
const TOLERANCE = { maxDiffPixelRatio: 0.001, threshold: 0.1 } as const;
/** Half as large as they are sent. */
const SCALE = 0.5;

const preview = (page: Page) => page.getByRole('dialog').getByRole('img', { name: /, as a picture\./ });

/** Whether the picture is on the canvas: a picture has ground everywhere, an empty canvas is clear. */
const isShown = (page: Page): Promise<boolean> =>
  preview(page).evaluate(
    (canvas) =>
      canvas instanceof HTMLCanvasElement && canvas.getContext('2d')?.getImageData(0, 0, 1, 1).data[3] === 255,
  );

/** What is shown: the very file. */
const pictureIn = async (page: Page): Promise<Buffer> => {
  await expect(page.getByRole('button', { name: 'Save the picture' })).not.toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => isShown(page)).toBe(true);
  const url = await preview(page).evaluate((canvas, scale) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('It is shown otherwise.');
    const small = document.createElement('canvas');
    Object.assign(small, { width: canvas.width * scale, height: canvas.height * scale });
    const context = small.getContext('2d');
    if (context) context.imageSmoothingQuality = 'high';
    context?.drawImage(canvas, 0, 0, small.width, small.height);
    return small.toDataURL('image/png');
  }, SCALE);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
};

test.describe('a picture that is sent looks as it did, the same in both themes (product.md, As a picture: paper)', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'The pictures are of Chromium.');

  for (const [name, state] of Object.entries(STATES))
    test(`${state}, in both formats`, async ({ page, allow }) => {
      test.slow();
      allow(/\/p-gone-\d\.svg/);
      for (const theme of ['dark', 'light']) {
        await page.goto(`/gallery?group=as-picture&theme=${theme}&open=AsPictureDialog ${state}`);
        for (const format of ['Post', 'Story']) {
          await page.getByRole('radio', { name: format }).check({ force: true });
          await expect(preview(page)).toHaveJSProperty('height', format === 'Post' ? 1_350 : 1_920);
          expect(await pictureIn(page)).toMatchSnapshot(`sent-${name}-${format.toLowerCase()}.png`, TOLERANCE);
          // It never lacks some of its posters without a word (product.md, As a picture: missing posters).
          const lacking = page.getByRole('dialog').getByText(/^\d+ posters? could not be loaded\.$/);
          await expect(lacking).toHaveCount(name === 'list-gone' ? 1 : 0);
        }
      }
    });
});
