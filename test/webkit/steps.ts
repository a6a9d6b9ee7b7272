import { expect } from './fixtures.ts';
import type { WebKit } from './webkit.ts';

export const WATCHLIST = 'button[aria-label^="Watchlist: "]';

export const pathOf = async ({ driver }: WebKit): Promise<string> => {
  const { pathname, search } = new URL(await driver.getCurrentUrl());
  return pathname + search;
};

/** Shows a screen without the navigation of the page: on a phone most of it is in menus. */
export const goTo = (webkit: WebKit, path: string, origin: string): Promise<void> => webkit.driver.get(origin + path);

export const isPressed = async (webkit: WebKit, name: string): Promise<boolean> =>
  (await (await webkit.find('button[aria-pressed]', name)).getAttribute('aria-pressed')) === 'true';

export const expectPressed = (webkit: WebKit, name: string, expected: boolean): Promise<void> =>
  expect.poll(() => isPressed(webkit, name)).toBe(expected);

/** Presses the watchlist's button of the first card. @returns its name */
export const saveFirst = async (webkit: WebKit): Promise<string> => {
  const name = await (await webkit.find(WATCHLIST)).getAttribute('aria-label');
  await webkit.click(`button[aria-label="${name}"]`);
  await webkit.find('li', 'Added to watchlist');
  await expectPressed(webkit, name ?? '', true);
  return name ?? '';
};

export const openData = async (webkit: WebKit): Promise<void> => {
  await webkit.click('button', 'Local Storage');
  await webkit.click('a', 'Manage your data');
  await webkit.find('main button', 'Choose a file');
};

/** Presses 'Undo' of the toast that says this, by a script: toasts move while they come. */
export const undo = async (webkit: WebKit, said: string): Promise<void> => {
  await webkit.find('li', said);
  await webkit.run(
    "[...document.querySelectorAll('li')].find(({ innerText }) => innerText.includes(arguments[0]) && innerText.includes('Undo')).querySelector('button').click()",
    said,
  );
};
