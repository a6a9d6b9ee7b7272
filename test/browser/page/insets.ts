import { expect, type Page } from '@playwright/test';
import { overflowOf } from '../shared/overflow-of.ts';

/** What a notch and bars of the device cover of a window, in pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Has the browser say that so much of its window is covered. */
export const coverWindow = async (page: Page, insets: Insets): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
};

/** Which visible headings and controls reach into the sides that are covered: as much of them as is not cut off anyway. */
export const coveredAtTheSides = (page: Page, { left, right }: Insets): Promise<readonly string[]> =>
  page.evaluate(
    ({ left: from, right: to }) => {
      const isClip = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
      const seenOf = (element: Element) => {
        const box = element.getBoundingClientRect();
        let [start, end] = [box.left, box.right];
        for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
          if (!isClip(around)) continue;
          const edge = around.getBoundingClientRect();
          [start, end] = [Math.max(start, edge.left), Math.min(end, edge.right)];
        }
        return { start, end };
      };
      const all = document.querySelectorAll(
        'h1, h2, h3, a, button, input, select, textarea, summary, label, [role=status]',
      );
      return [...all]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({ element, ...seenOf(element) }))
        .filter(({ start, end }) => end - start > 1 && (start < from - 0.5 || end > innerWidth - to + 0.5))
        .map(({ element, start, end }) => `${element.outerHTML.slice(0, 120)}: ${start} to ${end}`);
    },
    { left, right },
  );

/** Of both sides, and of one alone, as when a phone is turned. */
const SIDES: readonly Insets[] = [
  { top: 0, right: 59, bottom: 21, left: 59 },
  { top: 0, right: 0, bottom: 21, left: 47 },
];

/** Beside a notch, in a window as it is now, stands everything (product.md, Frame: insets). */
export const expectNothingCovered = async (page: Page): Promise<void> => {
  for (const insets of SIDES) {
    await coverWindow(page, insets);
    await expect.poll(() => coveredAtTheSides(page, insets), JSON.stringify(insets)).toEqual([]);
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
  }
};
