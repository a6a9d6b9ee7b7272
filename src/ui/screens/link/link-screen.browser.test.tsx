import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { LinkList, LinkTitle } from '#domain/links/link-list.ts';
import { linkPath } from '#domain/links/link-path.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { details } from '#fixtures/ui/open-detail.tsx';
import { openLink } from '#fixtures/ui/open-link.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const card = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const cards = () => [...document.querySelectorAll('li h2')].map(({ textContent }) => textContent);
const movies = (...ids: readonly number[]): readonly LinkTitle[] => ids.map((id) => ({ media_type: 'movie', id }));
const listOf = (...ids: readonly number[]): LinkList => ({ name: 'Rainy Sundays', titles: movies(...ids) });
const range = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const addedAt = '2026-11-20T12:00:00Z';
const pressMore = async (name: string) => {
  await button('More').click();
  await button(name).click();
};

beforeEach(() => page.viewport(1280, 900));

describe('a list that came in a link (product.md, Links: screen)', () => {
  it('is shown with its name, its count and its titles in order', async () => {
    await openLink(listOf(3, 1, 2));
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Rainy Sundays');
    await expect.element(page.getByText('3 titles')).toBeVisible();
    await expect.element(card('Movie 2')).toBeVisible();
    expect(cards()).toEqual(['Movie 3', 'Movie 1', 'Movie 2']);
    expect(document.title).toBe('Rainy Sundays, Matinee');
  });

  it('may have no name', async () => {
    await openLink({ titles: movies(1) });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('A shared list');
    await expect.element(page.getByText('1 title', { exact: true })).toBeVisible();
  });

  it('gives way to another in the address', async () => {
    const { router } = await openLink(listOf(1));
    await expect.element(card('Movie 1')).toBeVisible();
    await router.navigate(linkPath({ name: 'Noir', titles: movies(5) }));
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Noir');
    await expect.element(card('Movie 5')).toBeVisible();
    await router.navigate('/shared#v1.nonsense');
    await expect.element(page.getByText('This link is damaged, or was made by a newer Matinee.')).toBeVisible();
  });
});

describe('a damaged link (product.md, Links: damaged)', () => {
  it.each(['/shared', '/shared#', '/shared#v2.AAAA', linkPath(listOf(1, 2)).slice(0, -1)])('%s', async (path) => {
    const { asked } = await openLink(path);
    await expect.element(page.getByText('This link is damaged, or was made by a newer Matinee.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
    expect(asked()).toEqual([]);
  });
});

describe('the titles of a shared list (product.md, Links: loading)', () => {
  it('are asked for as they come into sight', async () => {
    const { asked, clock } = await openLink(listOf(...range(300)));
    await expect.element(card('Movie 1')).toBeVisible();
    await clock.settle();
    const first = asked().length;
    expect(first).toBeLessThan(60);
    window.scrollTo(0, document.body.scrollHeight);
    await expect.element(card('Movie 300')).toBeVisible();
    expect(asked()).toContain(300);
    expect(asked().length).toBeLessThan(120);
    expect(document.querySelectorAll('li').length).toBeLessThan(120);
  });

  it('may be gone, which is said in their places', async () => {
    await openLink(listOf(1, 404, 2));
    await expect.element(page.getByText('This title is no longer available.')).toBeVisible();
    await expect.element(card('Movie 2')).toBeVisible();
  });

  it('may be asked for once more where they could not be loaded', async () => {
    let isBroken = true;
    const { clock } = await openLink(listOf(1), {
      fetchDetails: ({ id }) =>
        isBroken
          ? Promise.reject(new CatalogError({ kind: 'http', status: 401 }))
          : Promise.resolve(details({ id, title: 'Movie 1' })),
    });
    await clock.advance(60_000);
    await expect.element(page.getByText('This title could not be loaded.')).toBeVisible();
    isBroken = false;
    await button('Try Again').click();
    await expect.element(card('Movie 1')).toBeVisible();
  });
});

describe('what can be done with a shared list (product.md, Links: controls)', () => {
  it.each([390, 844, 1440])('is one row in a window of %i px, with what is rare behind its end', async (width) => {
    await page.viewport(width, 844);
    await openLink(listOf(1, 2, 3), { library: { favorites: [{ id: 3, addedAt }] } });
    await expect.element(card('Movie 1')).toBeVisible();
    const names = ['Save as collection', 'Answer', 'What we both have', 'More'];
    const boxes = names.map((name) => button(name).element().getBoundingClientRect());
    expect(new Set(boxes.map(({ top, bottom }) => Math.round((top + bottom) / 2))).size).toBe(1);
    const { left = width } = boxes.at(-1) ?? {};
    expect(left).toBeLessThan(width - 24);
    await button('More').click();
    for (const name of ['Add all to watchlist', 'Pick one for me']) await expect.element(button(name)).toBeVisible();
  });
});

describe('saving a shared list (product.md, Links: saving)', () => {
  it('makes a collection, with what is not loaded yet, and is undone as one', async () => {
    const { app, emitted, undo } = await openLink(listOf(...range(100)));
    const { collections } = libraryOf(app);
    await button('Save as collection').click();
    await expect.poll(() => emitted).toContain('Saved as a collection of 100 titles');
    const saved = libraryOf(app).collections.at(-1);
    expect(saved?.name).toBe('Rainy Sundays');
    expect(saved?.movies.map(({ title }) => title)).toEqual(range(100).map((id) => `Movie ${id}`));
    undo();
    await expect.poll(() => libraryOf(app).collections).toEqual(collections);
  });

  it('adds all to the watchlist, and tells what could not be had', async () => {
    const { app, emitted } = await openLink(listOf(1, 404, 2), { library: { watchlist: [{ id: 2, addedAt }] } });
    await pressMore('Add all to watchlist');
    await expect
      .poll(() => emitted)
      .toContain('1 title added to your watchlist, without 1 title that could not be had');
    expect(libraryOf(app).watchlist.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('says how far it is, and can be stopped', async () => {
    const answers = new Map<number, () => void>();
    const { app, asked } = await openLink(listOf(...range(100)), {
      fetchDetails: ({ id }) =>
        new Promise((answer) => answers.set(id, () => answer(details({ id, title: `Movie ${id}` })))),
    });
    await button('Save as collection').click();
    await expect.element(page.getByText('0 of 100')).toBeVisible();
    expect(asked()).toHaveLength(6);
    answers.get(asked()[0] ?? 0)?.();
    await expect.element(page.getByText('1 of 100')).toBeVisible();
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '1');
    await expect.element(button('Save as collection')).toHaveAttribute('aria-disabled', 'true');
    await button('Stop').click();
    await expect.element(button('Save as collection')).toHaveFocus();
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
    expect(libraryOf(app).collections.some(({ name }) => name === 'Rainy Sundays')).toBe(false);
  });
});

describe('what the sender says (product.md, Links: theirs)', () => {
  const note = 'Twice. '.repeat(60).trim();
  const list: LinkList = {
    titles: [{ media_type: 'movie', id: 1, rating: 8, seenOn: '2026-01-31', note }, ...movies(2)],
  };

  it('is under the card, and is not taken for the visitor’s own', async () => {
    const { app } = await openLink(list, { library: { marks: [{ id: 1, title: 'Movie 1', rating: 3 }] } });
    await expect.element(page.getByText('Theirs: 8 of 10, seen January 31, 2026')).toBeVisible();
    await expect.element(page.getByText('Your rating 3 of 10')).toBeInTheDocument();
    await button('Their note: Movie 1').click();
    await expect.element(page.getByRole('dialog').getByText(note)).toBeVisible();
    expect(libraryOf(app).marks).toEqual([{ id: 1, title: 'Movie 1', rating: 3 }]);
  });

  it('has the same room on every card', async () => {
    await openLink(list);
    await expect.element(card('Movie 2')).toBeVisible();
    const heights = [...document.querySelectorAll('li')].map((item) => item.getBoundingClientRect().height);
    expect(new Set(heights).size).toBe(1);
    const item = document.querySelector('li')?.getBoundingClientRect();
    const own = button('Their note: Movie 1').element().getBoundingClientRect();
    expect(own.bottom).toBeLessThanOrEqual(item?.bottom ?? 0);
  });
});

describe('what both have (product.md, Links: in common)', () => {
  it('is what is on a list of the visitor’s, or marked', async () => {
    await openLink(listOf(1, 2, 3), {
      library: { favorites: [{ id: 3, addedAt }], marks: [{ id: 1, seenAt: null }] },
    });
    await button('What we both have').click();
    await expect.element(card('Movie 2')).not.toBeInTheDocument();
    expect(cards()).toEqual(['Movie 1', 'Movie 3']);
    await expect.element(page.getByText('Showing 2 titles that you have too')).toBeInTheDocument();
    await button('What we both have').click();
    await expect.element(card('Movie 2')).toBeVisible();
  });

  it('may be nothing', async () => {
    await openLink(listOf(1), { library: { favorites: [{ id: 3, addedAt }] } });
    await button('What we both have').click();
    await expect
      .element(page.getByText('None of these titles is on your lists, or seen or rated by you.'))
      .toBeVisible();
    await button('Show all of it').click();
    await expect.element(button('What we both have')).toHaveFocus();
    await expect.element(card('Movie 1')).toBeVisible();
  });

  it('is not asked where the visitor has nothing', async () => {
    await openLink(listOf(1), { library: { collections: [] } });
    await expect.element(page.getByText('What we both have')).not.toBeVisible();
  });
});

describe('a pick of the list (product.md, Pick: shown)', () => {
  const picked = page.getByRole('dialog').getByRole('heading', { level: 3 });

  it('is one of it, of which no title is asked twice', async () => {
    const { asked } = await openLink(listOf(7), { library: { marks: [] } });
    await pressMore('Pick one for me');
    await expect.element(picked).toHaveTextContent('Movie 7');
    expect(asked()).toEqual([7]);
  });

  it('is one of what both have while only that is shown', async () => {
    await openLink(listOf(1, 2, 3, 4, 5, 6), { library: { favorites: [{ id: 3, addedAt }] } });
    await button('What we both have').click();
    for (let round = 0; round < 4; round += 1) {
      await (round === 0 ? pressMore('Pick one for me') : button('Another').click());
      await expect.element(picked).toHaveTextContent('Movie 3');
    }
  });

  it('is none where both have nothing, and no dialog opens (product.md, Pick: nothing)', async () => {
    const { emitted } = await openLink(listOf(1), { library: { favorites: [{ id: 3, addedAt }] } });
    await button('What we both have').click();
    await pressMore('Pick one for me');
    expect(emitted).toEqual(['Nothing is shown here that could be picked. Show more of the list first.']);
    expect(page.getByRole('dialog').elements()).toEqual([]);
  });
});
