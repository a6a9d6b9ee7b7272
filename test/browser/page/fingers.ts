import type { Page } from '@playwright/test';

/** Functions for the page itself: none may use what is outside of it. */
const lowIn = (least: number): readonly string[] => {
  const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
  const isUsable = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [tabindex="-1"]') &&
    !element.closest('[aria-hidden="true"], [inert], [aria-label^="Notifications"]');
  /** A link in a sentence is as high as its line (WCAG 2.5.8, Inline). */
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (other) => other !== element && other.nodeName !== 'A' && other.textContent?.trim(),
    );
  const isPressed = (control: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return control.contains(hit) || (hit?.closest('label')?.control ?? null) === control;
  };
  const heightOf = (control: Element): number => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = control.getClientRects()[0] ?? control.getBoundingClientRect();
    const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (top + bottom) / 2];
    const reach = (step: number) => {
      let way = 0;
      while (way < least && isPressed(control, x, y + step * (way + 1))) way += 1;
      return way;
    };
    return isPressed(control, x, y) ? reach(-1) + reach(1) + 1 : 0;
  };
  // The way past the header is for the keyboard.
  const PARTS = 'main, header, footer, nav, [role="dialog"]';
  return [...document.querySelectorAll(CONTROLS)]
    .filter((control) => control.closest(PARTS) && isUsable(control) && !isInSentence(control))
    .map((control) => [control, heightOf(control)] as const)
    .filter(([, height]) => height < least)
    .map(([control, height]) => `${control.ariaLabel ?? control.textContent}: ${height} px`);
};

/** What a finger has less than 44 px of height for: pressed above and below the middle, whatever lies there. */
export const lowTargets = (page: Page): Promise<readonly string[]> => page.evaluate(lowIn, 44);

const cutIn = (): readonly string[] => {
  /** Each is whole at the end of its link, or in its dialog. */
  const LONGER = '[class*=overview_], [class*=text_], [class*=note_]';
  /** What is said of half a star is for readers. */
  const UNSEEN = 'label, label *';
  const isCut = (element: Element): boolean => {
    const { overflowX, overflowY, clipPath, lineHeight } = getComputedStyle(element);
    if (clipPath !== 'none' || [overflowX, overflowY].every((way) => !/hidden|clip/.test(way))) return false;
    const isWide = element.scrollWidth > element.clientWidth + 1;
    const isHigh = element.scrollHeight > element.clientHeight + Number.parseFloat(lineHeight) / 2;
    return isWide || isHigh;
  };
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.textContent.trim() && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.matches(`${LONGER}, ${UNSEEN}`) && isCut(element))
    .map(({ textContent }) => textContent);
};

/** Names and facts of which the end is not seen. */
export const cutTexts = (page: Page): Promise<readonly string[]> => page.evaluate(cutIn);
