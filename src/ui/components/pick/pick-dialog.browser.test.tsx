import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import type { Library } from '#domain/library/library.ts';
import { runs } from '#fixtures/fuzz/runs.ts';
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

/** The diary's filled act is another. */
const findPick = async (address: string) => {
  if (address.startsWith('/seen')) await button('More').click();
  await expect.element(button('Pick one for me')).toBeVisible();
};

const open = async (address: string, has: Partial<Library>, answers: Partial<MovieCatalog> = {}) => {
  const screen = await openLibraryScreen(address, has, { answers: { fetchGenres: genres, fetchDetails, ...answers } });
  await findPick(address);
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

describe('what is picked from (product.md, Pick: shown)', () => {
  const drama = { id: 18, name: 'Drama' };
  const movies = [
    aSaved({ id: 1, title: 'Alien', release_date: '1979-05-25', runtime: 117, genres: [], vote_average: 8.2 }),
    aSaved({ id: 2, title: 'Heat', release_date: '1995-12-15', runtime: 170, genres: [drama], vote_average: 7.9 }),
    aSaved({ id: 3, title: 'Aliens', release_date: '1986-07-18', runtime: 137, genres: [], vote_average: 6 }),
    aSaved({ id: 4, title: 'Low Tide', release_date: '2030-01-01', runtime: 80, genres: [drama], vote_average: 0 }),
  ];
  const has: Partial<Library> = {
    watchlist: movies,
    favorites: movies,
    collections: [{ id: 'c1', name: 'Rainy', description: '', movies }],
    marks: movies.map(({ id, title = '' }) => ({ id, title, rating: 2 * id, ...(id % 2 === 1 && { seenAt: null }) })),
  };
  const shownAmong = (texts: readonly string[]) =>
    movies.map(({ title = '' }) => title).filter((each) => texts.includes(each));

  it('is one of the titles that the screen shows, whatever it is filtered by', async () => {
    const filters = fc.record({
      path: fc.constantFrom('/watchlist', '/favorites', '/seen?view=grid', '/collections?open=c1'),
      find: fc.constantFrom('', '', 'alien', 'tide', 'nothing'),
      filter: fc.constantFrom(
        '',
        'genre=18',
        'not=18',
        'from=1980',
        'to=1990',
        'min=7',
        'runtime=140',
        'rating=5',
        'out=no',
        'seen=yes',
        'seen=no',
      ),
    });
    await fc.assert(
      fc.asyncProperty(filters, async ({ path, find, filter }) => {
        const address = `${path}${path.includes('?') ? '&' : '?'}find=${find}&${filter}`;
        const { screen, texts, emitted } = await openLibraryScreen(address, has, { answers: { fetchGenres: genres } });
        await findPick(path);
        const shown = shownAmong(texts('h2, h3').map(String));
        await button('Pick one for me').click();
        await expect.poll(() => emitted.length + picked.elements().length).toBe(1);
        const names = picked.elements().map(({ textContent }) => textContent);
        expect(shown).toEqual(expect.arrayContaining(names));
        // What is said opens no dialog.
        expect(dialog.elements()).toHaveLength(names.length);
        await screen.unmount();
      }),
      runs(12),
    );
  });

  it.each([
    ['/watchlist?find=alien&seen=no', 'Nothing is shown here that could be picked. Show more of the list first.'],
    ['/watchlist?find=heat&seen=yes', 'Nothing is shown here that could be picked. Show more of the list first.'],
    ['/watchlist?find=alien', 'There is nothing here that you have not seen or hidden.'],
  ])('where %s leaves nothing, is said, and no dialog opens (product.md, Pick: nothing)', async (address, sentence) => {
    const { emitted } = await open(address, has);
    expect(emitted).toEqual([sentence]);
    expect(dialog.elements()).toEqual([]);
  });

  it('is one that was seen where the filter asks for these', async () => {
    await open('/watchlist?find=aliens&seen=yes', has);
    await expect.element(picked).toHaveTextContent('Aliens');
  });

  it('asks nothing of its own: neither on a list nor with its filters', async () => {
    const asking = vi.fn<MovieCatalog['fetchDetails']>(() => new Promise<never>(() => undefined));
    await open('/watchlist?find=heat', has, { fetchDetails: asking });
    await expect.element(picked).toHaveTextContent('Heat');
    expect(asking).not.toHaveBeenCalled();
  });
});
