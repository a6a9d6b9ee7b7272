import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import type { Library } from '#domain/library/library.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { aSaved, openLibraryScreen } from '#fixtures/ui/open-library-screen.tsx';

const GENRES = [
  { id: 18, name: 'Drama' },
  { id: 35, name: 'Comedy' },
];
const MOVIES = [
  aSaved({ id: 1, title: 'Alien', release_date: '1979-05-25', runtime: 117, genres: [], vote_average: 8.2 }),
  aSaved({
    id: 2,
    title: 'Tōkyō Story',
    release_date: '1953-11-03',
    runtime: 136,
    genres: [GENRES[0]],
    vote_average: 8.1,
  }),
  aSaved({ id: 3, title: 'Aliens', release_date: '1986-07-18' }),
];
const HAS: Partial<Library> = {
  watchlist: MOVIES,
  favorites: MOVIES,
  collections: [{ id: 'c1', name: 'Rainy', description: '', movies: MOVIES }],
  marks: MOVIES.map(({ id, title = '' }) => ({
    id,
    title,
    ...(id === 1 ? { rating: 9, seenAt: null } : { note: 'x' }),
  })),
};
const ADDRESSES = ['/watchlist', '/favorites', '/seen', '/collections?open=c1'];

const open = async (address: string, has = HAS) => {
  const fetchGenres = vi.fn(async () => GENRES);
  const fetchDetails = vi.fn<MovieCatalog['fetchDetails']>(() => new Promise<never>(() => undefined));
  const fetchCredits = vi.fn<MovieCatalog['fetchCredits']>(() => new Promise<never>(() => undefined));
  const harness = await openLibraryScreen(address, has, { answers: { fetchGenres, fetchDetails, fetchCredits } });
  const known = new Set(MOVIES.map(({ title }) => title));
  return {
    ...harness,
    fetchGenres,
    fetchDetails,
    fetchCredits,
    titles: () =>
      harness
        .texts('h2, h3')
        .filter((text) => known.has(text ?? ''))
        .toSorted(),
  };
};
const field = page.getByRole('textbox', { name: 'Find in this list' });
const filters = page.getByRole('button', { name: /^Filters/ });
const dialog = page.getByRole('dialog', { name: 'Filters' });
const show = dialog.getByRole('button', { name: /^Show/ });
const choice = (part: string, name: string) =>
  dialog.getByRole('group', { name: part, exact: true }).getByRole('button', { name, exact: true });
const openMore = () => dialog.getByText('More filters').click();
const cross = (text: string) => page.getByRole('button', { name: `Remove filter: ${text}` });
const clearAll = page.getByRole('button', { name: 'Clear all' });

beforeEach(() => page.viewport(1280, 900));

describe.each(ADDRESSES)('find in the list at %s (product.md, Lists: find)', (address) => {
  it('leaves what has all the words, and puts them in the address', async () => {
    const { titles, router, screen } = await open(address);
    await userEvent.type(field, 'tok');
    await expect.poll(titles).toEqual(['Tōkyō Story']);
    expect(new URLSearchParams(router.state.location.search).get('find')).toBe('tok');
    await expect.element(screen.getByText('Showing 1')).toBeInTheDocument();
    await userEvent.fill(field, 'aliens nothing');
    await expect.poll(titles).toEqual([]);
    // product.md, Lists: nothing found.
    await expect.element(page.getByText('Nothing matches.')).toBeVisible();
    await clearAll.click();
    await expect.poll(titles).toHaveLength(3);
    await expect.element(field).toHaveValue('');
    expect(router.state.location.search).not.toContain('find');
  });

  it('is there again from the address, whatever the text', async () => {
    const text = '👩‍👩‍👧 שלום '.repeat(200);
    const { titles } = await open(
      `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ find: text })}`,
    );
    await expect.element(page.getByText('Nothing matches.')).toBeVisible();
    expect(titles()).toEqual([]);
    await userEvent.fill(field, 'ALIEN');
    await expect.poll(titles).toEqual(['Alien', 'Aliens']);
  });
});

it('the field of an opened collection does not take the focus, which brings up a keyboard (product.md, Pictures and focus: dialog focus)', async () => {
  await open('/collections?open=c1');
  await expect.element(page.getByRole('button', { name: 'Pick one for me' })).toHaveFocus();
});

describe('filters (product.md, Lists: filters)', () => {
  it('of the address are counted and told, and each can be taken away', async () => {
    const { titles, address, fetchGenres } = await open('/watchlist?find=alien&seen=no&from=1980&hue=red');
    await expect.poll(titles).toEqual(['Aliens']);
    await expect.element(page.getByRole('button', { name: 'Filters 2 on' })).toBeVisible();
    const { width, height } = cross('Not seen').element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await cross('From 1980').click();
    expect(address()).toBe('/watchlist?find=alien&seen=no&hue=red');
    await expect.element(cross('Not seen')).toHaveFocus();
    await cross('Not seen').click();
    await expect.poll(titles).toEqual(['Alien', 'Aliens']);
    expect(address()).toBe('/watchlist?find=alien&hue=red');
    expect(clearAll.elements()).toHaveLength(0);
    expect(fetchGenres).not.toHaveBeenCalled();
  });

  it('are chosen by keyboard in a dialog, count once they are shown, and the focus comes back', async () => {
    const { titles, address } = await open('/favorites');
    (filters.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByLabelText('From year')).toHaveFocus();
    await expect.element(show).toHaveTextContent('Show 3 titles');
    await openMore();
    await dialog.getByLabelText('Your rating').selectOptions('From 7');
    await expect.element(show).toHaveTextContent('Show 1 title');
    await dialog.getByLabelText('Seen').selectOptions('Seen');
    await expect.element(dialog.getByText('2 in use')).toBeVisible();
    expect(address()).toBe('/favorites');
    expect(titles()).toHaveLength(3);
    (show.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(filters).toHaveFocus();
    expect(address()).toBe('/favorites?seen=yes&rating=7');
    await expect.poll(titles).toEqual(['Alien']);
    await clearAll.click();
    await expect.poll(titles).toHaveLength(3);
    expect(address()).toBe('/favorites');
  });

  it.each([
    ['the cross', () => dialog.getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('are taken back by %s, also what was cleared', async (_, leave) => {
    const { titles, address } = await open('/watchlist?seen=no');
    await filters.click();
    await dialog.getByRole('button', { name: 'Clear all' }).click();
    await expect.element(show).toHaveTextContent('Show 3 titles');
    await leave();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(address()).toBe('/watchlist?seen=no');
    expect(titles()).toHaveLength(2);
  });

  it('of genres are with, without or any, which their names say, and of the provider’s rating a row', async () => {
    const { titles, address } = await open('/watchlist');
    await filters.click();
    await choice('Genre', 'Drama, any').click();
    await expect.element(choice('Genre', 'Drama, with')).toHaveFocus();
    await expect.element(show).toHaveTextContent('Show 1 title');
    await userEvent.keyboard(' ');
    await expect.element(choice('Genre', 'Drama, without')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(choice('Genre', 'Drama, any')).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    await choice('Rating', '7 or more').click();
    await expect.element(choice('Rating', '7 or more')).toHaveAttribute('aria-pressed', 'true');
    await show.click();
    expect(address()).toBe('/watchlist?not=18&min=7');
    await expect.poll(titles).toEqual(['Alien']);
    await expect.element(cross('Not Drama')).toBeVisible();
    await expect.element(cross('Rated 7 or more')).toBeVisible();
  });

  it('offer the years that the list has, never the last before the first', async () => {
    const { options } = await open('/watchlist?from=1979');
    await filters.click();
    await expect.element(dialog).toBeVisible();
    expect(options('From year')).toEqual(['Any year', '1986', '1979', '1953']);
    expect(options('To year')).toEqual(['Any year', '1986', '1979']);
  });

  it('of genre and runtime say of how many titles they know enough', async () => {
    const { titles } = await open('/watchlist?genre=18');
    await expect.poll(titles).toEqual(['Tōkyō Story']);
    await expect.element(page.getByText('Checked 2 of 3')).toBeVisible();
    await expect.element(cross('Drama')).toBeVisible();
    await filters.click();
    await choice('Runtime', 'Up to 1½ h').click();
    await expect.element(dialog.getByText('Checked 2 of 3')).toBeVisible();
    await show.click();
    await expect.element(page.getByText('Nothing is known to match yet.')).toBeVisible();
    await expect.poll(() => clearAll.elements()).toHaveLength(1);
  });

  it('of genre ask for the rest, and for nothing before they are on (product.md, Lists: facts)', async () => {
    const { titles, fetchDetails, clock, router } = await open('/watchlist?find=alien');
    await clock.advance(10_000);
    expect(fetchDetails).not.toHaveBeenCalled();
    fetchDetails.mockImplementation(async ({ id }) => ({
      ...aTitle({ id, title: 'Aliens' }),
      genres: GENRES,
      created_by: [],
    }));
    await router.navigate('/watchlist?genre=18');
    await expect
      .poll(async () => {
        await clock.advance(1_000);
        return titles();
      })
      .toEqual(['Aliens', 'Tōkyō Story']);
    expect(fetchDetails).toHaveBeenCalledTimes(1);
    expect(page.getByText(/Checked \d of 3/).elements()).toHaveLength(0);
  });

  it('of what was seen are only those that part it', async () => {
    const { titles, address } = await open('/seen?seen=no&out=no');
    expect(titles()).toHaveLength(3);
    await filters.click();
    await openMore();
    await expect.element(dialog.getByLabelText('Your rating')).toBeVisible();
    expect(dialog.getByLabelText('Seen').elements()).toHaveLength(0);
    await dialog.getByLabelText('Your rating').selectOptions('From 9');
    await show.click();
    await expect.poll(titles).toEqual(['Alien']);
    expect(address()).toContain('rating=9');
  });

  it('of what was seen have language and country among the further ones, and saved lists do not (product.md, Diary: further filters)', async () => {
    const { titles, address, fetchDetails, clock } = await open('/seen');
    fetchDetails.mockImplementation(async (title) => ({
      ...aTitle(title),
      genres: [],
      created_by: [],
      original_language: title.id === 2 ? 'ja' : 'en',
      countries: title.id === 2 ? ['JP'] : ['US', 'GB'],
    }));
    await filters.click();
    await openMore();
    await dialog.getByLabelText('Original language').selectOptions('Japanese');
    await dialog.getByLabelText('Country').selectOptions('Japan');
    await show.click();
    await expect.poll(() => clock.advance(1_000).then(titles)).toEqual(['Tōkyō Story']);
    expect(new URLSearchParams(address().split('?')[1]).get('language')).toBe('ja');
    await expect.element(cross('In Japanese')).toBeVisible();
    await cross('Made in Japan').click();
    await expect.element(cross('In Japanese')).toBeVisible();
    await cross('In Japanese').click();
    await expect.poll(titles).toHaveLength(3);
  });

  it('that the address alone has are told and taken away, and are no fields (product.md, Diary: further filters)', async () => {
    const { titles, fetchDetails, fetchCredits, clock, router } = await open('/seen');
    fetchDetails.mockImplementation(async (title) => ({ ...aTitle(title), genres: [], created_by: [] }));
    fetchCredits.mockImplementation(async ({ id }) => ({
      cast: id === 3 ? [] : [{ id: 90, name: 'Teodora Lindqvist', character: '', profile_path: null }],
      crew: [],
    }));
    await router.navigate('/seen?person=90&rating=9&most=9');
    await expect.element(cross('With this person')).toBeVisible();
    await filters.click();
    await openMore();
    await expect.element(dialog.getByLabelText('Your rating', { exact: true })).toHaveTextContent(/From 9$/);
    await userEvent.keyboard('{Escape}');
    await cross('Your rating: 9').click();
    await expect.poll(() => clock.advance(1_000).then(titles)).toEqual(['Alien', 'Tōkyō Story']);
    await expect.element(cross('With Teodora Lindqvist')).toBeVisible();
    await cross('With Teodora Lindqvist').click();
    await expect.poll(titles).toHaveLength(3);
  });

  it('of what was seen narrow no saved list down', async () => {
    const { titles } = await open('/watchlist?language=fr&country=FR&person=90&most=1');
    await expect.poll(titles).toHaveLength(3);
    await filters.click();
    await openMore();
    await expect.element(dialog.getByLabelText('Your rating')).toBeVisible();
    expect(dialog.getByLabelText('Original language').elements()).toHaveLength(0);
  });

  it('leave the choices beside them as they are', async () => {
    const { options, titles } = await open('/watchlist?find=alien&type=movie');
    expect(options('Show')).toEqual(['All Types', 'Movies', 'TV Shows']);
    expect(options('Sort by')).toEqual(['Date Added', 'Title', 'Rating', 'Release Date']);
    expect(titles()).toEqual(['Alien', 'Aliens']);
  });
});
