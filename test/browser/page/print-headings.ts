import { expect, type Page } from '@playwright/test';

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
    // A select is printed with its option, whose text is not in the page's layout in every browser.
    if (node instanceof Element) return node.matches('img, svg, canvas, select') && isPrinted(node);
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

/** No heading of what is printed is over nothing (product.md, Frame: print). The page is as before afterwards. */
export const expectNoneBare = async (page: Page): Promise<void> => {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(bareHeadings)).toEqual([]);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
};
