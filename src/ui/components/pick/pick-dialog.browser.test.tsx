import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { Library } from '#domain/library/library.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { details } from '#fixtures/ui/open-detail.tsx';
import { aSaved, openLibraryScreen } from '#fixtures/ui/open-library-screen.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog', { name: 'Pick one for me' });
const picked = dialog.getByRole('heading', { level: 3 });
const name = () => picked.element().textContent;

const watchlist = [1, 2, 3].map((id) => aSaved({ id, vote_average: id + 5 }));
const genres = async () => [{ id: 18, name: 'Drama' }];
const fetchDetails: MovieCatalog['fetchDetails'] = async ({ id }) => details({ id, runtime: id * 60 });

const open = async (address: string, has: Partial<Library>, answers: Partial<MovieCatalog> = {}) => {
  const screen = await openLibraryScreen(address, has, { answers: { fetchGenres: genres, fetchDetails, ...answers } });
  // The diary's filled act is another.
  if (address.startsWith('/seen')) await button('More').click();
  await button('Pick one for me').click();
  return screen;
};

beforeEach(() => page.viewport(1280, 900));

describe('picking one title (product.md, Pick: ticket)', () => {
  it('gives one of the list at once, and another', async () => {
    await open('/watchlist', { watchlist });
    await expect.element(picked).toBeVisible();
    const first = name();
    expect(watchlist.map(({ title }) => title)).toContain(first);
    await button('Another').click();
    await expect.element(picked).not.toHaveTextContent(first);
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Pick one for me')).toHaveFocus();
  });

  it('marks it as seen, and picks it no more', async () => {
    const { app, emitted } = await open('/favorites', { favorites: watchlist.slice(0, 1) });
    await expect.element(picked).toHaveTextContent('Movie 1');
    await button('Mark as seen').click();
    expect(libraryOf(app).marks).toMatchObject([{ id: 1, seenAt: '2026-11-21' }]);
    expect(emitted).toContain('Marked as seen');
    await button('Another').click();
    await expect.element(dialog.getByText('There is nothing here that you have not seen or hidden.')).toBeVisible();
  });

  it('keeps the days on which it was seen before (product.md, Marks: seen again)', async () => {
    const marks = [{ id: 1, title: 'Movie 1', seenAt: '2024-02-29' }];
    const { app, emitted } = await open('/seen', { marks });
    await expect.element(picked).toHaveTextContent('Movie 1');
    await button('Mark as seen').click();
    expect(libraryOf(app).marks).toMatchObject([{ viewings: { '2026-11-21': {}, '2024-02-29': {} } }]);
    expect(emitted).toContain('Seen on November 21, 2026, too');
  });

  it('opens its trailer, and comes back from it', async () => {
    const key = 'abc';
    const video = { key, name: 'T', site: 'YouTube', type: 'Trailer', official: true };
    const { app } = await open(
      '/watchlist',
      { watchlist: watchlist.slice(0, 1) },
      { fetchVideos: async () => [video] },
    );
    await button('Watch trailer').click();
    const player = () => document.querySelector('iframe');
    await expect.poll(() => player()?.title).toBe('Trailer of Movie 1');
    expect(libraryOf(app).viewingHistory.map(({ id }) => id)).toEqual([1]);
    player()?.remove();
    await page.getByRole('dialog', { name: 'Trailer' }).getByRole('button', { name: 'Close' }).click();
    await expect.element(button('Watch trailer')).toHaveFocus();
  });

  it('waits for the library', async () => {
    const has = { watchlist: watchlist.slice(0, 1) };
    const { clock } = await openLibraryScreen('/watchlist', has, { isLoaded: false, answers: { fetchGenres: genres } });
    await button('Pick one for me').click();
    await expect.element(dialog.getByText('Loading...')).toBeVisible();
    await expect.element(picked).not.toBeInTheDocument();
    await clock.advance(1_000);
    await expect.element(picked).toHaveTextContent('Movie 1');
  });

  it('leads to the title, which is then among what was opened', async () => {
    const { app, address } = await open('/watchlist', { watchlist: watchlist.slice(1, 2) });
    await picked.getByRole('link').click();
    expect(address()).toBe('/movie/2');
    expect(libraryOf(app).viewingHistory.map(({ id }) => id)).toEqual([2]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('is of what was seen on /seen, with the visitor’s own rating (product.md, Pick: titles)', async () => {
    await open('/seen', { marks: [{ id: 4, title: 'Heat', seenAt: null, rating: 9 }] });
    await expect.element(picked).toHaveTextContent('Heat');
    await expect.element(dialog.getByText('9', { exact: true })).toBeVisible();
  });

  it('is of a collection', async () => {
    const collections = [{ id: '77', name: 'Noir', description: '', movies: [{ id: 5, title: 'Laura' }] }];
    const screen = await openLibraryScreen('/collections', { collections }, { answers: { fetchGenres: genres } });
    await screen.screen.getByRole('link', { name: 'Noir' }).click();
    await button('Pick one for me').click();
    await expect.element(picked).toHaveTextContent('Laura');
  });
});

describe('the filters of a pick (product.md, Pick: filters)', () => {
  it.each([
    ['Rating', 'From 8', 'Movie 3'],
    ['Runtime', 'Up to 1 hour', 'Movie 1'],
  ])('%s %s', async (label, option, title) => {
    await open('/watchlist', { watchlist });
    await dialog.getByLabelText(label).selectOptions(option);
    await expect.element(picked).toHaveTextContent(title);
  });

  it('say that nothing is like that, and are dropped (product.md, Pick: nothing)', async () => {
    await open('/watchlist', { watchlist });
    await dialog.getByLabelText('Type').selectOptions('TV Shows');
    await expect.element(dialog.getByText('Nothing matches.')).toBeVisible();
    await button('Pick from all').click();
    await expect.element(picked).toBeVisible();
    await expect.element(dialog.getByLabelText('Type')).toHaveValue('all');
  });

  it('look further (product.md, Pick: questions)', async () => {
    const many = Array.from({ length: 13 }, (_, index) => aSaved({ id: index + 1 }));
    await open('/watchlist', { watchlist: many }, { fetchDetails: async ({ id }) => details({ id, genres: [] }) });
    await dialog.getByLabelText('Genre').selectOptions('Drama');
    await expect.element(dialog.getByText('None of the 12 titles that were looked at matches.')).toBeVisible();
    await button('Look further').click();
    await expect.element(dialog.getByText('Nothing matches.')).toBeVisible();
  });

  it('say when the provider cannot be asked', async () => {
    const fail = () => Promise.reject(new CatalogError({ kind: 'http', status: 401 }));
    const { clock } = await open('/watchlist', { watchlist }, { fetchDetails: fail });
    await dialog.getByLabelText('Runtime').selectOptions('Up to 1 hour');
    await clock.advance(60_000);
    await expect.element(dialog.getByText(/could not be asked/)).toBeVisible();
    await expect.element(button('Try Again')).toBeVisible();
  });
});
