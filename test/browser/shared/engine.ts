import { expect, type Locator, type Page, type Request, test } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firefoxDownloads } from '../../../scripts/find-firefox.mjs';

/** Whether a page is in Firefox, where its driver needs other ways: docs/browsers.md lists them. */
export const isFirefox = (page: Page): boolean => page.context().browser()?.browserType().name() === 'firefox';

/**
 * Begins a test in which a page is opened while the network is cut. Firefox has no such test; in WebKit one stops the host instead.
 * @param allow where the browser tells of what it could not fetch
 */
export const willCutNetwork = (page: Page, allow?: (pattern: RegExp) => void): void => {
  test.skip(isFirefox(page), 'Its driver opens no page while the network is cut.');
  test.slow();
  allow?.(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
};

/** Of Firefox. */
export const NO_MAIL = 'Its driver waits for the page that a mail address is not.';

/** Whether an answer needed no network. Firefox's driver tells of such requests, too. */
export const isFromCache = (request: Request): boolean => request.timing().requestStart < 0;

/** Enters a text in place of what a field has. In Firefox, `fill` sets the value without React's notice. */
export const enter = async (field: Locator, text: string): Promise<void> => {
  if (!isFirefox(field.page())) return field.fill(text);
  await field.focus();
  await field.evaluate((input, value) => {
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value');
    own?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
};

/** Two taps at one place that are no farther apart are one double press (product.md, Input: presses). In milliseconds. */
const DOUBLE_PRESS = 300;
const lastTaps = new WeakMap<Page, number>();

/**
 * Taps what is pressed by a finger. The driver scrolls what is tapped to where the last tap was, and at once: a finger takes its time.
 * Firefox's driver touches nothing, so there it is clicked.
 */
export const tap = async (part: Locator): Promise<void> => {
  const page = part.page();
  if (isFirefox(page)) return part.click();
  await page.waitForTimeout(Math.max(0, (lastTaps.get(page) ?? 0) + DOUBLE_PRESS - Date.now()));
  await part.tap();
  lastTaps.set(page, Date.now());
};

/** None while one is still written: until then the file of its name is empty. */
const finished = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder);
  return names.some((name) => name.endsWith('.part')) ? [] : names;
};

/** What the browser downloads when something is done. Firefox's driver tells of no download, so its folder is looked at. */
export const downloadBy = async (page: Page, act: () => Promise<void>): Promise<{ name: string; text: string }> => {
  if (!isFirefox(page)) {
    const [file] = await Promise.all([page.waitForEvent('download'), act()]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  }
  const folder = firefoxDownloads();
  const before = new Set(await finished(folder));
  await act();
  const added = async () => (await finished(folder)).filter((name) => !before.has(name));
  const read = async (name = '') => (name === '' ? '' : readFile(join(folder, name), 'utf8'));
  // The file of its name is there, and empty, before there is anything to write.
  await expect.poll(async () => read((await added())[0])).not.toBe('');
  const [name = ''] = await added();
  return { name: name.replace(/\(\d+\)/, ''), text: await read(name) };
};

/**
 * Opens the browser's choice of files by `act`, and chooses one. Firefox's driver tells of no choice, so the field of `place` is
 * set: a dialog may be over another that has a field too.
 */
export const chooseFileBy = async (
  place: Locator,
  act: () => Promise<void>,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> => {
  const page = place.page();
  if (isFirefox(page)) return place.locator('input[type="file"]').setInputFiles(file);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), act()]);
  await chooser.setFiles(file);
};
