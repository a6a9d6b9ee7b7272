import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { App } from '#application/app.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { HomeScreen } from './home-screen.tsx';

const trending = Array.from({ length: 10 }, (_, id) => aTitle({ id, title: `Title ${id}` }));
const open = (has: Partial<Library> = {}) =>
  renderWithApp(<HomeScreen />, {
    trending,
    library: { ...EMPTY_LIBRARY, ...has },
    answers: { fetchHomeRow: () => Promise.resolve(trending) },
  });
const save = ({ library }: App, ...ids: readonly number[]) =>
  ids.forEach((id) => library.toggle.watchlist.execute(aTitle({ id, poster_path: `/${id}.svg` })));

const card = page.getByRole('region', { name: 'Welcome back' });
const row = () => page.getByRole('region', { name: 'Trending Now' }).element().getBoundingClientRect().top;

beforeEach(async () => {
  await page.viewport(1280, 900);
  window.scrollTo(0, 0);
});

describe('the welcome card (product.md, Home: welcome card)', () => {
  it('is not there for an empty watchlist', async () => {
    await open();
    await expect.element(page.getByRole('region', { name: 'Trending Now' })).toBeInTheDocument();
    await expect.element(card).not.toBeInTheDocument();
  });

  it.each([
    [[1], undefined, 'Welcome back, Movie Enthusiast. You have 1 item in your watchlist.'],
    [[1, 2], 'Ada', 'Welcome back, Ada. You have 2 items in your watchlist.'],
  ])('greets who saved %j as %s', async (ids, name, text) => {
    const { app } = await open();
    if (name) await (await app.library.open('marks')).completeWelcome.execute(name);
    save(app, ...ids);
    await expect.element(card.getByRole('paragraph')).toHaveTextContent(text);
    await expect.element(card.getByRole('link', { name: 'Watchlist' })).toHaveAttribute('href', '/watchlist');
  });

  it('shows the posters of the three titles saved last', async () => {
    const { app } = await open();
    save(app, 1, 2, 3, 4);
    await expect.element(card).toBeVisible();
    const files = [...card.element().querySelectorAll('img')].map(({ src }) => src.split('/').at(-1));
    expect(files).toEqual(['4.svg', '3.svg', '2.svg']);
  });

  it('goes with the last title', async () => {
    const { app } = await open();
    save(app, 1);
    await expect.element(card).toBeVisible();
    save(app, 1);
    await expect.element(card).not.toBeInTheDocument();
  });

  it('comes without shifting the page', async () => {
    const { app } = await open();
    await userEvent.hover(page.getByRole('region', { name: 'Trending this week' }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries().map(() => 1)));
    observer.observe({ type: 'layout-shift' });
    save(app, 1);
    await expect.element(card).toBeVisible();
    await new Promise((done) => setTimeout(done, 300));
    observer.disconnect();
    expect(shifts).toEqual([]);
  });

  it('does not take the row from under the pointer', async () => {
    const { app } = await open();
    const first = page.getByRole('list', { name: 'Trending Now' }).getByRole('button', { name: 'Watchlist: Title 1' });
    await userEvent.hover(first);
    const before = row();
    await userEvent.click(first);
    await expect.element(card).toBeInTheDocument();
    expect(row()).toBeCloseTo(before, 0);
    expect(libraryOf(app).watchlist).toHaveLength(1);
  });
});

describe('My Collections (product.md, Home: collections)', () => {
  const collections = page.getByRole('region', { name: 'My Collections' });

  it('shows the first 3: name, description and movie count', async () => {
    const { app } = await open();
    const lists = await app.library.open('lists');
    lists.collections.create({ name: 'Fourth', description: '' });
    lists.collections.add('2', aTitle());
    await expect.element(collections.getByRole('heading', { level: 3 }).first()).toBeInTheDocument();
    const names = collections
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Weekend Favorites', 'Action Pack', 'Feel Good']);
    await expect.element(collections.getByText('High-octane action movies')).toBeInTheDocument();
    await expect.element(collections.getByText('1 movie', { exact: true })).toBeInTheDocument();
    await expect
      .element(collections.getByRole('link', { name: 'Action Pack' }))
      .toHaveAttribute('href', '/collections?open=2');
  });

  it('is only there when any exist', async () => {
    // The first page has collections, so that the code of the section is there for the second page, which has none.
    const { screen } = await open();
    await expect.element(collections).toBeInTheDocument();
    await screen.unmount();
    const { app } = await open({ collections: [] });
    await expect.element(page.getByRole('region', { name: 'On The Air' })).toBeInTheDocument();
    await expect.element(collections).not.toBeInTheDocument();
    (await app.library.open('lists')).collections.create({ name: 'First', description: '' });
    await expect.element(collections.getByRole('heading', { level: 3, name: 'First' })).toBeInTheDocument();
  });
});

it('remembers what is watched from the banner', async () => {
  const { app } = await open();
  await userEvent.click(page.getByRole('link', { name: 'Watch Now' }));
  expect(libraryOf(app).viewingHistory.map(({ id }) => id)).toEqual([0]);
});
