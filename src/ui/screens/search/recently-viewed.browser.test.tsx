import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { SearchScreen } from './search-screen.tsx';

const viewedAt = '2026-11-20T12:00:00.000Z';
const viewingHistory = [
  { id: 7, title: 'Low Tide', release_date: '2019-02-02', vote_average: 7.2, vote_count: 90, viewedAt },
  { id: 7, media_type: 'tv' as const, name: '<b>The Lamp</b>', first_air_date: '2021-01-01', viewedAt },
];
const row = page.getByRole('list', { name: 'Recently viewed' });

const open = async (path = '/search', views = viewingHistory) => {
  const harness = await renderWithApp(<main>{<SearchScreen />}</main>, {
    path,
    answers: { search: () => new Promise(() => undefined) },
    library: {
      ...EMPTY_LIBRARY,
      viewingHistory: views,
      marks: [{ id: 7, hiddenAt: viewedAt }],
    },
  });
  const { app } = harness;
  return {
    ...harness,
    undo: () => app.notifications.notifications$.subscribe((list) => list.at(-1)?.action?.run()).unsubscribe(),
  };
};

beforeEach(() => page.viewport(1280, 900));

describe('the search screen before a query', () => {
  it('shows what was viewed, newest first, hidden or not (product.md, Recently viewed: row)', async () => {
    await open();
    await expect.element(page.getByRole('heading', { name: 'Start Searching' })).toBeVisible();
    await expect.element(row.getByRole('button').first()).toBeInTheDocument();
    const cards = [...row.element().querySelectorAll('li')].map((card) => [
      card.querySelector('h3')?.textContent,
      card.querySelector('a')?.getAttribute('href'),
      card.querySelector('p')?.textContent,
    ]);
    expect(cards).toEqual([
      ['Low Tide', '/movie/7', expect.stringContaining('2019 · Movie')],
      ['<b>The Lamp</b>', '/tv/7', expect.stringContaining('2021 · TV Show')],
    ]);
  });

  it.each([
    ['nothing was viewed', '/search', []],
    ['there is a query', '/search?q=tide', viewingHistory],
  ])('has no such row where %s', async (_, path, views) => {
    await open(path, views);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(row).not.toBeInTheDocument();
  });

  it('is rid of it by Clear, which can be undone (product.md, Recently viewed: clear)', async () => {
    const { app, undo } = await open();
    (page.getByRole('button', { name: 'Clear Recently viewed' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(row).not.toBeInTheDocument();
    expect(libraryOf(app).viewingHistory).toEqual([]);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    undo();
    await expect.element(row).toBeVisible();
    expect(libraryOf(app).viewingHistory).toEqual(viewingHistory);
  });
});
