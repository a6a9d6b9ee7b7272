import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { MarkedTitle } from '#domain/library/marks/mark.ts';
import { openLibraryScreen } from '#fixtures/ui/open-library-screen.tsx';

const HOSTILE = '<img src=x onerror="pwned=1">';
const MARKS: readonly MarkedTitle[] = [
  { id: 1, media_type: 'movie', title: 'Zebra', seenAt: '2026-11-18T12:00:00.000Z', rating: 8 },
  { id: 1, media_type: 'tv', name: 'apple', seenAt: null },
  { id: 2, media_type: 'movie', title: 'Mango', note: HOSTILE },
  { id: 3, media_type: 'movie', title: 'Hidden', hiddenAt: '2026-11-18T12:00:00.000Z' },
];
const open = (address = '/seen', marks = MARKS) => openLibraryScreen(address, { marks });
const heading = page.getByRole('heading', { level: 1 });

beforeEach(async () => {
  await page.viewport(1280, 800);
  window.scrollTo(0, 0);
});

describe('the diary by title', () => {
  it('has what is seen, rated or noted, seen last first (product.md, Diary: looks)', async () => {
    const { names } = await open();
    await expect.element(heading).toHaveTextContent('Diary');
    await expect.element(page.getByText('3 titles')).toBeVisible();
    expect(names()).toEqual(['Zebra', 'apple', 'Mango']);
  });

  it('says when, and what the visitor thought of it (product.md, Diary: facts)', async () => {
    const { screen } = await open('/seen?view=list');
    const lines = screen.getByRole('listitem');
    await expect.element(lines.nth(0)).toHaveTextContent(/Seen November 18, 2026/);
    await expect.element(lines.nth(0).getByRole('img', { name: 'Your rating 8 of 10' })).toBeVisible();
    await expect.element(lines.nth(1)).toHaveTextContent(/Seen some time/);
    await expect.element(lines.nth(2)).toHaveTextContent(HOSTILE);
    await expect.element(lines.nth(2)).not.toHaveTextContent(/Seen/);
  });

  it('is filtered and sorted, in its address (product.md, Diary: filter) (product.md, Diary: sort)', async () => {
    const { names, options, choose, address, press } = await open();
    expect(options('Show')).toEqual(['All Types', 'Movies', 'TV Shows']);
    expect(options('Only')).toEqual(['Seen or rated', 'Rated', 'With a note']);
    expect(options('Sort by')).toEqual(['Date Seen', 'Your Rating', 'Title']);
    await choose('Sort by', 'Title');
    await press('Descending');
    await expect.poll(names).toEqual(['apple', 'Mango', 'Zebra']);
    await choose('Show', 'Movies');
    await expect.poll(names).toEqual(['Mango', 'Zebra']);
    await choose('Only', 'With a note');
    await expect.poll(names).toEqual(['Mango']);
    expect(address()).toBe('/seen?sort=title&order=asc&type=movie&only=noted');
    await choose('Show', 'TV Shows');
    await expect.element(page.getByText('Nothing matches.')).toBeVisible();
    await press('Show all of it');
    await expect.poll(names).toEqual(['apple', 'Mango', 'Zebra']);
  });

  it('says what to do where there is nothing yet (product.md, Diary: empty)', async () => {
    await open('/seen', []);
    await expect.element(page.getByRole('heading', { name: 'Nothing seen yet' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Find a title' })).toBeVisible();
  });

  it.each(['/watchlist', '/favorites'])('is reached from %s (product.md, Diary: ways)', async (address) => {
    await openLibraryScreen(address, {});
    await expect.element(page.getByRole('link', { name: 'Diary', exact: true })).toBeVisible();
  });
});
