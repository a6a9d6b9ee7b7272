import type { BrowserContext, Page } from '@playwright/test';
import { isFirefox } from './engine.ts';

/**
 * Has pages do without `ariaLabelledByElements` and its like. This Firefox crashes when one of them is read a second time,
 * as axe does, and Playwright. The app reads none of them.
 */
export const withoutAriaElements = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    for (const name of Object.getOwnPropertyNames(Element.prototype))
      if (/^aria.*Elements?$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
  });

/** What it says of a font that was still coming when its page was left: the code is that of a request that is broken off. */
export const LEFT_FONT = /downloadable font: download failed .* status=2152398850/;

const left = new WeakSet<Page>();

/** What the app tells the console of code and of answers that do not come. */
const NOT_LOADED = /could not be loaded/;

/** Notes that a page is left: from the call that leaves it until the next document is there. In other browsers, nothing. */
export const noteLeaving = (page: Page): void => {
  if (!isFirefox(page)) return;
  const leaving =
    <Args extends readonly unknown[], Answer>(go: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      left.add(page);
      try {
        return await go(...args);
      } finally {
        left.delete(page);
      }
    };
  page.goto = leaving(page.goto.bind(page));
  page.reload = leaving(page.reload.bind(page));
  page.goBack = leaving(page.goBack.bind(page));
  page.goForward = leaving(page.goForward.bind(page));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) left.delete(page);
  });
};

/** Whether a line of the console is that of a page on its way out: it breaks off what it still asks for, and the app tells of it. */
export const isOfLeaving = (page: Page | null, line: string): boolean =>
  page !== null && left.has(page) && NOT_LOADED.test(line);
