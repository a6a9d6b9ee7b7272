import { Profiler } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aTitle } from '#fixtures/a-title.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { TitleLine } from '../../screens/explore/title-line.tsx';
import { Toaster } from '../toast/toaster.tsx';
import { TitleCard } from './title-card.tsx';

const dust = aTitle({ id: 7, title: 'Dust Parade' });
const show = aTitle({ id: 7, media_type: 'tv', name: 'Nine Dials' });
const toggle = (name: string) => page.getByRole('button', { name, exact: true });

describe.each([
  ['a card', <TitleCard key="card" title={dust} />],
  ['a line', <TitleLine key="line" title={dust} />],
])('%s', (_, item) => {
  it('adds its title to the watchlist and removes it, and keeps its name', async () => {
    const { app } = await renderWithApp(<ul>{item}</ul>);
    await expect.element(toggle('Watchlist: Dust Parade')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle('Watchlist: Dust Parade'));
    await expect.element(toggle('Watchlist: Dust Parade')).toHaveAttribute('aria-pressed', 'true');
    expect(libraryOf(app).watchlist.map(({ id }) => id)).toEqual([7]);
    await userEvent.click(toggle('Watchlist: Dust Parade'));
    await expect.element(toggle('Watchlist: Dust Parade')).toHaveAttribute('aria-pressed', 'false');
    expect(libraryOf(app).watchlist).toEqual([]);
  });

  it('adds its title to the favorites, which is another list', async () => {
    const { app } = await renderWithApp(<ul>{item}</ul>);
    await userEvent.click(toggle('Favorites: Dust Parade'));
    await expect.element(toggle('Favorites: Dust Parade')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(toggle('Watchlist: Dust Parade')).toHaveAttribute('aria-pressed', 'false');
    expect(libraryOf(app).favorites.map(({ id }) => id)).toEqual([7]);
  });

  it('remembers that its title was opened (product.md, Lists: history)', async () => {
    const { app } = await renderWithApp(<ul>{item}</ul>);
    await userEvent.click(page.getByRole('link', { name: 'Dust Parade' }));
    expect(libraryOf(app).viewingHistory.map(({ id }) => id)).toEqual([7]);
  });
});

describe('a toggle', () => {
  it.each([
    ['Watchlist: Dust Parade', 'Added to watchlist', 'Removed from watchlist'],
    ['Favorites: Dust Parade', 'Added to favorites', 'Removed from favorites'],
  ])('%s says %s and %s, for those who listen too', async (name, added, removed) => {
    await renderWithApp(
      <>
        <ul>
          <TitleCard title={dust} />
        </ul>
        <Toaster />
      </>,
    );
    await userEvent.click(toggle(name));
    await expect.element(page.getByRole('status').getByText(added)).toBeVisible();
    await userEvent.click(toggle(name));
    await expect.element(page.getByRole('status').getByText(removed)).toBeVisible();
  });

  it.each([
    ['watchlist', 'Watchlist: Dust Parade'],
    ['favorites', 'Favorites: Dust Parade'],
  ] as const)('takes a double click for one: the title is in the %s once', async (list, name) => {
    const { app } = await renderWithApp(
      <ul>
        <TitleCard title={dust} />
      </ul>,
    );
    await userEvent.dblClick(toggle(name));
    await expect.element(toggle(name)).toHaveAttribute('aria-pressed', 'true');
    expect(libraryOf(app)[list].map(({ id }) => id)).toEqual([7]);
    await userEvent.dblClick(toggle(name));
    await expect.element(toggle(name)).toHaveAttribute('aria-pressed', 'false');
  });

  it('takes the movie 7 and the show 7 for two titles', async () => {
    await renderWithApp(
      <ul>
        <TitleCard title={dust} />
        <TitleCard title={show} />
      </ul>,
    );
    await userEvent.click(toggle('Watchlist: Nine Dials'));
    await expect.element(toggle('Watchlist: Nine Dials')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(toggle('Watchlist: Dust Parade')).toHaveAttribute('aria-pressed', 'false');
  });

  it('draws again only what shows its title', async () => {
    const drawn = vi.fn<(id: string) => void>();
    const { app } = await renderWithApp(
      <ul>
        {Array.from({ length: 20 }, (_, id) => (
          <Profiler key={id} id={`card ${id}`} onRender={drawn}>
            <TitleCard title={aTitle({ id, title: `Title ${id}` })} />
          </Profiler>
        ))}
      </ul>,
    );
    await expect.element(toggle('Watchlist: Title 19')).toBeInTheDocument();
    drawn.mockClear();
    await userEvent.click(toggle('Watchlist: Title 7'));
    await expect.element(toggle('Watchlist: Title 7')).toHaveAttribute('aria-pressed', 'true');
    app.library.toggle.favorites.execute(aTitle({ id: 12 }));
    await expect.element(toggle('Favorites: Title 12')).toHaveAttribute('aria-pressed', 'true');
    expect(drawn.mock.calls.map(([id]) => id)).toEqual(['card 7', 'card 12']);
  });
});

describe('the actions of a card', () => {
  const isSeen = (name: string) => getComputedStyle(toggle(name).element()).color !== 'rgba(0, 0, 0, 0)';

  it('are seen when the card is pointed at, and when it has the focus (product.md, Cards: toggles)', async () => {
    await renderWithApp(
      <>
        <p>Elsewhere</p>
        <ul>
          <TitleCard title={dust} />
        </ul>
      </>,
    );
    await userEvent.hover(page.getByText('Elsewhere'));
    await expect.poll(() => isSeen('Watchlist: Dust Parade')).toBe(false);
    await userEvent.hover(page.getByRole('link'));
    await expect.poll(() => isSeen('Watchlist: Dust Parade')).toBe(true);
    await userEvent.hover(page.getByText('Elsewhere'));
    await expect.poll(() => isSeen('Favorites: Dust Parade')).toBe(false);
    page.getByRole('link').element().focus();
    await expect.poll(() => isSeen('Favorites: Dust Parade')).toBe(true);
  });

  it('come after the link, the watchlist first', async () => {
    await renderWithApp(
      <ul>
        <TitleCard title={dust} />
      </ul>,
    );
    page.getByRole('link').element().focus();
    await userEvent.tab();
    await expect.element(toggle('Watchlist: Dust Parade')).toHaveFocus();
    await userEvent.tab();
    await expect.element(toggle('Favorites: Dust Parade')).toHaveFocus();
  });

  it('leave a cue mark on what is in the watchlist', async () => {
    await renderWithApp(
      <>
        <p>Elsewhere</p>
        <ul>
          <TitleCard title={dust} />
        </ul>
      </>,
    );
    const hasMark = () => getComputedStyle(toggle('Watchlist: Dust Parade').element(), '::after').content === '""';
    expect(hasMark()).toBe(false);
    await userEvent.click(toggle('Favorites: Dust Parade'));
    expect(hasMark()).toBe(false);
    await userEvent.click(toggle('Watchlist: Dust Parade'));
    await userEvent.hover(page.getByText('Elsewhere'));
    toggle('Watchlist: Dust Parade').element().blur();
    await expect.poll(hasMark).toBe(true);
  });

  it('say what they are for when they are pointed at or have the focus (product.md, Marks: cards)', async () => {
    await renderWithApp(
      <ul>
        <TitleCard title={dust} />
      </ul>,
    );
    const legend = (name: string) => getComputedStyle(toggle(name).element(), '::after').content;
    page.getByRole('link').element().focus();
    await userEvent.tab();
    await expect.poll(() => legend('Watchlist: Dust Parade')).toBe('"Add to your watchlist"');
    await userEvent.keyboard(' ');
    await expect.poll(() => legend('Watchlist: Dust Parade')).toBe('"In your watchlist"');
    await userEvent.hover(toggle('Favorites: Dust Parade'));
    await expect.poll(() => legend('Favorites: Dust Parade')).toBe('"Add to your favorites"');
  });
});
