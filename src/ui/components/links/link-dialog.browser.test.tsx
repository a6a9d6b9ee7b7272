import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Browser } from '#application/ports/browser.ts';
import type { Library } from '#domain/library/library.ts';
import { linksIn } from '#domain/links/link-path.ts';
import { aSaved, openLibraryScreen } from '#fixtures/ui/open-library-screen.tsx';
import { pressMore } from '#fixtures/ui/press-more.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog', { name: 'Share list' });
const link = dialog.getByRole('textbox', { name: 'Link' });
const tick = (name: string) => dialog.getByRole('checkbox', { name });
const linkNow = () => (link.element() as HTMLInputElement).value;
const shared = () => [linksIn(linkNow())].flat()[0];
const movie = (id: number) => ({ media_type: 'movie', id });

const watchlist = [1, 2, 3, 4, 5].map((id) => aSaved({ id, addedAt: `2026-11-0${id}T12:00:00Z` }));
const marks = [
  { id: 1, title: 'Movie 1', rating: 8, seenAt: null },
  { id: 2, title: 'Movie 2', note: 'Twice.' },
];

const open = async (address: string, has: Partial<Library>, browser: Partial<Browser> = {}) => {
  const screen = await openLibraryScreen(address, has, { browser });
  await pressMore('Share list');
  await expect.element(link).toBeVisible();
  return screen;
};

beforeEach(() => page.viewport(1280, 1100));

describe('sharing a list (product.md, Links: what is in it)', () => {
  it('says what goes into the link, which is the titles as they are seen, and no more', async () => {
    await open('/watchlist?type=tv', { watchlist, marks });
    await expect.element(dialog.getByText('5 titles: Movie 5, Movie 4, Movie 3 and 2 more.')).toBeVisible();
    expect(shared()).toEqual({ name: 'Watchlist', titles: [5, 4, 3, 2, 1].map(movie) });
    expect(linkNow().split('/shared#')[0]).toBe(window.location.origin);
  });

  it('has what is ticked, which is offered only where there is any', async () => {
    await open('/watchlist?order=asc', { watchlist: watchlist.slice(0, 2), marks });
    await expect.element(tick('With my ratings of 1 title')).not.toBeChecked();
    await tick('With my ratings').click();
    await tick('With my notes').click();
    expect(shared()).toEqual({
      name: 'Watchlist',
      titles: [
        { ...movie(1), rating: 8 },
        { ...movie(2), note: 'Twice.' },
      ],
    });
    await tick('With the days I saw them').click();
    await tick('With my ratings').click();
    expect(shared()).toMatchObject({ titles: [{ ...movie(1), seenOn: null }, { note: 'Twice.' }] });
    await userEvent.keyboard('{Escape}');
    await expect.element(button('More')).toHaveFocus();
  });

  it('offers to tick nothing where nothing is known', async () => {
    await open('/favorites', { favorites: watchlist });
    await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument();
    expect(shared()).toMatchObject({ name: 'Favorites' });
  });

  it('goes by the name that the visitor gives it, or by none', async () => {
    await open('/watchlist', { watchlist });
    const name = dialog.getByLabelText('Name (Optional)');
    await expect.element(name).toHaveFocus();
    await name.fill('  For Grace ');
    expect(shared()).toMatchObject({ name: 'For Grace' });
    await name.fill('');
    expect(shared()).not.toHaveProperty('name');
  });

  it('waits for the library', async () => {
    const { clock } = await openLibraryScreen('/watchlist', { watchlist }, { isLoaded: false });
    await pressMore('Share list');
    await expect.element(dialog.getByText('Loading...')).toBeVisible();
    await clock.advance(1_000);
    await expect.element(link).toBeVisible();
  });
});

describe('where lists are shared (product.md, Links: where)', () => {
  it('is /seen, in its order', async () => {
    await open('/seen?sort=title&order=asc', { marks });
    expect(shared()).toEqual({ name: 'Seen and rated', titles: [movie(1), movie(2)] });
  });

  it('is a collection', async () => {
    const collections = [{ id: '77', name: 'Noir', description: '', movies: [{ id: 5 }, { id: 3 }] }];
    const screen = await openLibraryScreen('/collections', { collections });
    await screen.screen.getByRole('link', { name: 'Noir' }).click();
    await pressMore('Share list', page.getByRole('dialog', { name: 'Noir' }));
    await expect.element(link).toBeVisible();
    expect(shared()).toEqual({ name: 'Noir', titles: [movie(5), movie(3)] });
  });

  it.each(['/watchlist', '/favorites', '/seen'])('is not %s while it is empty', async (address) => {
    await openLibraryScreen(address, {});
    await expect.element(page.getByText('Share list')).not.toBeInTheDocument();
  });
});

describe('sending the link (product.md, Links: sending)', () => {
  it('is by the device’s share sheet', async () => {
    const share = vi.fn(() => Promise.resolve());
    await open('/watchlist', { watchlist }, { canShare: true, share });
    await dialog.getByLabelText('Name (Optional)').fill('For Grace');
    await button('Share link').click();
    expect(share).toHaveBeenCalledWith({ title: 'For Grace', url: linkNow() });
  });

  it('is by the clipboard where there is none', async () => {
    const copy = vi.fn(() => Promise.resolve());
    const { emitted } = await open('/watchlist', { watchlist }, { copy });
    await button('Share link').click();
    await expect.poll(() => emitted).toContain('Link copied to clipboard!');
    expect(copy).toHaveBeenCalledWith(linkNow());
  });

  it('is by hand: the link is selected when it is focused', async () => {
    await open('/watchlist', { watchlist });
    await link.click();
    const field = link.element() as HTMLInputElement;
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
  });
});

describe('how long the link is', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => aSaved({ id: 1 + at * 577 }));
  const code = page.getByRole('img', { name: 'QR code of the link' });

  it('decides whether there is a QR code (product.md, Links: QR code)', async () => {
    await open('/watchlist', { watchlist });
    await expect.element(code).toBeVisible();
    await expect.element(page.getByText('some apps cut links')).not.toBeInTheDocument();
  });

  it('is too much for one', async () => {
    await open('/watchlist', { watchlist: many(400) });
    expect(linkNow().length).toBeGreaterThan(700);
    expect(linkNow().length).toBeLessThan(2_000);
    await expect.element(code).not.toBeInTheDocument();
    await expect.element(button('Download as a file')).not.toBeInTheDocument();
  });

  it('is reason for a file instead (product.md, Links: long links)', async () => {
    const download = vi.fn();
    const { emitted } = await open('/watchlist', { watchlist: many(1_200) }, { download });
    expect(linkNow().length).toBeGreaterThan(2_000);
    await expect.element(dialog.getByText('some apps cut links of more than 2,000')).toBeVisible();
    await button('Download as a file').click();
    await expect.poll(() => emitted).toContain('List downloaded');
    expect(download).toHaveBeenCalledWith('matinee-list.txt', `${linkNow()}\n`);
  });

  it('ends with the first 2,000 titles (product.md, Links: limits)', async () => {
    await open('/watchlist', { watchlist: many(2_001) });
    await expect.element(dialog.getByText('Of 2,001 titles, the first 2,000 go into the link')).toBeVisible();
  });
});
