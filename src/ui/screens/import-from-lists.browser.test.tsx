import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aSaved, openLibraryScreen } from '#fixtures/ui/open-library-screen.tsx';

const SAVED = aSaved({ id: 1, title: 'Zebra', addedAt: '2026-11-18T12:00:00Z' });
const FILLED = {
  watchlist: [SAVED],
  favorites: [SAVED],
  marks: [{ id: 1, title: 'Zebra', seenAt: null }],
  collections: [{ id: '9', name: 'Noir', description: '', movies: [] }],
};
const NOTHING = { watchlist: [], favorites: [], marks: [], collections: [] };
const more = page.getByRole('button', { name: 'More', exact: true });
const button = page.getByRole('button', { name: 'Bring your lists' });

// product.md, Import: where.
describe.each([390, 1_440])("the way to 'Bring your lists', in a window of %i px", (width) => {
  beforeEach(() => page.viewport(width, 844));

  it.each([
    ['/watchlist', FILLED],
    ['/favorites', FILLED],
    ['/seen', FILLED],
    ['/collections', FILLED],
    ['/watchlist', NOTHING],
    ['/favorites', NOTHING],
    ['/seen', NOTHING],
    ['/collections', NOTHING],
  ])(
    "is one press at %s, or is under 'More' (product.md, Lists: more), be it filled or empty",
    async (address, library) => {
      await openLibraryScreen(address, library);
      await expect.element(button.or(more).first()).toBeVisible();
      if (button.elements().length === 0) await more.click();
      await expect.element(button).toBeVisible();
      expect(button.elements()).toHaveLength(1);
      const { left, right } = button.element().getBoundingClientRect();
      expect([left >= 0, right <= width]).toEqual([true, true]);
      await button.click();
      await expect.element(page.getByRole('dialog', { name: 'Bring your lists' })).toBeVisible();
    },
  );
});
