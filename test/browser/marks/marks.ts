import type { Locator, Page } from '@playwright/test';
import { withKeyboard, withMouse, type Hands } from '../browse/journey.ts';
import { buttonOf, dataOf } from '../data/data.ts';
import { enter } from '../shared/engine.ts';
import { expect } from '../shared/fixtures.ts';

export const NOTE = 'Twice, שלום <script>alert(1)</script>';
const RATING = 7;
const STARS = 10;

export const actionOf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Seen, rating and note' }).getByRole('button', { name, exact: true });
export const starOf = (page: Page, rating: number): Locator =>
  page.getByRole('radio', { name: `${rating} of 10`, exact: true });

const toastOf = (page: Page, message: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(message, { exact: true }) });

/** How a visitor gets at what only marks need: ten half stars, and a toast before it goes. */
interface MarkHands extends Hands {
  readonly rate: (rating: number) => Promise<void>;
  readonly undo: (toast: Locator) => Promise<void>;
}

const undoOf = (toast: Locator): Locator => toast.getByRole('button', { name: 'Undo' });

export const marksWithMouse = (page: Page): MarkHands => ({
  ...withMouse(page),
  rate: (rating) => starOf(page, rating).click(),
  undo: (toast) => undoOf(toast).click(),
});

export const marksWithKeyboard = (page: Page): MarkHands => {
  const hands = withKeyboard(page);
  return {
    ...hands,
    rate: async (rating) => {
      // Browsers differ in which of ten unchecked radio buttons comes after the button before them.
      await hands.reach(page.getByRole('button', { name: 'More about this title' }));
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
      const first = await page.getByRole('radio', { checked: true }).getAttribute('value');
      // Nothing is asked in between: who stays with a rating for a moment has chosen it.
      const steps = (rating - Number(first) + STARS) % STARS;
      for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight');
      await expect(starOf(page, rating)).toBeChecked();
    },
    undo: async (toast) => {
      await page.keyboard.press('F8');
      await hands.use(undoOf(toast));
    },
  };
};

interface Marking {
  readonly act: () => Promise<void>;
  /** What the toast says of it. */
  readonly told: string;
  /** Passes while the title is not marked so. */
  readonly isUnmarked: () => Promise<void>;
}

const isUnpressed = (button: Locator) => () => expect(button).toHaveAttribute('aria-pressed', 'false');

const markingsOf = (page: Page, hands: MarkHands): readonly Marking[] => {
  const seen = actionOf(page, 'Seen');
  const hidden = actionOf(page, 'Not interested');
  const writeNote = async () => {
    await hands.use(actionOf(page, 'Note'));
    const dialog = page.getByRole('dialog', { name: 'Your note' });
    await enter(dialog.getByRole('textbox'), NOTE);
    await hands.use(dialog.getByRole('button', { name: 'Save the note' }));
    await expect(dialog).toBeHidden();
  };
  return [
    { act: () => hands.use(seen), told: 'Marked as seen', isUnmarked: isUnpressed(seen) },
    {
      act: () => hands.rate(RATING),
      told: `Rated ${RATING} of 10`,
      isUnmarked: () => expect(page.getByText('Rate it')).toBeVisible(),
    },
    { act: writeNote, told: 'Note saved', isUnmarked: () => expect(actionOf(page, 'Note')).toBeVisible() },
    { act: () => hands.use(hidden), told: 'You will not be shown it again', isUnmarked: isUnpressed(hidden) },
  ];
};

/** Each mark is set, undone from its toast and set again. */
const markAll = async (page: Page, hands: MarkHands): Promise<void> => {
  for (const { act, told, isUnmarked } of markingsOf(page, hands)) {
    await act();
    const toast = toastOf(page, told);
    await expect(toast).toBeVisible();
    await hands.undo(toast);
    await isUnmarked();
    await expect(toast).toBeHidden();
    await act();
    await expect(toast).toBeVisible();
  }
};

const goToMovies = async (page: Page, hands: Hands): Promise<void> => {
  await hands.use(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Movies', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Movies', exact: true })).toBeVisible();
  await expect(cardsOf(page).nth(19)).toBeAttached();
};

const cardsOf = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
const cardOf = (page: Page, name: string): Locator =>
  cardsOf(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const totalOf = (page: Page): Promise<string> => page.getByText(/^[\d,]+ results$/).innerText();

/** The lists of what was seen, and of what is hidden. @returns once the title is restored. */
const restore = async (page: Page, hands: Hands, name: string): Promise<void> => {
  await hands.use(page.getByRole('button', { name: 'Local Storage' }));
  await hands.use(page.getByRole('link', { name: 'Manage your data' }));
  await hands.use(buttonOf(page, `Bring back ${name}`));
  await expect(dataOf(page).getByText('No title is hidden.')).toBeVisible();
  await hands.use(dataOf(page).getByRole('link', { name: 'Diary' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Diary' })).toBeVisible();
  await expect(cardOf(page, name).getByRole('img', { name: `Your rating ${RATING} of 10` })).toBeVisible();
};

/** Marks a title in every way, sees it gone from a listing, finds it by a search, and has it back. */
export const travelWithMarks = async (page: Page, hands: MarkHands): Promise<void> => {
  await page.goto('/');
  await goToMovies(page, hands);
  const total = await totalOf(page);
  const name = await cardsOf(page).nth(2).getByRole('heading').innerText();
  await hands.use(cardsOf(page).nth(2).getByRole('link'));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await markAll(page, hands);

  await goToMovies(page, hands);
  await expect(page.getByText('1 hidden.')).toBeVisible();
  await expect(cardOf(page, name)).toHaveCount(0);
  expect(await totalOf(page)).toBe(total);
  await hands.use(page.getByRole('button', { name: 'Show them' }));
  await expect(cardOf(page, name)).toBeVisible();
  await hands.use(page.getByRole('button', { name: 'Hide them' }));
  await expect(cardOf(page, name)).toHaveCount(0);

  await hands.search(name);
  await expect(page.getByRole('tabpanel').getByRole('heading', { name, exact: true }).first()).toBeVisible();

  await restore(page, hands, name);
  await goToMovies(page, hands);
  await expect(cardOf(page, name)).toBeVisible();
  await hands.use(page.getByRole('button', { name: 'Filters' }));
  await hands.use(page.getByRole('button', { name: 'Hide seen' }));
  await hands.use(page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: /^Show .*movies?$/ }));
  await expect(page).toHaveURL(/hide=seen/);
  await expect(cardOf(page, name)).toHaveCount(0);
  expect(await totalOf(page)).toBe(total);
};
