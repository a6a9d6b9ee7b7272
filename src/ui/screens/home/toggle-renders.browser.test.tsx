import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aTitle } from '#fixtures/a-title.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { ListButton } from '../../components/card/list-button.tsx';
import { Icon } from '../../components/form/icon.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { BottomBar } from '../../shell/bottom-bar.tsx';
import { Header } from '../../shell/header/header.tsx';
import { useSearchPanel } from '../../shell/header/use-search-panel.ts';
import { HomeScreen } from './home-screen.tsx';

// Every part of a page that a toggle might draw again contains an icon. An icon is drawn whenever its part is.
vi.mock('../../components/form/icon.tsx', { spy: true });
vi.mock('../../components/card/list-button.tsx', { spy: true });

const trending = Array.from({ length: 10 }, (_, id) => aTitle({ id, title: `Title ${id}` }));
const icons = () => vi.mocked(Icon).mock.calls.map(([{ path }]) => path);
const listButtons = () => vi.mocked(ListButton).mock.calls.map(([{ label }]) => label);
const forget = () => [Icon, ListButton].forEach((each) => vi.mocked(each).mockClear());

function Page() {
  return (
    <>
      <Header panel={useSearchPanel()} />
      <HomeScreen />
      <BottomBar onSearch={() => undefined} />
    </>
  );
}

const open = async () => {
  const harness = await renderWithApp(<Page />, {
    trending,
    answers: { fetchHomeRow: () => Promise.resolve(trending.slice(5)) },
  });
  harness.app.library.toggle.watchlist.execute(aTitle({ id: 77 }));
  await expect.element(page.getByRole('region', { name: 'Welcome back' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'My Collections' })).toBeInTheDocument();
  return harness;
};
const button = (name: string) =>
  page.getByRole('list', { name: 'Trending Now' }).getByRole('button', { name, exact: true });

beforeEach(async () => {
  await page.viewport(390, 844);
});

describe('a toggle on the home screen', () => {
  it('draws again its card and the card with the number of titles, and nothing else of the page', async () => {
    const { app } = await open();
    forget();
    app.library.toggle.watchlist.execute(aTitle({ id: 3 }));
    await expect.element(button('Watchlist: Title 3')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByRole('navigation', { name: 'Shortcuts' })).toHaveTextContent('Watchlist, 2 items');
    await expect.element(page.getByText('You have 2 items')).toBeVisible();
    expect(listButtons()).toEqual(['Watchlist: Title 3', 'Favorites: Title 3']);
    expect(icons()).toEqual([ICONS.ticket]);
  });

  it('of a favorite draws again its card only', async () => {
    const { app } = await open();
    forget();
    app.library.toggle.favorites.execute(aTitle({ id: 3 }));
    await expect.element(button('Favorites: Title 3')).toHaveAttribute('aria-pressed', 'true');
    expect(listButtons()).toEqual(['Watchlist: Title 3', 'Favorites: Title 3']);
    expect(icons()).toEqual([]);
  });
});
