import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { listed, openHiding, seen, TIME } from '#fixtures/ui/open-hiding.ts';

const preferring = (...hides: readonly string[]) => ({
  preferences: { theme: 'dark' as const, preferredGenres: [], hides },
});

const openFilters = () => page.getByRole('button', { name: 'Filters' }).click();
const showMovies = () => page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: /^Show/ }).click();

beforeEach(async () => {
  await page.viewport(1280, 900);
  window.scrollTo(0, 0);
});

describe('a listing', () => {
  it('leaves out what its address says, and keeps its total (product.md, Hiding: count)', async () => {
    const { screen, names, note } = await openHiding('/movie?hide=seen', {
      marks: seen(2, 3),
      watchlist: listed(5, 5),
    });
    await expect.poll(() => names().slice(0, 4)).toEqual(['Movie 1', 'Movie 4', 'Movie 5', 'Movie 6']);
    await expect.element(screen.getByRole('status')).toHaveTextContent(/^10,000 results$/);
    expect(note()).toBe('2 hidden.');
    await expect.element(page.getByRole('button', { name: 'Filters 1 on' })).toBeVisible();
    await openFilters();
    await expect.element(page.getByRole('button', { name: 'Hide seen' })).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByRole('button', { name: 'Hide listed' })).toHaveAttribute('aria-pressed', 'false');
  });

  it.each([
    ['/movie', ['seen'], 'Movie 4', 'what was chosen last'],
    ['/movie?hide=listed', ['seen'], 'Movie 1', 'what its address says, whatever was chosen last'],
    ['/movie?hide=', ['seen'], 'Movie 1', 'nothing where its address says so'],
  ] as const)('%s leaves out %s: it begins with %s: %s', async (path, hides, first, _why) => {
    const { names } = await openHiding(path, { marks: seen(1, 3), ...preferring(...hides) });
    await expect.poll(() => names()[0]).toBe(first);
  });

  it('leaves out what the visitor is not interested in, whatever is chosen', async () => {
    const { names, note } = await openHiding('/trending', { marks: [{ id: 1, hiddenAt: TIME }] });
    await expect.poll(() => names()[0]).toBe('Movie 2');
    expect(note()).toBe('1 hidden.');
  });

  it('leaves out lines as well', async () => {
    const { names } = await openHiding('/movie?view=list', { marks: [{ id: 1, hiddenAt: TIME }] });
    await expect.poll(() => names()[0]).toBe('Movie 2');
  });
});

describe('the switches of a listing', () => {
  it('change what is hidden, the address and what is remembered, and ask for no page again', async () => {
    const { app, names, address, press, pages, note } = await openHiding('/movie?genre=18', {
      marks: seen(1, 2),
      watchlist: listed(4, 4),
      ...preferring('unrated'),
    });
    await expect.poll(() => names()[0]).toBe('Movie 1');
    const before = pages();
    await openFilters();
    await press('Hide seen');
    await press('Hide listed');
    expect(names()[0]).toBe('Movie 1');
    expect(address()).toBe('/movie?genre=18');
    await showMovies();
    await expect.poll(() => names().slice(0, 2)).toEqual(['Movie 3', 'Movie 5']);
    expect(address()).toBe('/movie?genre=18&hide=seen%2Clisted');
    await expect.poll(() => libraryOf(app).preferences.hides).toEqual(['unrated', 'seen', 'listed']);
    expect(pages().slice(0, before.length)).toEqual(before);
    expect(new Set(pages()).size).toBe(pages().length);

    await openFilters();
    await press('Hide seen');
    await press('Hide listed');
    await showMovies();
    await expect.poll(() => names()[0]).toBe('Movie 1');
    expect(address()).toBe('/movie?genre=18');
    expect(libraryOf(app).preferences.hides).toEqual(['unrated']);
    await expect.poll(note).toBe('');
  });

  it('work by keyboard, and keep the focus', async () => {
    const { names } = await openHiding('/movie', { marks: seen(1, 2) });
    const filters = page.getByRole('button', { name: 'Filters' });
    (filters.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Hide seen' })).toBeVisible();
    (page.getByRole('button', { name: 'Hide seen' }).element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('button', { name: 'Hide seen' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(page.getByRole('button', { name: 'Hide listed' })).toHaveAttribute('aria-pressed', 'true');
    (page.getByRole('button', { name: /^Show/ }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(filters).toHaveFocus();
    await expect.poll(() => names()[0]).toBe('Movie 3');
  });

  it('say what to do where the choice cannot be remembered', async () => {
    const { app, press, address } = await openHiding('/movie', {});
    const messages: string[] = [];
    app.notifications.notifications$.subscribe((list) => messages.push(...list.map(({ message }) => message)));
    vi.spyOn(app.library, 'open').mockImplementation(() => Promise.reject(new Error('gone')));
    await openFilters();
    await press('Hide seen');
    await showMovies();
    await expect.poll(() => messages).toEqual(['This could not be done. Check your connection, and try again.']);
    expect(address()).toBe('/movie?hide=seen');
  });
});

describe('what is hidden', () => {
  it('is shown on request, until the visitor chooses anew, and no mark is changed', async () => {
    const marks = seen(1, 2);
    const { app, names, note, press } = await openHiding('/movie?hide=seen', { marks });
    await press('Show them');
    await expect.poll(() => names()[0]).toBe('Movie 1');
    expect(note()).toBe('2 shown for now.');
    await expect.element(page.getByRole('button', { name: 'Hide them' })).toHaveFocus();
    expect(libraryOf(app).marks).toBe(marks);
    await press('Hide them');
    await expect.poll(() => names()[0]).toBe('Movie 3');
    await press('Show them');
    await openFilters();
    await press('Hide listed');
    await showMovies();
    await expect.poll(() => names()[0]).toBe('Movie 3');
  });

  // product.md, Hiding: while a screen is shown.
  it('does not grow while the listing is shown, but does by the next visit', async () => {
    const { app, names, go, note } = await openHiding('/movie?hide=listed', { watchlist: listed(1, 1) });
    await expect.poll(() => names()[0]).toBe('Movie 2');
    app.library.toggle.watchlist.execute({ id: 2 });
    await expect.poll(() => libraryOf(app).watchlist.length).toBe(2);
    expect(names()[0]).toBe('Movie 2');
    await go('/tv', 'TV Shows');
    await go(-1, 'Movies');
    await expect.poll(() => names()[0]).toBe('Movie 3');
    expect(note()).toBe('2 hidden.');
  });

  it('is back as soon as nothing hides it any more', async () => {
    const { app, names } = await openHiding('/movie', { marks: [{ id: 1, hiddenAt: TIME }] });
    await expect.poll(() => names()[0]).toBe('Movie 2');
    const { markTitle } = await app.library.open('marks');
    markTitle.execute({ id: 1 }, { set: {}, clear: ['hiddenAt'] });
    await expect.poll(() => names()[0]).toBe('Movie 1');
  });
});
