import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openHost } from '../browser/shared/releases.ts';
import { expect, introduce, test } from './fixtures.ts';
import { expectPressed, goTo, isPressed, openData, saveFirst, WATCHLIST } from './steps.ts';

test('a title is put on the watchlist and taken off, and Undo brings it back', async ({ webkit, origin }) => {
  await goTo(webkit, '/movie', origin);
  const name = await saveFirst(webkit);
  await webkit.click(`button[aria-label="${name}"]`);
  await expectPressed(webkit, name, false);
  await webkit.click('button', 'Undo');
  await expectPressed(webkit, name, true);
});

test('a collection is made, filled and opened', async ({ webkit, origin }) => {
  await goTo(webkit, '/collections', origin);
  await webkit.click('main button', 'Create Collection');
  await webkit.click('[role="dialog"] input', 'Collection Name');
  await webkit.type('Rainy days');
  await webkit.click('[role="dialog"] button', 'Create Collection');
  await webkit.find('li', 'Collection created successfully!');
  await goTo(webkit, '/movie/1001', origin);
  const title = await (await webkit.find('h1')).getText();
  await webkit.click('main button', 'Collection', { isWhole: true });
  await webkit.click('[role="dialog"] [role="checkbox"], [role="dialog"] label', 'Rainy days');
  await webkit.find('[role="dialog"] *', 'Already in this collection');
  await webkit.press('ESCAPE');
  await goTo(webkit, '/collections', origin);
  await webkit.click('main button, main a', 'Rainy days');
  await webkit.find('[role="dialog"] *', title);
});

test('a reload keeps everything', async ({ webkit, origin }) => {
  await goTo(webkit, '/movie', origin);
  const name = await saveFirst(webkit);
  const themeNow = () => webkit.run<string>('return document.documentElement.dataset.theme');
  const before = await themeNow();
  await webkit.click('header button[aria-label*="theme" i]');
  await expect.poll(themeNow).not.toBe(before);
  await webkit.driver.navigate().refresh();
  await webkit.find('*', 'Your saved lists are back');
  expect(await isPressed(webkit, name)).toBe(true);
  expect(await themeNow()).not.toBe(before);
});

test('two windows show what the other does', async ({ webkit, origin }) => {
  await goTo(webkit, '/movie', origin);
  await webkit.find(WATCHLIST);
  const first = await webkit.driver.getWindowHandle();
  await webkit.driver.switchTo().newWindow('window');
  const second = await webkit.driver.getWindowHandle();
  await goTo(webkit, '/movie', origin);
  const name = await saveFirst(webkit);
  await webkit.driver.switchTo().window(first);
  await expectPressed(webkit, name, true);
  await webkit.click(`button[aria-label="${name}"]`);
  await webkit.driver.switchTo().window(second);
  await expectPressed(webkit, name, false);
});

test('a backup is downloaded, and brings the lists back where they were erased', async ({
  webkit,
  origin,
  profile,
}) => {
  await goTo(webkit, '/movie', origin);
  const name = await saveFirst(webkit);
  await openData(webkit);
  await webkit.click('[role="dialog"] button', 'Download a backup');
  const folder = join(profile, 'downloads');
  const files = () => readdir(folder);
  await expect.poll(files).toEqual([expect.stringMatching(/\.json$/)]);
  const [file = ''] = await files();

  await webkit.click('[role="dialog"] button', 'Erase everything');
  await webkit.find('[role="dialog"] button', 'Keep everything');
  await webkit.click('[role="dialog"] button', 'Erase everything');
  await webkit.gone('[role="dialog"] h2', 'Your data');
  await introduce(webkit, origin);
  await goTo(webkit, '/movie', origin);
  await webkit.find(WATCHLIST);
  expect(await isPressed(webkit, name)).toBe(false);

  await openData(webkit);
  await (await webkit.driver.findElement({ css: 'input[type="file"]' })).sendKeys(join(folder, file));
  await webkit.click('[role="dialog"] button', 'Replace');
  await webkit.press('ESCAPE');
  await expectPressed(webkit, name, true);
});

test('without a network the app opens, and shows and changes the lists', async ({ webkit, origin }) => {
  const host = await openHost(origin);
  await webkit.driver.get(`${host.address}/movie`);
  const name = await saveFirst(webkit);
  await webkit.until(`return navigator.serviceWorker.controller?.state === 'activated'`);
  host.close();
  await webkit.driver.get(`${host.address}/watchlist`);
  const title = name.replace('Watchlist: ', '');
  await webkit.click('button', `Remove ${title}`);
  await webkit.find('h2', 'Your watchlist is empty');
});
