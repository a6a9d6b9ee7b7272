import type { Locator, Page } from '@playwright/test';
import type { Deed } from '#fixtures/devices/deeds.ts';
import { expect } from '../browser/shared/fixtures.ts';
import type { Marks } from './cards.ts';
import type { SyncingProfile } from './syncing-profile.ts';

/** A toast of before goes by itself. */
const TOASTS_GO_MS = 20_000;
const NOTHING_DONE = 'Everything in it is here already';

const toastOf = (page: Page, says: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(says, { exact: true }) });

/**
 * Does something that a toast tells of, and points at its 'Undo': as long as the pointer is there the toast stays.
 * @returns what presses it; undefined where there was nothing to do
 */
export const heldUndo = async (page: Page, says: string, act: () => Promise<unknown>) => {
  const [done, nothing] = [toastOf(page, says), toastOf(page, NOTHING_DONE)];
  // The next would join it (product.md, Notifications: one of an act).
  const joined = page.getByRole('listitem').filter({ hasText: /titles removed from/ });
  await expect(done.or(nothing).or(joined)).toHaveCount(0, { timeout: TOASTS_GO_MS });
  await act();
  await expect(done.or(nothing)).toBeVisible();
  if (await nothing.isVisible()) return undefined;
  const undo = done.getByRole('button', { name: 'Undo' });
  await undo.hover();
  // Others of the same words may come.
  const handle = await undo.elementHandle();
  return async () => handle?.click();
};

/** What these names are expected to be, and soon are. */
const expectMarks = (one: SyncingProfile, expected: Marks) =>
  expect
    .poll(async () => {
      const marks = await one.marks();
      return Object.fromEntries(Object.keys(expected).map((name) => [name, marks[name]]));
    })
    .toEqual(expected);

interface Late {
  readonly undo: () => Promise<void>;
  /** What the act touched, as it was before. */
  readonly before: Marks;
  /** Names of cards' buttons that are pressed between the act and its Undo. */
  readonly later: readonly string[];
}

/** Presses 'Undo' after something else was done. It takes back what the act did, and leaves what came after. */
export const undoLate = async (one: SyncingProfile, { undo, before, later }: Late): Promise<readonly Deed[]> => {
  const since = await one.change([...new Set(later)]);
  const done = Object.fromEntries(since.map(({ id, isThere }) => [id, isThere]));
  const back = Object.fromEntries(Object.entries(before).filter(([name]) => !(name in done)));
  await undo();
  await expectMarks(one, { ...back, ...done });
  return [...since, ...one.did(back)];
};

const isOfWatchlist = (name: string): boolean => name.startsWith('Watchlist');

/**
 * Removes a title, does something else, and presses 'Undo' then.
 * @param later what else is done, but for other titles of this list: their removals would join this one's toast, and its 'Undo'
 *   (product.md, Notifications: one of an act)
 */
export const removeAndUndoLate = async (
  one: SyncingProfile,
  name: string,
  later: readonly string[],
): Promise<readonly Deed[]> => {
  // What has arrived by now comes no more in between.
  await one.share();
  const added = (await one.marks())[name] === true ? [] : await one.change([name]);
  const removed: Deed[] = [];
  const says = `Removed from ${isOfWatchlist(name) ? 'watchlist' : 'favorites'}`;
  const undo = await heldUndo(one.page, says, async () => removed.push(...(await one.change([name]))));
  if (!undo) throw new Error(`Nothing was removed: ${name}.`);
  const apart = later.filter((each) => each === name || isOfWatchlist(each) !== isOfWatchlist(name));
  return [...added, ...removed, ...(await undoLate(one, { undo, before: { [name]: true }, later: apart }))];
};
