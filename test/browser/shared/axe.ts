import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isFirefox } from './engine.ts';
import { expect, test } from './fixtures.ts';

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

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

const idsOf = (results: Results['passes']) => results.map(({ id }) => id);

/** What was looked at, what was found, and what could not be decided is kept in the report; `write-accessibility.mjs` reads it. */
const keep = (page: Page, { violations, incomplete, passes, testEngine }: Results, where: string): Promise<void> =>
  test.info().attach(where, {
    contentType: 'application/json',
    body: JSON.stringify({
      engine: `${testEngine.name} ${testEngine.version}`,
      screen: test.info().title,
      width: page.viewportSize()?.width,
      rules: [...idsOf(passes), ...idsOf(violations)],
      findings: violations.map(({ id, nodes }) => ({ rule: id, count: nodes.length })),
      incomplete: idsOf(incomplete),
    }),
  });

const check = async (page: Page, axe: AxeBuilder, when: string): Promise<void> => {
  await endMotion(page);
  const results = await axe.analyze();
  const where = `axe on ${new URL(page.url()).pathname}${when}`;
  await keep(page, results, where);
  const { violations } = results;
  const found = violations.map(({ id, impact, nodes }) => ({ id, impact, where: nodes.map(({ target }) => target) }));
  expect(found, where).toEqual([]);
};

export const swapTheme = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light';
  });

/** @param of whether the page is looked at, or its parts alone */
export const expectNoFindings = (page: Page, of: 'page' | 'part' = 'page'): Promise<void> =>
  check(page, of === 'page' ? axeOf(page) : axeOf(page).disableRules(OF_PAGES), '');

/**
 * Themes differ in nothing but colours: in the other one only those are looked at.
 * @param of whether the page is looked at, or its parts alone
 */
export const expectNoFindingsInEitherTheme = async (page: Page, of: 'page' | 'part' = 'page'): Promise<void> => {
  await expectNoFindings(page, of);
  await swapTheme(page);
  await check(page, axeOf(page).withRules(['color-contrast', 'link-in-text-block']), ', in the other theme');
  await swapTheme(page);
};
