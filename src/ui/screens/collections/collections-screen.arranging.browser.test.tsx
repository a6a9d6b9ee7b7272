import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { NIGHTS, NOIR, openCollections } from '#fixtures/ui/open-collections.tsx';

const dialog = page.getByRole('dialog', { name: 'Noir' });
const NOIR_PATH = '/collections?open=1700000000000';

beforeEach(async () => {
  await page.viewport(1280, 800);
  window.scrollTo(0, 0);
});

describe('arranging', () => {
  const names = () => [...document.querySelectorAll('ol li')].map((line) => line.children[1]?.textContent);

  it('the movies of a collection, by keyboard: the focus stays on the button, and each move is said', async () => {
    const { app, emitted } = await openCollections(NOIR_PATH);
    await dialog.getByRole('button', { name: 'Arrange' }).click();
    expect(names()).toEqual(['Movie 1', 'Movie 2', 'Movie 3', 'Movie 4']);
    const up = page.getByRole('button', { name: 'Up: Movie 3' });
    (up.element() as HTMLElement).focus();
    for (const order of ['1324', '3124', '3124']) {
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => names()).toEqual([...order].map((id) => `Movie ${id}`));
      await expect.element(up).toHaveFocus();
    }
    await expect.element(up).toHaveAttribute('aria-disabled', 'true');
    expect(emitted).toEqual(['Moved to place 2 of 4', 'Moved to place 1 of 4']);
    await page.getByRole('button', { name: 'To the top: Movie 4' }).click();
    await expect.poll(() => names()[0]).toBe('Movie 4');
    await page.getByRole('button', { name: 'Down: Movie 4' }).click();
    await expect.poll(() => names()).toEqual(['Movie 3', 'Movie 4', 'Movie 1', 'Movie 2']);
    await dialog.getByRole('button', { name: 'Arrange' }).click();
    await expect.element(dialog.getByRole('heading', { level: 3 }).first()).toHaveTextContent('Movie 3');
    expect(libraryOf(app).collections[1]?.movies.map(({ id }) => id)).toEqual([3, 4, 1, 2]);
  });

  it.each([
    ['2', true],
    ['0', false],
    ['5', false],
    ['two', false],
  ])('to the place %j: %j', async (text, isPlace) => {
    await openCollections(NOIR_PATH);
    await dialog.getByRole('button', { name: 'Arrange' }).click();
    await page.getByRole('button', { name: 'To place…: Movie 4' }).click();
    await page.getByLabelText('Place (1 to 4)').fill(text);
    const problem = page.getByText('Please enter a number from 1 to 4');
    expect(problem.elements()).toHaveLength(isPlace ? 0 : 1);
    await userEvent.keyboard('{Enter}');
    expect(page.getByLabelText('Place (1 to 4)').elements()).toHaveLength(isPlace ? 0 : 1);
    await expect.poll(() => names()[1]).toBe(isPlace ? 'Movie 4' : 'Movie 2');
  });

  it('the collections of the screen, by dragging too', async () => {
    const { app } = await openCollections('/collections', [NIGHTS, NOIR, { ...NIGHTS, id: '3', name: 'Third' }]);
    await page.getByRole('button', { name: 'Arrange' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Third' }).dropTo(page.getByRole('listitem').first());
    await expect.poll(() => names()).toEqual(['Third', 'Weekend Favorites', 'Noir']);
    await page.getByRole('button', { name: 'Down: Third' }).click();
    await expect.poll(() => names()).toEqual(['Weekend Favorites', 'Third', 'Noir']);
    expect(libraryOf(app).collections.map(({ id }) => id)).toEqual(['1', '3', '1700000000000']);
  });

  it('one title by a double press on its button, and no second one (product.md, Input: presses)', async () => {
    await openCollections(NOIR_PATH);
    await dialog.getByRole('button', { name: 'Arrange' }).click();
    await page.getByRole('button', { name: 'To the top: Movie 4' }).dblClick();
    await expect.poll(() => names()[0]).toBe('Movie 4');
    await page.getByRole('button', { name: 'To the top: Movie 2' }).tripleClick();
    await expect.poll(() => names()).toEqual(['Movie 2', 'Movie 4', 'Movie 1', 'Movie 3']);
  });

  it.each([
    ['from above', 0, 2, 'below'],
    ['from below', 3, 1, 'above'],
  ])(
    'by dragging: a line %s would be at the marked edge (product.md, Collections: order)',
    async (_, from, to, edge) => {
      await openCollections(NOIR_PATH);
      await dialog.getByRole('button', { name: 'Arrange' }).click();
      await expect.poll(() => names()).toHaveLength(4);
      const lines = [...document.querySelectorAll('ol li')];
      const drag = (type: string, at: number) =>
        lines[at]?.dispatchEvent(
          new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }),
        );
      drag('dragstart', from);
      await expect.poll(() => lines[from]?.hasAttribute('data-dragged')).toBe(true);
      drag('dragover', to);
      await expect.poll(() => lines[to]?.getAttribute('data-drop')).toBe(edge);
      drag('drop', to);
      await expect.poll(() => names()[to]).toBe(`Movie ${from + 1}`);
      const at = names().indexOf(`Movie ${to + 1}`);
      expect(at).toBe(edge === 'below' ? to - 1 : to + 1);
    },
  );

  it('many, without going back to a button that was pressed before (product.md, Collections: order)', async () => {
    const movies = Array.from({ length: 80 }, (__, at) => ({
      ...NOIR.movies[0]!,
      id: at + 1,
      title: `Movie ${at + 1}`,
    }));
    await openCollections(NOIR_PATH, [{ ...NOIR, movies }]);
    await dialog.getByRole('button', { name: 'Arrange' }).click();
    await page.getByRole('button', { name: 'Down: Movie 2', exact: true }).click();
    await expect.poll(() => names()[2]).toBe('Movie 2');
    const far = page.getByRole('button', { name: 'To place…: Movie 70', exact: true });
    far.element().scrollIntoView({ block: 'center' });
    const beside = page.getByRole('button', { name: 'Up: Movie 69', exact: true }).element();
    // Lines that have not been drawn yet have a height that is not quite theirs.
    const isInSight = () => Math.abs(beside.getBoundingClientRect().top - top) < 100;
    const { top } = beside.getBoundingClientRect();
    expect(top).toBeGreaterThan(0);
    (far.element() as HTMLElement).focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    const field = page.getByLabelText('Place (1 to 80)');
    await expect.element(field).toBeVisible();
    expect(isInSight()).toBe(true);
    await field.fill('75');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => names()[74]).toBe('Movie 70');
    expect(isInSight()).toBe(true);
    await expect.element(far).toHaveFocus();
    expect(isInSight()).toBe(true);
  });

  it('is not offered where there is one', async () => {
    await openCollections('/collections', [NIGHTS]);
    expect(page.getByRole('button', { name: 'Arrange' }).elements()).toEqual([]);
  });
});
