import { Route, Routes } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { stubCatalog } from '#fixtures/stub-catalog.ts';
import { memoryHistory } from '#fixtures/ui/memory-history.ts';
import { testApp } from '#fixtures/ui/test-app.ts';
import { AppContext } from '../../hooks/app-context.ts';
import { ReadyContext, type Ready } from '../../hooks/ready-context.ts';
import { HistoryRouter } from '../../shell/history/history-router.tsx';
import { ScreenInReach } from '../../shell/screen-in-reach.tsx';

const images = { baseUrl: '/artwork/', sized: false };

const open = async (path: string, status: Ready['status'] = 'offline', isOnline = false) => {
  const app = testApp({ catalog: stubCatalog(), clock: new VirtualClock(), browser: { online$: of(isOnline) } });
  const retry = vi.spyOn(app.startup, 'retry');
  const screen = await render(
    <AppContext value={app}>
      <ReadyContext value={{ status, images }}>
        <HistoryRouter history={memoryHistory(path)} memory={app.scrollMemory}>
          <Routes>
            <Route element={<ScreenInReach />}>
              <Route path="*" element={<h1>The screen</h1>} />
            </Route>
          </Routes>
        </HistoryRouter>
      </ReadyContext>
    </AppContext>,
  );
  return { screen, retry };
};
afterEach(() => vi.restoreAllMocks());

describe('without the provider', () => {
  it.each(['/watchlist', '/ratings', '/favorites', '/collections', '/watchlist?type=movie'])(
    '%s is shown: the device keeps it',
    async (path) => {
      const { screen } = await open(path);
      await expect.element(screen.getByRole('heading', { name: 'The screen' })).toBeVisible();
    },
  );

  it.each(['/', '/movie', '/movie/603', '/search?q=watchlist', '/trending', '/person/1'])(
    '%s says what is possible instead',
    async (path) => {
      const { screen } = await open(path);
      await expect.element(screen.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible();
      await expect.element(screen.getByText('Your lists are still here', { exact: false })).toBeVisible();
      for (const [name, address] of [
        ['Watchlist', '/watchlist'],
        ['Favorites', '/favorites'],
        ['Collections', '/collections'],
      ] as const) {
        await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', address);
      }
    },
  );

  it('is not called offline where there is a network', async () => {
    const { screen } = await open('/', 'offline', true);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'TMDB is out of reach' })).toBeVisible();
  });

  it('can be tried again', async () => {
    const { screen, retry } = await open('/');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

it('with the provider, every screen is shown', async () => {
  const { screen } = await open('/', 'ready');
  await expect.element(screen.getByRole('heading', { name: 'The screen' })).toBeVisible();
});
