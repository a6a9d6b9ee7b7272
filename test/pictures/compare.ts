import type { Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { swapTheme } from '../browser/shared/axe.ts';
import { expect, test } from '../browser/shared/fixtures.ts';

/** Of windows, in px. The second number is how much of a screen is compared at most. */
const SIZES = [
  [1_440, 2_400],
  [390, 3_200],
] as const;
const WINDOW = { width: 1_440, height: 900 };
/** So long a machine with other work may take for what is there within a second elsewhere: a picture of less is of no use. */
const SLOWLY = { timeout: 30_000 } as const;

/** One browser draws both pictures: nothing has to be forgiven but a few points at the edges of the tiles that it draws by. */
const TOLERANCE = { maxDiffPixels: 8, threshold: 0.01, timeout: 5_000 } as const;

/** Notes come and go: the gallery has their pictures. The badge of the state lies over the page. */
const OVER = '[class*="toasts_"], aside[aria-label="Scenario"] { display: none !important }';

/** Adds rules for what is seen. The policy lets no style in but by a sheet that a script makes. */
export const addSheet = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);

/**
 * Resolves when all that the window shows is there, and drawn: nothing is said to be on its way, and nothing has changed for a while.
 * @param quiet that while, in ms
 */
export const settle = (page: Page, quiet: number): Promise<void> =>
  page.evaluate(async (quietMs) => {
    const most = 30_000;
    const begun = performance.now();
    let changed = begun;
    const observer = new MutationObserver(() => {
      changed = performance.now();
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    // A notice's drawing is code that comes late.
    const isWaiting = () =>
      document.querySelector('[aria-busy=true], [class*="notice_"] > [class*="art_"]:empty') !== null ||
      [...document.images].some(({ complete }) => !complete);
    const now = () => performance.now();
    do {
      for (const image of document.images) if (image.loading !== 'eager') image.loading = 'eager';
      await new Promise((done) => setTimeout(done, 50));
    } while (now() - begun < most && (now() - changed < quietMs || isWaiting()));
    observer.disconnect();
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  }, quiet);

/** Opens a screen of a visitor of the bench. */
export const openScreen = async (page: Page, url: string): Promise<void> => {
  await page.setViewportSize(WINDOW);
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  // The lists have been read when the visitor has a name. A screen without a banner shows none.
  const banner = page.getByRole('banner');
  if ((await banner.count()) > 0) await expect(banner.getByRole('button', { name: 'Quinn' })).toBeAttached(SLOWLY);
  await page.waitForLoadState('networkidle');
  await addSheet(page, OVER);
};

/** Calls back at each width, in each theme, in a window in which the screen has its place: what is far from it is not drawn. */
export const inEachLook = async (page: Page, act: (look: string) => Promise<void>): Promise<void> => {
  for (const [width, most] of SIZES) {
    await page.setViewportSize({ width, height: WINDOW.height });
    await settle(page, 100);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(height, most) });
    await settle(page, 300);
    await act(`${width} px, dark`);
    await swapTheme(page);
    await act(`${width} px, light`);
    await swapTheme(page);
  }
};

export const takePicture = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled' });

/**
 * Attaches the picture before, the one now and what differs, where something does.
 * @param name of the picture
 * @returns whether the page looks otherwise than before
 */
export const looksOtherwise = async (page: Page, before: Buffer, name: string): Promise<boolean> => {
  // The same pixels are the same file, and need no closer look.
  if (before.equals(await takePicture(page))) return false;
  const file = `${name.replaceAll(/[, ]+/g, '-')}.png`;
  const path = test.info().snapshotPath(file, { kind: 'screenshot' });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, before);
  try {
    await expect(page).toHaveScreenshot(file, TOLERANCE);
    return false;
  } catch {
    return true;
  }
};
