import type { Page } from '@playwright/test';
import { isFirefox } from '../shared/engine.ts';
import { expect, stubTrailers, test } from '../shared/fixtures.ts';
import { SCREENS } from '../shared/screens.ts';
import { DIALOGS, keepForDialogs } from './dialogs.ts';

/**
 * The headings on paper that nothing printed follows before the next heading of the same level or a higher one. Runs in the page.
 */
const bareHeadings = (): readonly string[] => {
  const HEADINGS = 'h1, h2, h3, h4';
  const isPrinted = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1;
  };
  const isContent = (node: Node): boolean => {
    if (node instanceof Element) return node.matches('img, svg, canvas') && isPrinted(node);
    const { parentElement } = node;
    return (node.nodeValue ?? '').trim() !== '' && parentElement !== null && isPrinted(parentElement);
  };
  const root = [...document.querySelectorAll('body > [role="dialog"]')].at(-1) ?? document.querySelector('main');
  if (!root) return ['no screen'];
  /** The name of a title in a list is content of the list. */
  const headings = [...root.querySelectorAll(HEADINGS)].filter((heading) => !heading.closest('li'));
  const endsAt = (heading: Element, node: Node): boolean =>
    node instanceof Element && headings.includes(node) && node.tagName <= heading.tagName;
  const hasContent = (heading: Element): boolean => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    walker.currentNode = heading;
    for (let node = walker.nextNode(); node && !endsAt(heading, node); node = walker.nextNode()) {
      if (isContent(node) && !headings.some((other) => other.contains(node))) return true;
    }
    return false;
  };
  return headings
    .filter((heading) => isPrinted(heading) && !hasContent(heading))
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
};

const expectNoneBare = async (page: Page) => {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(bareHeadings)).toEqual([]);
};

const OTHERS = [
  { name: 'a movie', path: '/movie/1001' },
  { name: 'a show', path: '/tv/1305' },
  { name: 'a person', path: '/person/1001' },
  { name: 'a movie that is on its way', path: '/movie/1001?scenario=slow' },
  { name: 'home that is on its way', path: '/?scenario=slow' },
] as const;

// product.md, Frame: print.
for (const { name, path } of [...SCREENS, ...OTHERS]) {
  test(`on paper, no heading of ${name} is over nothing`, async ({ page, kept, allow }) => {
    if (name === 'error') allow(/404/);
    await keepForDialogs(kept, page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    if (!path.includes('slow')) await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
    await expectNoneBare(page);
  });
}

for (const { dialog, path, open, over, notInFirefox } of DIALOGS) {
  test(`on paper, no heading of ${dialog}${over ? `, over ${over}` : ''}, on ${path.slice(0, 20)} is over nothing`, async ({
    page,
    kept,
  }) => {
    test.skip(notInFirefox !== undefined && isFirefox(page), notInFirefox);
    await stubTrailers(page);
    await keepForDialogs(kept, page);
    await page.goto(path);
    await open(page);
    await expect(page.getByRole('dialog', { name: dialog }).last()).toBeVisible();
    await expectNoneBare(page);
  });
}
