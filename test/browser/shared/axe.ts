import { AxeBuilder } from '@axe-core/playwright';
import { test, type Page } from '@playwright/test';
import { isFirefox } from './engine.ts';
import { expect } from './fixtures.ts';

/**
 * Players' frames aside, which are not ours. In one go, and with the elements named of findings only: else home, with its
 * eight rows, takes several times as long. Firefox gives what scrolls the keyboard's focus by itself, which axe does not know.
 */
const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .exclude('iframe')
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      ...(isFirefox(page) && { rules: { 'scrollable-region-focusable': { enabled: false } } }),
    });

/** What is asked of a page and not of its parts: where many stand in many states, their headings have no order. */
const OF_PAGES = ['heading-order', 'landmark-unique', 'page-has-heading-one', 'region'];

/** What fades or moves is judged by how it ends. */
const endMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  });

type Looked = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations' | 'passes'>;

/** For `write-accessibility.mjs`, which asks for a width: what was looked at, and what was found. */
const note = (page: Page, when: string, { violations, passes }: Looked): void => {
  if (process.env['AXE_WIDTH'] === undefined) return;
  const look = {
    screen: test.info().title,
    theme: when,
    width: page.viewportSize()?.width,
    rules: [...passes, ...violations].map(({ id }) => id),
    findings: violations.map(({ id, nodes }) => ({ rule: id, count: nodes.length })),
  };
  test.info().annotations.push({ type: 'axe', description: JSON.stringify(look) });
};

const check = async (page: Page, axe: AxeBuilder, when: string): Promise<void> => {
  await endMotion(page);
  const { violations, passes } = await axe.analyze();
  note(page, when, { violations, passes });
  const found = violations.map(({ id, impact, nodes }) => ({ id, impact, where: nodes.map(({ target }) => target) }));
  expect(found, `axe on ${new URL(page.url()).pathname}${when}`).toEqual([]);
};

const swapTheme = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light';
  });

/**
 * Themes differ in nothing but colours: in the other one only those are looked at.
 * @param of whether the page is looked at, or its parts alone
 */
export const expectNoFindingsInEitherTheme = async (page: Page, of: 'page' | 'part' = 'page'): Promise<void> => {
  await check(page, of === 'page' ? axeOf(page) : axeOf(page).disableRules(OF_PAGES), '');
  await swapTheme(page);
  await check(page, axeOf(page).withRules(['color-contrast', 'link-in-text-block']), ', in the other theme');
  await swapTheme(page);
};
