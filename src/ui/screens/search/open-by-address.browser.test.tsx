import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import type { TitleFinder } from '#application/ports/catalog/title-finder.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import { stubFinder } from '#fixtures/import/stub-finder.ts';
import { aPage } from '#fixtures/ui/a-page.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { details } from '#fixtures/ui/open-detail.tsx';
import { openSearch } from '#fixtures/ui/open-search.tsx';

const MATRIX = details({ id: 603, title: 'The Matrix', release_date: '1999-03-30' });
const link = (name: string) => page.getByRole('link', { name, exact: true });

const open = (text: string, fetchDetails: MovieCatalog['fetchDetails'] = async () => MATRIX) =>
  openSearch(`/search?q=${encodeURIComponent(text)}`, async () => aPage({ results: [] }), {
    answers: { fetchDetails },
  });

const openImdb = (findById: TitleFinder['findById']) =>
  openSearch('/search?q=https%3A%2F%2Fwww.imdb.com%2Ftitle%2Ftt0133093%2F', async () => aPage({ results: [] }), {
    titleFinder: stubFinder({ findById }),
  });

beforeEach(() => page.viewport(1280, 900));

describe('an address in the search box (product.md, Search: address)', () => {
  it.each(['movie/603', 'https://www.themoviedb.org/movie/603-the-matrix', `${window.location.origin}/movie/603`])(
    'offers the title of %s, by its name once that is known',
    async (text) => {
      const { clock } = await open(text);
      await expect.element(link('Open movie 603')).toHaveAttribute('href', '/movie/603');
      await clock.advance(200);
      await expect.element(link('Open The Matrix (1999)')).toHaveAttribute('href', '/movie/603');
    },
  );

  it('is searched for all the same, with the same texts', async () => {
    const { asked } = await open('/tv/1399');
    await expect.element(link('Open TV show 1399')).toBeVisible();
    expect(asked()).toEqual([{ text: '/tv/1399', tab: 'multi', page: 1 }]);
    await expect.element(page.getByText('No results found for "/tv/1399"')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
  });

  it('says when nobody knows it', async () => {
    const { clock } = await open('movie/604', () => Promise.reject(new CatalogError({ kind: 'http', status: 404 })));
    await clock.advance(200);
    await expect.element(page.getByText('There is no movie 604.')).toBeVisible();
    await expect.element(link('Open movie 604')).not.toBeInTheDocument();
  });

  it('is offered by its number where its name could not be had', async () => {
    const { clock, app } = await open('movie/603', () => Promise.reject(new CatalogError({ kind: 'network' })));
    await clock.advance(60_000);
    await expect.element(link('Open movie 603')).toBeVisible();
    app.notifications.notifications$.subscribe((shown) => expect(shown).toEqual([])).unsubscribe();
  });

  it('leads to the title, which is then among what was opened', async () => {
    const { clock, app, address } = await open('movie/603');
    await clock.advance(200);
    await link('Open The Matrix (1999)').click();
    expect(address()).toBe('/movie/603');
    expect(libraryOf(app).viewingHistory.map(({ id }) => id)).toEqual([603]);
  });

  it('keeps the focus while the name comes', async () => {
    const { clock } = await open('movie/603');
    (link('Open movie 603').element() as HTMLElement).focus();
    await clock.advance(200);
    await expect.element(link('Open The Matrix (1999)')).toHaveFocus();
  });

  it('is offered for nothing else', async () => {
    await open('The Matrix');
    await expect.element(page.getByText('No results found for "The Matrix"')).toBeVisible();
    await expect.element(page.getByText(/^Open/)).not.toBeInTheDocument();
  });
});

describe('an id of IMDb’s in the search box (product.md, Search: address)', () => {
  it('is looked up, and offers its title', async () => {
    const { clock, address } = await openImdb(async () => [MATRIX]);
    await expect.element(page.getByText('Looking for tt0133093...')).toBeVisible();
    await clock.advance(200);
    await link('Open The Matrix (1999)').click();
    expect(address()).toBe('/movie/603');
  });

  it('may be nobody’s', async () => {
    const { clock } = await openImdb(async () => []);
    await clock.advance(200);
    await expect.element(page.getByText('There is no tt0133093.')).toBeVisible();
  });

  it('may be looked up once more where it could not be', async () => {
    let isBroken = true;
    const { clock } = await openImdb(() =>
      isBroken ? Promise.reject(new CatalogError({ kind: 'http', status: 401 })) : Promise.resolve([MATRIX]),
    );
    await clock.advance(60_000);
    await expect.element(page.getByText('tt0133093 could not be looked up. Check your connection.')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(link('Open The Matrix (1999)')).toBeVisible();
  });
});

// product.md, Search: shared.
describe('what another app has shared', () => {
  const share = (shared: Readonly<Record<string, string>>, finder: Partial<TitleFinder> = {}) =>
    openSearch(`/search?${new URLSearchParams(shared).toString()}`, async () => aPage({ results: [] }), {
      titleFinder: stubFinder({ findById: async () => [MATRIX], ...finder }),
      answers: { fetchDetails: async () => MATRIX },
    });

  it.each([
    { title: '', text: 'The Matrix https://www.imdb.com/title/tt0133093/', url: '' },
    { url: 'https://www.themoviedb.org/movie/603-the-matrix' },
  ])('opens the title of the address in %j', async (shared) => {
    const { clock, app, address } = await share(shared);
    await clock.advance(200);
    await expect.poll(address).toBe('/movie/603');
    expect(libraryOf(app).viewingHistory.map(({ id }) => id)).toEqual([603]);
  });

  it.each([
    [{ text: 'The Matrix https://letterboxd.com/film/the-matrix/' }, 'The Matrix'],
    [{ title: 'Low Tide' }, 'Low Tide'],
    [{ text: 'a b '.repeat(2_500) }, 'a b '.repeat(125).trim()],
  ])('is searched for: %j', async (shared, text) => {
    const { asked, address } = await share(shared);
    await expect.poll(() => asked().map((each) => each.text)).toEqual([text]);
    expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe(text);
  });

  it('that nobody knows is said to be so, and stays searched for', async () => {
    const { clock, address } = await share({ text: 'tt0133093' }, { findById: async () => [] });
    await clock.advance(200);
    await expect.element(page.getByText('There is no tt0133093.')).toBeVisible();
    expect(address()).toBe('/search?q=tt0133093');
  });

  it('is nothing where it is blank', async () => {
    await share({ title: '', text: '', url: '' });
    await expect.element(page.getByRole('heading', { name: 'Start Searching' })).toBeVisible();
  });
});
