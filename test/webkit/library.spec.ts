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

test('a collection is renamed, arranged and deleted, and Undo brings it back', async ({ webkit, origin }) => {
  await goTo(webkit, '/collections?library=shaped', origin);
  await webkit.click('main button, main a', 'Heist and chase');
  await webkit.click('[role="dialog"] button', 'Rename', { isWhole: true });
  await webkit.click('[role="dialog"] input', 'Collection Name');
  await webkit.type(' again');
  await webkit.click('[role="dialog"] button', 'Save', { isWhole: true });
  await webkit.find('[role="dialog"] h2', 'Heist and chase again');
  const titles = () =>
    webkit.run<readonly string[]>(
      "return [...document.querySelectorAll('[role=dialog] li h3, [role=dialog] li button[aria-label^=\"To the top: \"]')].map((each) => (each.getAttribute('aria-label') ?? each.textContent).replace('To the top: ', ''))",
    );
  await webkit.click('[role="dialog"] button', 'Arrange', { isWhole: true });
  await webkit.find('[role="dialog"] button', 'To the top: ');
  const before = [...new Set(await titles())];
  const second = before[1] ?? '';
  await webkit.click('[role="dialog"] button', `To the top: ${second}`);
  await expect.poll(async () => (await titles())[0]).toBe(second);
  await webkit.click('[role="dialog"] button', 'Delete', { isWhole: true });
  await webkit.gone('[role="dialog"] h2', 'Heist and chase again');
  await webkit.click('li button', 'Undo');
  await webkit.find('main button, main a', 'Heist and chase again');
});

test('a list is searched, and several titles are removed at once, with one Undo', async ({ webkit, origin }) => {
  await goTo(webkit, '/watchlist?library=lived-in', origin);
  const count = () =>
    webkit.run<number>("return document.querySelectorAll('main li[aria-posinset], main li:has(h3)').length");
  await webkit.click('main button', 'Select', { isWhole: true });
  for (const index of [0, 1]) {
    await webkit.run(
      "const box = [...document.querySelectorAll('main input[type=checkbox]')][arguments[0]]; box.scrollIntoView({ block: 'center' }); box.click()",
      index,
    );
  }
  await webkit.find('[role="status"]', '2 selected');
  await webkit.click('[role="group"] button', 'Remove');
  await webkit.find('main *', '22 items saved');
  await webkit.click('li button', 'Undo');
  await webkit.find('main *', '24 items saved');
  expect(await count()).toBeGreaterThan(0);
  await webkit.click('main input', 'Find in this list');
  await webkit.type('zzzz');
  await expect.poll(count).toBe(0);
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
