import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openHost } from '../browser/shared/releases.ts';
import { expect, introduce, test } from './fixtures.ts';
import { expectPressed, goTo, isPressed, openData, saveFirst, undo, WATCHLIST } from './steps.ts';

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
  const dialog = '[role="dialog"]';
  /** Presses an action of the opened collection, which on a phone is under 'More'. */
  const act = async (name: string): Promise<void> => {
    const more = await webkit.run<boolean>(
      "return [...document.querySelectorAll('[role=dialog] button')].some((button) => button.innerText.trim() === 'More' && button.getClientRects().length > 0)",
    );
    const press = async (button: string): Promise<void> =>
      webkit.run('arguments[0].click()', await webkit.find(`${dialog} button`, button, { isWhole: true }));
    if (more) await press('More');
    await press(name);
  };
  await goTo(webkit, '/collections?library=shaped', origin);
  // Its name is over its cover, which is the link.
  await webkit.run('arguments[0].click()', await webkit.find('main button, main a', 'Heist and chase'));
  await webkit.find(`${dialog} h3`);
  await act('Rename');
  await webkit.click(`${dialog} input`, 'Collection Name');
  await webkit.type(' again');
  await webkit.press('ENTER');
  await webkit.find(`${dialog} h2`, 'again');
  await act('Arrange');
  const tops = () =>
    webkit.run<readonly string[]>(
      "return [...document.querySelectorAll('[role=dialog] button[aria-label^=\"Up: \"]')].map((button) => button.getAttribute('aria-label'))",
    );
  await webkit.find(`${dialog} button`, 'Up: ');
  const [, second = ''] = await tops();
  await webkit.click(`${dialog} button`, second, { isWhole: true });
  await expect.poll(async () => (await tops())[0]).toBe(second);
  await act('Done');
  await act('Delete');
  await webkit.gone(`${dialog} h2`, 'again');
  await undo(webkit, 'Collection deleted');
  await webkit.find('main button, main a', 'again');
});

test('a list is searched, and several titles are removed at once, with one Undo', async ({ webkit, origin, size }) => {
  await goTo(webkit, '/watchlist?library=lived-in', origin);
  // A narrow window has it under 'More'.
  if (size.width < 1_180) await webkit.click('main button', 'More', { isWhole: true });
  await webkit.click('main button', 'Select', { isWhole: true });
  for (const index of [0, 1]) {
    await webkit.find('main input[type=checkbox]');
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
  // In a wide window what is done with titles stands in the place of the row of controls.
  if (size.width >= 1_180) await webkit.click('[role="group"] button', 'Done');
  await webkit.click('main input', 'Find in this list');
  await webkit.type('zzzz');
  await webkit.until("return document.querySelectorAll('main li h3').length === 0");
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
  await webkit.click('main button', 'Take along');
  const folder = join(profile, 'downloads');
  const files = () => readdir(folder);
  await expect.poll(files).toEqual([expect.stringMatching(/\.json$/)]);
  const [file = ''] = await files();

  await webkit.click('main button', 'Erase everything');
  await webkit.find('main button', 'Keep everything');
  await webkit.click('main button', 'Erase everything');
  await webkit.gone('h1', 'Your data');
  await introduce(webkit, origin);
  await goTo(webkit, '/movie', origin);
  await webkit.find(WATCHLIST);
  expect(await isPressed(webkit, name)).toBe(false);

  await openData(webkit);
  await (await webkit.driver.findElement({ css: 'input[type="file"]' })).sendKeys(join(folder, file));
  await webkit.click('main button', 'Replace');
  await goTo(webkit, '/movie', origin);
  await webkit.find(WATCHLIST);
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
