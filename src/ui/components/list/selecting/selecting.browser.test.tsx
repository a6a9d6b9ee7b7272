import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aSaved, openLibraryScreen } from '#fixtures/ui/open-library-screen.tsx';
import { pressMore } from '#fixtures/ui/press-more.ts';

const NAMES = ['Alba', 'Boreal', 'Cinder', 'Dusk', 'Ember'];
const watchlist = NAMES.map((title, index) =>
  aSaved({ id: index + 1, title, addedAt: `2026-11-1${9 - index}T12:00:00Z` }),
);
const movies = NAMES.map((title, index) => ({ id: index + 1, media_type: 'movie' as const, title }));
const NOIR = { id: '9', name: 'Noir', description: '', movies, createdAt: '2026-11-01T12:00:00Z' };
const collections = [NOIR];
const marks = movies.map((movie) => ({ ...movie, seenAt: '2026-11-01' }));

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const bar = page.getByRole('group', { name: 'Selected titles' });
const count = bar.getByRole('status');
const text = (said: string) => page.getByText(said);

beforeEach(() => page.viewport(1280, 900));

describe('selecting several titles (product.md, Several at once: selecting)', () => {
  it.each([
    ['/watchlist', { watchlist }, ['Add to favorites']],
    ['/watchlist?view=list', { watchlist }, ['Add to favorites']],
    ['/favorites', { favorites: watchlist }, ['Add to watchlist']],
    ['/seen', { marks }, ['Add to favorites', 'Add to watchlist']],
    ['/seen?view=list', { marks }, ['Add to favorites', 'Add to watchlist']],
    ['/collections?open=9', { collections }, ['Add to favorites', 'Add to watchlist']],
  ] as const)(
    'has a box for each title at %s, and its acts (product.md, Several at once: bar)',
    async (at, has, lists) => {
      await openLibraryScreen(at, has);
      const isRare = at.startsWith('/seen');
      await (isRare ? pressMore('Select') : button('Select').click());
      await expect.element(count).toHaveTextContent('0 selected');
      await expect.element(button('Select all 5')).toHaveFocus();
      expect(page.getByRole('checkbox', { name: /^Select / }).elements()).toHaveLength(5);
      expect(page.getByRole('button', { name: /^Remove ./ }).elements()).toHaveLength(0);
      const names = bar
        .getByRole('button')
        .elements()
        .map((each) => each.ariaLabel ?? each.textContent);
      expect(names).toEqual(['Select all 5', 'Done', 'Add to collection', 'Mark as seen', ...lists, 'Remove']);
      await expect.element(button('Remove')).toHaveAttribute('aria-disabled', 'true');
      await box('Cinder').click();
      await expect.element(count).toHaveTextContent('1 selected');
      await expect.element(button('Remove')).toHaveAttribute('aria-disabled', 'false');
      await userEvent.keyboard('{Escape}');
      await expect.element(bar).not.toBeInTheDocument();
      await expect.element(button(isRare ? 'More' : 'Select')).toHaveFocus();
      await expect.element(page.getByRole('heading', { name: 'Cinder' })).toBeVisible();
    },
  );

  it('selects a range with Shift, by a press and by the space bar', async () => {
    await openLibraryScreen('/watchlist', { watchlist });
    await button('Select').click();
    await box('Boreal').click();
    await box('Dusk').click({ modifiers: ['Shift'] });
    await expect.element(count).toHaveTextContent('3 selected');
    await expect.element(box('Cinder')).toBeChecked();
    box('Ember').element().focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect.element(count).toHaveTextContent('4 selected');
    await userEvent.keyboard(' ');
    await expect.element(count).toHaveTextContent('3 selected');
  });

  it('selects all that the filters leave, and does nothing with what they hide', async () => {
    const shows = watchlist.map((title, index) => (index < 2 ? { ...title, media_type: 'tv' as const } : title));
    const { app, emitted } = await openLibraryScreen('/watchlist', { watchlist: shows });
    await button('Select').click();
    await box('Ember').click();
    // On a phone the row of controls stays.
    await page.viewport(390, 844);
    await page.getByLabelText('Show').selectOptions('TV Shows');
    await expect.element(count).toHaveTextContent('0 selected');
    await button('Select all 2').click();
    await expect.element(count).toHaveTextContent('2 selected');
    await button('Remove').click();
    await expect.poll(() => emitted).toEqual(['2 titles removed from watchlist']);
    await expect
      .poll(() => app.library.library.watchlist.map(({ title }) => title))
      .toEqual(['Cinder', 'Dusk', 'Ember']);
  });
});

// product.md, Several at once: change.
describe('what is done with them', () => {
  it('adds them to a collection, or to a new one', async () => {
    const { app, emitted } = await openLibraryScreen('/watchlist', {
      watchlist,
      collections: [{ ...NOIR, movies: [] }],
    });
    const inside = () => app.library.library.collections.map(({ name, movies: held }) => [name, held.length]);
    await button('Select').click();
    await box('Alba').click();
    await box('Ember').click();
    await button('Add to collection').click();
    const dialog = page.getByRole('dialog', { name: 'Add to collection' });
    await dialog.getByRole('checkbox', { name: /^Noir/ }).click();
    await expect.poll(() => emitted).toEqual(['2 titles added to Noir']);
    expect(inside()).toEqual([['Noir', 2]]);
    await expect.element(dialog).not.toBeInTheDocument();
    await button('Add to collection').click();
    await expect.element(dialog.getByRole('checkbox', { name: 'Noir Already in this collection' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Create new' }).click();
    await expect.element(dialog.getByLabelText('Collection Name')).toHaveFocus();
    await userEvent.keyboard('Rain{Enter}');
    await expect.poll(inside).toEqual([
      ['Noir', 2],
      ['Rain', 2],
    ]);
  });

  it('removes all, and the focus goes to the heading of what is then empty', async () => {
    await openLibraryScreen('/watchlist', { watchlist });
    await button('Select').click();
    await button('Select all 5').click();
    await button('Remove').click();
    await expect.element(text('Your watchlist is empty')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.element(bar).not.toBeInTheDocument();
  });

  it('keeps Escape from closing the collection around, until nothing is being selected', async () => {
    await openLibraryScreen('/collections?open=9', { collections });
    const dialog = page.getByRole('dialog', { name: 'Noir' });
    await dialog.getByRole('button', { name: 'Select', exact: true }).click();
    await button('Select all 5').click();
    await button('Remove').click();
    await expect.element(text('Collection is empty')).toBeVisible();
    await expect.element(dialog).toBeVisible();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  });
});

describe('the bar (product.md, Several at once: bar)', () => {
  const boxOf = (element: Element) => element.getBoundingClientRect();

  it.each([
    [320, '/watchlist', { watchlist }],
    [320, '/seen', { marks }],
    [390, '/favorites', { favorites: watchlist }],
  ] as const)('at %i px, on %s, is at the foot of the window with every word of its acts', async (width, at, has) => {
    await page.viewport(width, 640);
    await openLibraryScreen(at, has);
    await pressMore('Select');
    await button('Select all 5').click();
    await expect.element(count).toHaveTextContent('5 selected');
    expect(Math.round(boxOf(bar.element()).bottom)).toBe(640);
    for (const each of bar.getByRole('button').elements()) {
      const { left, right, height } = boxOf(each);
      expect([left >= 0, right <= width, height >= 44]).toEqual([true, true, true]);
      expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth);
    }
  });

  it('takes the place of the controls in a window of 1280 px, which come back', async () => {
    await page.viewport(1280, 800);
    await openLibraryScreen('/watchlist', { watchlist });
    const find = page.getByLabelText('Find in this list');
    const top = () => Math.round(boxOf(page.getByRole('list', { name: 'My Watchlist' }).element()).top);
    const before = top();
    await button('Select').click();
    await expect.element(bar).toBeVisible();
    await expect.element(find).not.toBeVisible();
    expect(top()).toBe(before);
    await button('Done').click();
    await expect.element(find).toBeVisible();
    expect(top()).toBe(before);
  });

  it('leaves the frame of a title around its poster alone', async () => {
    await page.viewport(1280, 800);
    await openLibraryScreen('/watchlist', { watchlist });
    await button('Select').click();
    await box('Cinder').click();
    const frame = box('Cinder').element().nextElementSibling!;
    expect(getComputedStyle(frame).outlineStyle).toBe('solid');
    expect(getComputedStyle(box('Cinder').element()).outlineStyle).toBe('none');
    const heading = boxOf(page.getByRole('heading', { name: 'Cinder' }).element());
    expect(boxOf(frame).bottom).toBeLessThanOrEqual(heading.top);
  });
});
