import { expect, type Page } from '@playwright/test';
import { overflowOf } from '../shared/overflow-of.ts';

/** Low windows: phones on their side, and a desktop's window at 400 %. */
export const LOW_WINDOWS = [
  { width: 667, height: 375 },
  { width: 640, height: 360 },
  { width: 568, height: 320 },
  { width: 426, height: 240 },
  { width: 320, height: 256 },
] as const;

/** Functions for the page itself: none may use what is outside of it. */
const reachIn = (selector: string): readonly string[] => {
  const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
  const root = document.querySelector(selector) ?? document.body;
  const hitOf = (element: Element): Element | null => {
    // A link in a text may be on two lines.
    const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const middle = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2;
    return document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
  };
  const isReached = (element: Element): boolean => {
    const hit = hitOf(element);
    if (!hit) return false;
    const label = hit.closest('label');
    return element.contains(hit) || (label?.control ?? null) === element || label?.contains(element) === true;
  };
  const nameOf = (element: Element): string => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const name = element.getAttribute('aria-label') ?? element.textContent ?? element.tagName;
    const by = hitOf(element);
    const place = [left, top, right, bottom].map(Math.round).join(' ');
    return `${name.trim().slice(0, 40)} (${place}), covered by ${by?.tagName} ${by?.className.toString().slice(0, 40)}`;
  };
  const isUsable = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [tabindex="-1"]') &&
    // A toast stays while it has the focus; without, it goes.
    !element.closest('[aria-hidden="true"], [inert], [aria-label^="Notifications"]');
  const lost: string[] = [];
  for (const element of [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(isUsable)) {
    // As the keyboard does: what the focus shows is shown, and what it draws is drawn.
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    if (element.isConnected && !isReached(element)) lost.push(nameOf(element));
  }
  return lost;
};

/** The controls in an element that cannot be scrolled into the window, or are covered there. */
export const unreachable = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate(reachIn, selector);

/** Some fields, such as Firefox's of a date, have several stops, and the first Tab may be anywhere among them. */
const MORE_STOPS = 6;

/** By Tab alone: the controls of an element that have not had the focus, and those that had it out of sight. */
export const unreachedByTab = async (page: Page, selector: string): Promise<readonly string[]> => {
  const count = await page.evaluate((root) => {
    const all = [...(document.querySelector(root)?.querySelectorAll('a[href], button, input, select, textarea') ?? [])];
    const tabbed = all.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [tabindex="-1"], [type="hidden"], [type="radio"]'),
    );
    for (const element of tabbed) element.setAttribute('data-awaited', '');
    return tabbed.length;
  }, selector);
  const hidden: string[] = [];
  for (let step = 0; step < count + MORE_STOPS; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(async () => {
      const { activeElement: focused } = document;
      focused?.removeAttribute('data-awaited');
      const isHidden = () => {
        const { top = 0, bottom = 1 } = focused?.getBoundingClientRect() ?? {};
        return bottom <= 0 || top >= innerHeight;
      };
      // Firefox scrolls to a text field's caret in the next frame, even if the focus has moved on by then. No hand is that fast.
      if (focused?.matches('input, textarea')) await new Promise(requestAnimationFrame);
      // Firefox scrolls to it in the frames that follow.
      for (let frame = 0; frame < 30 && isHidden(); frame += 1) await new Promise(requestAnimationFrame);
      return isHidden() ? (focused?.outerHTML.slice(0, 80) ?? '') : '';
    });
    if (name) hidden.push(`hidden: ${name}`);
  }
  const awaited = await page.locator('[data-awaited]').evaluateAll((left) => {
    for (const element of left) element.removeAttribute('data-awaited');
    return left.map((element) => `not reached: ${element.outerHTML.slice(0, 120)}`);
  });
  return [...hidden, ...awaited];
};

/** The bars that do not scroll with the page. */
export const staying = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, nav')]
      .filter((bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position))
      .map(({ tagName }) => tagName),
  );

export const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }): string =>
  `${width} x ${height}`;

/** In every low window: all controls of a part of the page can be scrolled to, and nothing is wider than the window. */
export const expectReach = async (page: Page, part: string): Promise<void> => {
  for (const size of LOW_WINDOWS) {
    await page.setViewportSize(size);
    await expect.poll(() => overflowOf(page), sizeOf(size)).toBeLessThanOrEqual(0);
    await expect.poll(() => unreachable(page, part), sizeOf(size)).toEqual([]);
  }
};

/** Letters twice as large while something is done. */
export const enlarged = async (page: Page, task: () => Promise<void>): Promise<void> => {
  const setSize = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value, 'important'), size);
  await setSize('200%');
  await task();
  await setSize('');
};

/** Own texts of which a word is broken, because what stands beside them leaves too little room. */
const brokenWords = (page: Page, texts: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const isBroken = (word: RegExpExecArray, text: Node): boolean => {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      return range.getClientRects().length > 1;
    };
    return (
      [...document.querySelectorAll(selector)]
        .filter((own) => own.checkVisibility() && !own.matches('[dir], textarea, pre'))
        .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
        // An address is longer than any line.
        .filter(({ textContent }) => !textContent?.includes('@'))
        .filter((text) => [...(text.textContent ?? '').matchAll(/\p{L}+/gu)].some((word) => isBroken(word, text)))
        .map(({ textContent }) => textContent ?? '')
    );
  }, texts);

export const brokenHeadings = (page: Page): Promise<readonly string[]> => brokenWords(page, 'main :is(h1, h2, h3)');

/** What of an open dialog with large letters cannot be read: words that are broken, or that end outside of it. */
export const unreadable = async (page: Page): Promise<readonly string[]> => {
  const texts = "[role='dialog'][data-state='open'] *";
  const outside = await page.locator(texts).evaluateAll((all) =>
    all
      .filter((own) => own.checkVisibility({ visibilityProperty: true }) && !own.closest('[data-bar]'))
      .filter((own) => [...own.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
      .filter((own) => {
        const room = own.closest("[role='dialog']")?.getBoundingClientRect() ?? new DOMRect();
        const range = document.createRange();
        range.selectNodeContents(own);
        return range.getBoundingClientRect().right > room.right && getComputedStyle(own).clipPath === 'none';
      })
      .map((own) => `outside: ${own.textContent}`),
  );
  return [...outside, ...(await brokenWords(page, texts))];
};
