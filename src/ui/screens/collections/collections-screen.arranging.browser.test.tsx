import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { NIGHTS, NOIR, openCollections } from '#fixtures/ui/open-collections.tsx';
import { pressMore } from '#fixtures/ui/press-more.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { Toaster } from '../../components/toast/toaster.tsx';
import { ArrangeList } from './arranging/arrange-list.tsx';

const dialog = page.getByRole('dialog', { name: 'Noir' });
const NOIR_PATH = '/collections?open=1700000000000';

beforeEach(async () => {
  await page.viewport(1280, 800);
  window.scrollTo(0, 0);
});

describe('arranging', () => {
  const names = () => [...document.querySelectorAll('ol li')].map((line) => line.querySelector('[dir]')?.textContent);

  it('the movies of a collection, by keyboard: the focus stays on the button, and each move is said', async () => {
    const { app, emitted } = await openCollections(NOIR_PATH);
    await pressMore('Arrange', dialog);
    expect(names()).toEqual(['Movie 1', 'Movie 2', 'Movie 3', 'Movie 4']);
    const up = page.getByRole('button', { name: 'Up: Movie 3' });
    (up.element() as HTMLElement).focus();
    for (const order of ['1324', '3124', '3124']) {
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => names()).toEqual([...order].map((id) => `Movie ${id}`));
      await expect.element(up).toHaveFocus();
    }
    await expect.element(up).toHaveAttribute('aria-disabled', 'true');
    expect(emitted).toEqual(['Moved to place 1 of 4']);
    await page.getByRole('button', { name: 'More: Movie 4' }).click();
    await page.getByRole('button', { name: 'To the top' }).click();
    await expect.poll(() => names()[0]).toBe('Movie 4');
    await page.getByRole('button', { name: 'Down: Movie 4' }).click();
    await expect.poll(() => names()).toEqual(['Movie 3', 'Movie 4', 'Movie 1', 'Movie 2']);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.element(dialog.getByRole('heading', { level: 3 }).first()).toHaveTextContent('Movie 3');
    expect(libraryOf(app).collections[1]?.movies.map(({ id }) => id)).toEqual([3, 4, 1, 2]);
  });

  it('has the cover beside the lines where there is room, and it goes with the order (product.md, Collections: order)', async () => {
    await page.viewport(1180, 800);
    await openCollections(NOIR_PATH);
    await pressMore('Arrange', dialog);
    const text = dialog.getByText('The first three are the cover, unless you choose another.');
    await expect.element(text).toBeVisible();
    const art = () => text.element().previousElementSibling?.outerHTML;
    const before = art();
    await page.getByRole('button', { name: 'More: Movie 4' }).click();
    await page.getByRole('button', { name: 'To the top' }).click();
    await expect.poll(() => names()[0]).toBe('Movie 4');
    expect(art()).not.toBe(before);
    const lines = document.querySelector('ol')!.getBoundingClientRect();
    expect(text.element().getBoundingClientRect().left).toBeGreaterThan(lines.right);
    await page.viewport(1179, 800);
    await expect.element(text).not.toBeVisible();
  });

  it.each([
    ['2', true],
    ['0', false],
    ['5', false],
    ['two', false],
  ])('to the place %j: %j', async (text, isPlace) => {
    await openCollections(NOIR_PATH);
    await pressMore('Arrange', dialog);
    await page.getByRole('button', { name: 'More: Movie 4' }).click();
    await page.getByLabelText('Place (1 to 4)').fill(text);
    const problem = page.getByText('Please enter a number from 1 to 4');
    expect(problem.elements()).toHaveLength(isPlace ? 0 : 1);
    await userEvent.keyboard('{Enter}');
    expect(page.getByLabelText('Place (1 to 4)').elements()).toHaveLength(isPlace ? 0 : 1);
    await expect.poll(() => names()[1]).toBe(isPlace ? 'Movie 4' : 'Movie 2');
  });

  it('the collections of the screen, by dragging too', async () => {
    const { app } = await openCollections('/collections', [NIGHTS, NOIR, { ...NIGHTS, id: '3', name: 'Third' }]);
    await pressMore('Arrange');
    const third = page.getByRole('listitem').filter({ hasText: 'Third' });
    await page
      .elementLocator(third.element().firstElementChild!)
      .dropTo(page.getByRole('listitem').first(), { targetPosition: { x: 40, y: 20 } });
    await expect.poll(() => names()).toEqual(['Third', 'Weekend Favorites', 'Noir']);
    await page.getByRole('button', { name: 'Down: Third' }).click();
    await expect.poll(() => names()).toEqual(['Weekend Favorites', 'Third', 'Noir']);
    expect(libraryOf(app).collections.map(({ id }) => id)).toEqual(['1', '3', '1700000000000']);
  });

  it('one title by a double press on its button, and no second one (product.md, Input: presses)', async () => {
    await openCollections(NOIR_PATH);
    await pressMore('Arrange', dialog);
    await page.getByRole('button', { name: 'Up: Movie 4' }).dblClick();
    await expect.poll(() => names()).toEqual(['Movie 1', 'Movie 2', 'Movie 4', 'Movie 3']);
    await page.getByRole('button', { name: 'Up: Movie 2' }).tripleClick();
    await expect.poll(() => names()).toEqual(['Movie 2', 'Movie 1', 'Movie 4', 'Movie 3']);
  });

  it('hides the rest of the head, and gives the focus to its own heading', async () => {
    await openCollections('/collections', [NIGHTS, NOIR]);
    await pressMore('Arrange');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Arrange' })).toHaveFocus();
    expect(page.getByRole('button', { name: 'Create Collection' }).elements()).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.element(page.getByRole('button', { name: 'More', exact: true })).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Create Collection' })).toBeVisible();
  });

  it.each([
    [NOIR_PATH, dialog, '4 movies. Drag by the dots, or press the arrows.', '1950'],
    ['/collections', page, '2 collections. Drag by the dots, or press the arrows.', '0 movies'],
  ])(
    'at %s says how, and what tells one from another (product.md, Collections: order)',
    async (path, on, how, fact) => {
      await openCollections(path);
      await pressMore('Arrange', on === page ? undefined : dialog);
      await expect.element(page.getByText(how)).toBeVisible();
      await expect.element(page.getByRole('listitem').first()).toHaveTextContent(fact);
    },
  );

  it('leaves its heading and Done free of toasts on a phone (product.md, Notifications: place)', async () => {
    await page.viewport(390, 844);
    const { app } = await renderWithApp(
      <>
        <ArrangeList label="Order" count="0 movies" entries={[]} onMove={() => undefined} onDone={() => undefined} />
        <Toaster />
      </>,
    );
    app.notifications.show({ message: 'Your saved lists are back', isGreeting: true });
    await expect.element(page.getByText('Your saved lists are back')).toBeVisible();
    const done = page.getByRole('button', { name: 'Done' }).element().getBoundingClientRect();
    await expect
      .poll(() => document.querySelector('[data-place="toasts"] li')!.getBoundingClientRect().top)
      .toBeGreaterThanOrEqual(done.bottom);
  });

  it('hides what else is in an opened collection, and gives the focus back to More', async () => {
    await openCollections(NOIR_PATH, [NIGHTS, { ...NOIR, description: 'Rain, at night' }]);
    await pressMore('Arrange', dialog);
    await expect.element(dialog.getByRole('heading', { level: 3, name: 'Arrange' })).toHaveFocus();
    expect(dialog.getByText('Rain, at night').elements()).toEqual([]);
    expect(dialog.getByRole('button', { name: 'Pick one for me' }).elements()).toEqual([]);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.element(dialog.getByRole('button', { name: 'More', exact: true })).toHaveFocus();
    await expect.element(dialog.getByText('Rain, at night')).toBeVisible();
  });

  it.each([
    ['from above', 0, 2, 'below'],
    ['from below', 3, 1, 'above'],
  ])(
    'by dragging: a line %s would be at the marked edge (product.md, Collections: order)',
    async (_, from, to, edge) => {
      await openCollections(NOIR_PATH);
      await pressMore('Arrange', dialog);
      await expect.poll(() => names()).toHaveLength(4);
      const lines = [...document.querySelectorAll('ol li')];
      const handle = lines[from]!.firstElementChild as HTMLElement;
      // A pointer that is none of the browser's cannot be captured.
      handle.setPointerCapture = () => undefined;
      const yOf = (line: Element) => line.getBoundingClientRect().top + line.getBoundingClientRect().height / 2;
      const point = (type: string, clientY: number) =>
        handle.dispatchEvent(
          new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, pointerId: 7, clientY }),
        );
      point('pointerdown', yOf(handle));
      await expect.poll(() => lines[from]?.hasAttribute('data-held')).toBe(true);
      const at = yOf(lines[to]!) + (edge === 'below' ? 4 : -4);
      point('pointermove', at);
      await expect.poll(() => lines[to]?.getAttribute('data-drop')).toBe(edge);
      point('pointerup', at);
      await expect.poll(() => names()[to]).toBe(`Movie ${from + 1}`);
      const beside = names().indexOf(`Movie ${to + 1}`);
      expect(beside).toBe(edge === 'below' ? to - 1 : to + 1);
    },
  );

  it('many, without going back to a button that was pressed before (product.md, Collections: order)', async () => {
    const movies = Array.from({ length: 80 }, (__, at) => ({
      ...NOIR.movies[0]!,
      id: at + 1,
      title: `Movie ${at + 1}`,
    }));
    await openCollections(NOIR_PATH, [{ ...NOIR, movies }]);
    await pressMore('Arrange', dialog);
    await page.getByRole('button', { name: 'Down: Movie 2', exact: true }).click();
    await expect.poll(() => names()[2]).toBe('Movie 2');
    const far = page.getByRole('button', { name: 'More: Movie 70', exact: true });
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
