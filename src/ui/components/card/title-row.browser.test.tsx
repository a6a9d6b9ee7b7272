import { NEVER, Subject, defer, of, throwError, type Observable } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LoadableQuery } from '#application/queries/loadable-query.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { Title } from '#domain/title.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { outcomeOf } from '#fixtures/outcome-of.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { TitleRow } from './title-row.tsx';

const titles = (count: number) => Array.from({ length: count }, (_, id) => aTitle({ id, title: `Title ${id}` }));
const refused = () => throwError(() => new CatalogError({ kind: 'http', status: 404 }));

const queryOf = (load$: Observable<readonly Title[]>) =>
  new LoadableQuery({ load$: outcomeOf(load$), again$: outcomeOf(load$) });
const row = async (load$: Observable<readonly Title[]>, props: Partial<Parameters<typeof TitleRow>[0]> = {}) =>
  (await renderWithApp(<TitleRow title="Trending Now" query={queryOf(load$)} {...props} />)).screen;

const forward = () => page.getByRole('button', { name: 'Scroll Trending Now forward' });
const back = () => page.getByRole('button', { name: 'Scroll Trending Now back' });
const list = () => page.getByRole('list', { name: 'Trending Now' });

beforeEach(() => page.viewport(1024, 700));

describe('a row', () => {
  it('shows 8 skeleton cards while it loads (product.md, Home: row skeleton)', async () => {
    await row(NEVER);
    await expect.element(list()).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => list().element().children).toHaveLength(8);
  });

  it('shows a card for each title, in order', async () => {
    const screen = await row(of(titles(3)));
    await expect.element(screen.getByRole('link', { name: 'Title 2' })).toBeVisible();
    const names = screen
      .getByRole('link')
      .elements()
      .map((link) => link.textContent);
    expect(names).toEqual(['Title 0', 'Title 1', 'Title 2']);
  });

  it('does not move when the cards come', async () => {
    const answer$ = new Subject<readonly Title[]>();
    const screen = await row(answer$);
    await expect.element(list()).toHaveAttribute('aria-busy', 'true');
    const { height } = screen.container.getBoundingClientRect();
    answer$.next(titles(12));
    await expect.element(list()).toHaveAttribute('aria-busy', 'false');
    expect(screen.container.getBoundingClientRect().height).toBeCloseTo(height, 0);
  });

  it('is drawn once it comes near the window, in the room that it takes until then', async () => {
    const space = document.body.appendChild(document.createElement('div'));
    space.style.height = '3000px';
    const screen = await row(of(titles(8)));
    document.body.append(screen.container);
    await expect.element(list()).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByRole('link').elements()).toEqual([]);
    const { height } = screen.container.getBoundingClientRect();
    space.style.height = '1000px';
    await expect.element(screen.getByRole('link', { name: 'Title 7' })).toBeInTheDocument();
    expect(screen.container.getBoundingClientRect().height).toBeCloseTo(height, 0);
    space.style.height = '3000px';
    await expect.poll(() => screen.getByRole('link').elements().length).toBe(8);
    space.remove();
  });

  it.each([
    ['tabs into it', async () => list().element().focus()],
    ['scrolls it', async () => list().element().scrollBy({ left: 100 })],
    ['presses its arrow', () => forward().click()],
    ['points at it', () => list().hover()],
  ])(
    'draws the cards that no window shows when the visitor %s, and is as wide before (product.md, Home: row drawing)',
    async (_, reach) => {
      await userEvent.hover(document.documentElement, { position: { x: 5, y: 690 } });
      const screen = await row(of(titles(20)));
      await expect.poll(() => screen.getByRole('link').elements().length).toBe(8);
      const { scrollWidth } = list().element();
      await reach();
      await expect.poll(() => screen.getByRole('link').elements().length).toBe(20);
      expect(list().element().scrollWidth).toBe(scrollWidth);
    },
  );

  it('numbers its cards when it is ranked', async () => {
    const screen = await row(of(titles(2)), { ranked: true });
    await expect.element(screen.getByText('#1')).toBeVisible();
    await expect.element(screen.getByText('#2')).toBeVisible();
  });

  it('is not there when nothing is in it', async () => {
    const screen = await row(of([]));
    await expect.element(screen.getByText('Trending Now')).not.toBeInTheDocument();
  });

  it('says that nothing is in it where it has to stay', async () => {
    const screen = await row(of([]), { emptyIsHidden: false });
    await expect.element(screen.getByText('Nothing on the bill today.')).toBeVisible();
  });
});

describe('a row that could not be loaded (product.md, Errors and retry: section failure)', () => {
  it('says so and offers to try again', async () => {
    const screen = await row(refused());
    await expect.element(screen.getByRole('heading', { name: 'Failed to Load Trending Now' })).toBeVisible();
    await expect
      .element(screen.getByText("We couldn't load the Trending Now content. Please try again."))
      .toBeVisible();
  });

  it('loads when it is tried again, and keeps the focus', async () => {
    let tries = 0;
    const screen = await row(defer(() => ((tries += 1) === 1 ? refused() : of(titles(2)))));
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByRole('link', { name: 'Title 1' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Trending Now' })).toHaveFocus();
  });
});

describe('the arrows of a row', () => {
  it('scroll by 300 px (product.md, Home: row arrows)', async () => {
    await row(of(titles(20)));
    await forward().click();
    await expect.poll(() => list().element().scrollLeft).toBe(300);
    await forward().click();
    await expect.poll(() => list().element().scrollLeft).toBe(600);
    await back().click();
    await expect.poll(() => list().element().scrollLeft).toBe(300);
  });

  it('are disabled at the ends', async () => {
    await row(of(titles(7)));
    await expect.element(back()).toBeDisabled();
    await expect.element(forward()).toBeEnabled();
    list().element().scrollLeft = 10_000;
    await expect.element(forward()).toBeDisabled();
    await expect.element(back()).toBeEnabled();
  });

  it('are both disabled when all fits', async () => {
    await row(of(titles(2)));
    await expect.element(back()).toBeDisabled();
    await expect.element(forward()).toBeDisabled();
  });

  it('hand the focus on when they reach an end', async () => {
    await row(of(titles(6)));
    await expect.element(forward()).toBeEnabled();
    forward().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(back()).toHaveFocus();
  });
});

describe('the keys of a row', () => {
  it.each([
    ['{ArrowRight}', 'Title 3'],
    ['{ArrowLeft}', 'Title 1'],
    ['{Home}', 'Title 0'],
    ['{End}', 'Title 9'],
  ])('%s moves from Title 2 to %s', async (key, name) => {
    const screen = await row(of(titles(10)));
    await expect.element(screen.getByRole('link', { name: 'Title 2' })).toBeVisible();
    screen.getByRole('link', { name: 'Title 2' }).element().focus();
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('link', { name })).toHaveFocus();
    await expect.element(screen.getByRole('link', { name })).toBeInViewport();
  });

  it('lead from the list to its first card', async () => {
    const screen = await row(of(titles(10)));
    await expect.element(screen.getByRole('link', { name: 'Title 2' })).toBeVisible();
    list().element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('link', { name: 'Title 0' })).toHaveFocus();
  });
});
