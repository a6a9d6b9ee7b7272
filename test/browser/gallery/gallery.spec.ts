import type { Page } from '@playwright/test';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { expect, test } from '../shared/fixtures.ts';

/** Everything is in the window: what is far from it would not be drawn, and masks lie beside pictures while the page scrolls. */
const WINDOW = { width: 800, height: 12_000 };
/** Half as large as they are seen, pictures are small, and the edges of letters, which browsers draw each their own way, are few. */
const SCALE = 0.5;

/** A group as its components are in the page. */
const GROUPS = [
  'as-picture',
  'calendar',
  'card',
  'devices',
  'feedback',
  'form',
  'franchise',
  'hiding',
  'import',
  'links',
  'list',
  'news',
  'page',
  'pick',
  'picture',
  'rating',
  'report',
  'shows',
  'title',
  'watch',
];

/** A state that lies over the page. */
const OVER = {
  dialog: 'Dialog with a form',
  toast: 'Toaster with actions',
  trailer: 'TrailerDialog no video',
} as const;

/** The planted faults below are found all the same. */
const TOLERANCE = {
  maxDiffPixelRatio: 0.001,
  threshold: 0.1,
  maskColor: '#808080',
  scale: 'device',
  timeout: 10_000,
} as const;

/** Artwork, which others look after; texts in the machine's own fonts; the address that the site has in this run. */
const masked = (page: Page) => [
  page.locator('img, canvas'),
  page.locator('[data-state^="right to left"]'),
  page.locator('code'),
  page.getByRole('textbox', { name: 'Link', exact: true }),
  page.getByRole('img', { name: 'QR code of the link' }),
  page.getByText(/^This link has [\d,]+ characters/),
];

const open = async (page: Page, query: string) => {
  await page.goto(`/gallery?${query}`);
  await expect(page.locator('h1', { hasText: 'Gallery' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expect(async () => {
    // A notice's drawing, and what hides a rating, are code that comes late.
    const isLeft = await page.evaluate(
      () =>
        [...document.images].some(({ complete }) => !complete) ||
        document.querySelector('[class*="notice_"] > [class*="art_"]:empty, [data-tier="none"] > [class*="room_"]') !==
          null,
    );
    expect(isLeft, 'a picture is still to come').toBe(false);
  }).toPass();
};

const groupsOf = (page: Page) => page.getByRole('navigation', { name: 'Groups' }).getByRole('link').allInnerTexts();

test.describe('the gallery (product.md, QA: gallery)', () => {
  test.use({ viewport: WINDOW, deviceScaleFactor: SCALE });
  test.skip(({ browserName }) => browserName === 'firefox', 'The pictures are of Chromium.');

  test('has these groups, and says so where there is no such one', async ({ page }) => {
    await open(page, 'group=toString');
    expect(await groupsOf(page)).toEqual(['all', ...[...GROUPS, ...Object.keys(OVER)].toSorted()]);
    await expect(page.getByText('There is no group “toString”.')).toBeVisible();
  });

  test('is found where a host, or the worker, answers its address with the application', async ({
    page,
    request,
    allow,
  }) => {
    allow(/404/);
    const application = await (await request.get('/')).text();
    await page.route('**/gallery?group=form', (route) =>
      route.fulfill({ contentType: 'text/html', body: application }),
    );
    await page.goto('/gallery?group=form');
    await expect(page).toHaveURL(/\/gallery\.html\?group=form$/);
    await expect(page.getByRole('heading', { level: 2, name: 'TextArea' })).toBeVisible();
  });

  for (const group of GROUPS) {
    test(`looks as it did, and has nothing for axe to find: ${group}`, async ({ page }) => {
      test.slow();
      for (const theme of ['dark', 'light']) {
        await open(page, `group=${group}&theme=${theme}`);
        await expect(page.locator('[data-states]')).toHaveScreenshot(`${group}-${theme}.png`, {
          ...TOLERANCE,
          mask: masked(page),
        });
      }
      await expectNoFindingsInEitherTheme(page, 'part');
    });
  }
});

test.describe('the gallery, of what lies over the page', () => {
  test.use({ viewport: { width: 800, height: 600 }, deviceScaleFactor: SCALE });
  test.skip(({ browserName }) => browserName === 'firefox', 'The pictures are of Chromium.');

  for (const [group, state] of Object.entries(OVER)) {
    for (const theme of ['dark', 'light']) {
      test(`looks as it did, and has nothing for axe to find: ${group}, ${theme}`, async ({ page }) => {
        await open(page, `group=${group}&theme=${theme}&open=${state}`);
        await expect(page.getByText(/^(New collection|Marked as seen|No Video Available)$/)).toBeVisible();
        await expect(page).toHaveScreenshot(`${group}-${theme}.png`, TOLERANCE);
        await expectNoFindingsInEitherTheme(page, 'part');
      });
    }
  }
});

test.describe('the comparison', () => {
  test.use({ viewport: WINDOW, deviceScaleFactor: SCALE });
  test.skip(({ browserName }) => browserName === 'firefox', 'The pictures are of Chromium.');

  for (const [fault, css] of [
    ['a colour', ':root { --ticket: #a8d8f5 !important }'],
    ['a padding', 'button { padding-block: 1rem !important }'],
    ['a line', 'input { border-width: 3px !important }'],
    ['a font', ':root { --font-display: serif !important }'],
  ] as const) {
    test(`finds ${fault} that has changed`, async ({ page }, { config }) => {
      test.skip(/all|changed/.test(config.updateSnapshots), 'The picture is being taken.');
      // The policy lets no style in but by a sheet that a script makes.
      await open(page, 'group=form&theme=dark');
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, css);
      const compared = expect(page.locator('[data-states]')).toHaveScreenshot('form-dark.png', {
        ...TOLERANCE,
        timeout: 3_000,
        mask: masked(page),
      });
      await expect(compared).rejects.toThrow(/pixels|Expected an image/);
    });
  }
});
