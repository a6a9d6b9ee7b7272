import type { Page } from '@playwright/test';
import { expect } from '../browser/shared/fixtures.ts';

/** The screen with twenty cards, each with two buttons that lists are changed by. */
export const CARDS = '/movie';

const LISTS = ['Watchlist', 'Favorites'] as const;

/** Accessible names of the cards' buttons, such as 'Watchlist: Dust Parade', and whether each is pressed. */
export type Marks = Readonly<Record<string, boolean>>;

/** More come when the page is scrolled. */
const CARD_COUNT = 20;

/** Opens the cards, and waits for their buttons; the library is loaded a second later. */
export const openCards = async (page: Page): Promise<void> => {
  await page.goto(CARDS);
  await expect(page.getByRole('button', { name: /^Favorites: / }).nth(CARD_COUNT - 1)).toBeAttached();
};

export const restored = (page: Page) => expect(page.getByText('Your saved lists are back')).toBeVisible();

/** What the first twenty cards show of the lists. */
export const marksOf = (page: Page): Promise<Marks> =>
  page.evaluate(
    ([lists, count]) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('button[aria-pressed][aria-label]')];
      const own = buttons.filter(({ ariaLabel }) => lists.some((list) => ariaLabel?.startsWith(`${list}: `)));
      const marks = own
        .slice(0, count * lists.length)
        .map(({ ariaLabel, ariaPressed }) => [ariaLabel ?? '', ariaPressed === 'true']);
      return Object.fromEntries(marks) as Marks;
    },
    [LISTS, CARD_COUNT] as const,
  );

/** The names of those that are pressed, in the cards' order. */
export const pressedOf = async (page: Page): Promise<readonly string[]> =>
  Object.entries(await marksOf(page)).flatMap(([name, isPressed]) => (isPressed ? [name] : []));

/** Of the first twenty cards exactly these are shown as pressed, or soon are: what is told first is drawn a moment later. */
export const expectPressed = (page: Page, names: readonly string[]): Promise<void> =>
  expect.poll(() => pressedOf(page)).toEqual(names);

/** Clicks a card's button with the mouse, and waits until it is shown as pressed, or as not pressed. @returns which. */
export const toggle = async (page: Page, name: string): Promise<boolean> => {
  const button = page.getByRole('button', { name, exact: true });
  const isPressed = (await button.getAttribute('aria-pressed')) === 'true';
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', String(!isPressed));
  // Until then the button says that the change is pending.
  await expect(button).not.toHaveAttribute('aria-busy');
  return !isPressed;
};

/** Clicks a card's button, and waits for the toast that says what it did: not a moment longer. @returns whether it is pressed then. */
export const toggleUntilTold = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(async (label) => {
    const button = document.querySelector<HTMLElement>(`button[aria-label="${CSS.escape(label)}"]`);
    if (!button) throw new Error(`There is no button ${label}.`);
    const isPressed = button.ariaPressed !== 'true';
    button.click();
    const toast = isPressed ? 'Added to' : 'Removed from';
    while (!document.body.textContent.includes(toast)) await new Promise((resolve) => setTimeout(resolve));
    return isPressed;
  }, name);

/**
 * Presses these buttons one after the other, each as soon as the effect of the one before is seen.
 * @param patienceMs after which nobody waits for an effect any more: what comes from elsewhere at that very moment may undo it
 * @returns whether each was pressed, or no longer, at last
 */
export const toggleQuickly = (page: Page, names: readonly string[], patienceMs?: number): Promise<Marks> =>
  page.evaluate(
    async ([labels, patience]) => {
      const seen: Record<string, boolean> = {};
      for (const label of labels) {
        const button = document.querySelector<HTMLElement>(`button[aria-label="${CSS.escape(label)}"]`);
        if (!button) throw new Error(`There is no button ${label}.`);
        const before = button.ariaPressed;
        const until = performance.now() + (patience ?? Number.POSITIVE_INFINITY);
        button.click();
        while ((button.ariaPressed === before || button.ariaBusy === 'true') && performance.now() < until)
          await new Promise((resolve) => setTimeout(resolve));
        // It is seen once it is painted: after the next frame has begun.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        seen[label] = before !== 'true';
      }
      return seen;
    },
    [names, patienceMs] as const,
  );
