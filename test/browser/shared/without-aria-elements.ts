import type { BrowserContext } from '@playwright/test';

/**
 * Has pages do without `ariaLabelledByElements` and its like. This Firefox crashes when one of them is read a second time,
 * as axe does, and Playwright. The app reads none of them.
 */
export const withoutAriaElements = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    for (const name of Object.getOwnPropertyNames(Element.prototype))
      if (/^aria.*Elements?$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
  });
