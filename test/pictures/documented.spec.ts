import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { DEFAULT_USERNAME } from '../../src/domain/library/names/welcome-name.ts';
import { expect, test } from '../browser/shared/fixtures.ts';
import { addSheet, settle } from './compare.ts';
import { DESKTOP_PICTURES, PHONE_PICTURES, QA_PICTURES, type DocumentedPicture } from './documented-pictures.ts';

/** The guide shows its pictures at half of their size. */
const QA_WINDOW = { width: 960, height: 640 };
const QA_WIDTH = 480;
const QA_COLOURS = 64;
/** After so long a moment of something that goes on is typical of it. */
const MOMENT_MS = 4_500;

/** A small figure of another day or a letter's edge is forgiven, a line that has moved is not. */
const TOLERANCE = { maxDiffPixelRatio: 0.004, threshold: 0.2 } as const;

/** Machines differ in what they have for code. The letters of this one are wanted by Chromium's own package. */
const MONOSPACE = 'code { font-family: "DejaVu Sans Mono" !important }';

/** What comes and goes, and the badge of the state where the picture is not about it. */
const TOASTS = '[class*="toasts_"] { display: none !important }';
const SCENARIO = 'aside[aria-label="Scenario"]';
const BADGE = `${SCENARIO} { display: none !important }`;

/** What a visitor is offered to install is shown in the dark theme: these pictures are part of the site. */
const OF_MANIFEST = new Set(['home-desktop-dark.png', 'watchlist-phone-dark.png']);
const folderOf = (file: string): readonly string[] =>
  OF_MANIFEST.has(file) ? ['public', 'screenshots'] : ['docs', 'pictures'];

const openPicture = async (
  page: Page,
  { path, shows, act, isNameless }: DocumentedPicture,
  hidden: string,
): Promise<void> => {
  await page.goto(path);
  await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible({ timeout: 60_000 });
  // These come late, and the name when it is known moves what is beside it.
  if (!isNameless) {
    await expect(page.getByRole('banner').getByText(DEFAULT_USERNAME)).toHaveCount(0, { timeout: 60_000 });
  }
  if (/[?&](scenario|library|seed|fault|choices)=/.test(path)) await page.locator(SCENARIO).waitFor();
  await addSheet(page, MONOSPACE + hidden);
  // What is scrolled to stays where it is once all above it is there.
  if (!act) return;
  await settle(page, 300);
  await act(page);
};

const expectInBothThemes = async (page: Page, name: string): Promise<void> => {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((to) => void (document.documentElement.dataset['theme'] = to), theme);
    await settle(page, 500);
    const file = `${name}-${theme}.png`;
    expect(await page.screenshot()).toMatchSnapshot([...folderOf(file), file], TOLERANCE);
  }
};

test.beforeEach(({ allow }) => {
  // What a page reports is looked at by others.
  allow(/./);
  test.setTimeout(180_000);
});

test.describe('the README and the documents show what there is: a desktop', () => {
  for (const picture of DESKTOP_PICTURES) {
    test(picture.name, async ({ page }) => {
      await page.setViewportSize({ width: 1_440, height: picture.height });
      await openPicture(page, picture, TOASTS + BADGE);
      await expectInBothThemes(page, picture.name);
    });
  }
});

test.describe('the README and the documents show what there is: a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const picture of PHONE_PICTURES) {
    test(picture.name, async ({ page }) => {
      await openPicture(page, picture, TOASTS + BADGE);
      await expectInBothThemes(page, picture.name);
    });
  }
});

test.describe('the QA guide shows what there is', () => {
  test.use({ viewport: QA_WINDOW });
  for (const picture of QA_PICTURES) {
    test(picture.name, async ({ page }, { config }) => {
      const isTaken = /all|changed/.test(config.updateSnapshots);
      test.skip(picture.isMoment === true && !isTaken, 'It shows a moment of something that goes on.');
      await openPicture(page, picture, TOASTS);
      if (picture.isMoment) await page.waitForTimeout(MOMENT_MS);
      else await settle(page, 500);
      const taken = sharp(await page.screenshot()).resize(QA_WIDTH);
      const shown = await taken.png({ palette: true, colours: QA_COLOURS }).toBuffer();
      expect(shown).toMatchSnapshot(['docs', 'qa', `${picture.name}.png`], TOLERANCE);
    });
  }
});
