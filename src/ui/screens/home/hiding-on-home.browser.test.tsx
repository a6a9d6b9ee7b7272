import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { HomeScreen } from './home-screen.tsx';

const TIME = '2026-11-20T12:00:00.000Z';
const some = (count: number) => Array.from({ length: count }, (_, id) => aTitle({ id, title: `Title ${id}` }));

const open = (library: Partial<Library>) =>
  renderWithApp(<HomeScreen />, {
    trending: some(10),
    answers: { fetchHomeRow: () => Promise.resolve(some(4)) },
    library: { ...EMPTY_LIBRARY, ...library },
  });
const bar = page.getByRole('group', { name: 'Hiding titles' });
const namesIn = (name: string) =>
  [...page.getByRole('list', { name }).element().querySelectorAll('h3')].map(({ textContent }) => textContent);

beforeEach(() => page.viewport(1280, 900));

describe('home', () => {
  it('leaves out of its rows what the visitor hides, and says how many titles that are', async () => {
    await open({
      marks: [
        { id: 1, hiddenAt: TIME },
        { id: 8, hiddenAt: TIME },
      ],
      watchlist: [{ id: 2, addedAt: TIME }],
    });
    await expect.element(bar).toHaveTextContent('2 hidden.');
    expect(namesIn('Trending Now').slice(0, 3)).toEqual(['Title 0', 'Title 2', 'Title 3']);
    page.getByRole('list', { name: 'On The Air' }).element().scrollIntoView();
    await expect.poll(() => namesIn('On The Air')).toEqual(['Title 0', 'Title 2', 'Title 3']);
  });

  // product.md, Hiding: not interested.
  it('turns all that is trending, hidden or not', async () => {
    await open({ marks: [{ id: 0, hiddenAt: TIME }] });
    await expect.element(bar).toHaveTextContent('1 hidden.');
    const programme = page.getByRole('region', { name: 'Trending this week' });
    await expect.element(programme.getByRole('group').first()).toHaveAccessibleName('1 of 7');
    await expect.element(programme.getByRole('button', { name: /Title 0/ }).first()).toBeInTheDocument();
  });

  // product.md, Hiding: rows.
  it('leaves out what was chosen elsewhere, has no switch of its own, and shows what is hidden on request', async () => {
    await open({
      watchlist: [{ id: 2, addedAt: TIME }],
      preferences: { ...EMPTY_LIBRARY.preferences, hides: ['listed'] },
    });
    await expect.element(bar).toHaveTextContent('1 hidden.');
    expect(namesIn('Trending Now')).not.toContain('Title 2');
    expect(bar.getByRole('button').elements()).toHaveLength(1);
    await bar.getByRole('button', { name: 'Show them' }).click();
    await expect.poll(() => namesIn('Trending Now')).toContain('Title 2');
    await expect.element(bar).toHaveTextContent('1 shown for now.');
  });

  it('leaves what it shows alone while titles are listed', async () => {
    const { app } = await open({
      watchlist: [{ id: 2, addedAt: TIME }],
      preferences: { ...EMPTY_LIBRARY.preferences, hides: ['listed'] },
    });
    await expect.element(bar).toHaveTextContent('1 hidden.');
    app.library.toggle.watchlist.execute(aTitle({ id: 3 }));
    await expect.poll(() => libraryOf(app).watchlist.length).toBe(2);
    expect(namesIn('Trending Now')).toContain('Title 3');
  });

  it('says nothing of it to a visitor who has nothing to hide by', async () => {
    await open({});
    await expect.element(page.getByRole('region', { name: 'My Collections' })).toBeInTheDocument();
    await expect.element(bar).not.toBeInTheDocument();
  });
});
