import { BehaviorSubject } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { ClassifyError } from '#application/use-cases/provider/classify-error.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { ExplainedError } from '#domain/classified-error.ts';
import type { StartupFailure } from '#domain/startup-state.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { stubCatalog } from '#fixtures/stub-catalog.ts';
import { testApp } from '#fixtures/ui/test-app.ts';
import { AppContext } from '../../hooks/app-context.ts';
import { StartupFailed } from './startup-failed.tsx';
import { StartupScreen } from './startup-screen.tsx';

const ADDRESS = 'https://api.themoviedb.org/3';

const openFailed = async (failure: StartupFailure, cause?: ExplainedError) => {
  const online$ = new BehaviorSubject(true);
  const app = testApp({ catalog: stubCatalog(), clock: new VirtualClock(), browser: { online$ } });
  const retry = vi.spyOn(app.startup, 'retry');
  const goOffline = vi.spyOn(app.startup, 'goOffline');
  const openDemo = vi.fn<() => void>();
  const screen = await render(
    <AppContext value={{ ...app, catalogChoice: { ...app.catalogChoice, isDemo: false, openDemo } }}>
      <StartupFailed failure={failure} address={ADDRESS} {...(cause && { cause })} />
    </AppContext>,
  );
  return { screen, retry, goOffline, openDemo, online$ };
};

afterEach(() => vi.restoreAllMocks());

it('says that the page is loading (product.md, Frame: loading screen)', async () => {
  const screen = await render(<StartupScreen />);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Matinee');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading page...');
});

describe('when startup failed (product.md, Startup: failure screen)', () => {
  it.each([
    // product.md, Startup: missing token. product.md, Startup: unreachable.
    // product.md, Startup: configuration failure.
    ['token', 'TMDB API token is missing. Please check your environment variables.'],
    ['inaccessible', 'TMDB API is not accessible in your browser. Please use chrome.'],
    ['configuration', 'Failed to load app configuration. This is required for the app to function.'],
  ] as const)('says why: %s', async (failure, message) => {
    const { screen } = await openFailed(failure);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Failed to Load Matinee');
    await expect.element(screen.getByText(message)).toBeVisible();
  });

  it.each(['token', 'inaccessible', 'configuration'] as const)(
    'offers a report, before any library was loaded: %s (product.md, Report: ways)',
    async (failure) => {
      const { screen } = await openFailed(failure);
      await userEvent.click(screen.getByRole('button', { name: 'Something is wrong?' }));
      const report = screen.getByRole('textbox', { name: 'The report' });
      await expect.element(report).toHaveValue(expect.stringContaining('Library: loading') as string);
    },
  );

  it('shows how to set up, when the message mentions the API token', async () => {
    const { screen } = await openFailed('token');
    await expect.element(screen.getByRole('list')).toHaveTextContent('VITE_TMDB_ACCESS_TOKEN');
  });

  it.each(['inaccessible', 'configuration'] as const)('shows no setup steps otherwise: %s', async (failure) => {
    const { screen } = await openFailed(failure);
    await expect.element(screen.getByText('Debug info')).toBeVisible();
    await expect.element(screen.getByRole('list')).not.toBeInTheDocument();
  });

  it.each([
    ['token', 'missing'],
    ['configuration', 'configured'],
  ] as const)('tells developers about the token (%s: %s) and the address', async (failure, token) => {
    const { screen } = await openFailed(failure);
    await expect.element(screen.getByRole('code').last()).toHaveTextContent(`token: ${token} · API URL: ${ADDRESS}`);
  });

  it.each([
    [500, ' · Server Error: TMDB is temporarily unavailable'],
    [401, ' · Authentication Error: Invalid API token'],
  ])('tells developers the cause, once: HTTP %i', async (status, text) => {
    const { alternate } = new ClassifyError().execute(new CatalogError({ kind: 'http', status }));
    const { screen } = await openFailed('configuration', alternate);
    const info = screen.getByRole('code').last();
    await expect.element(info).toHaveTextContent(text);
    expect(info.element().textContent?.split('Error:')).toHaveLength(2);
  });

  it('shows developers whether the browser is online', async () => {
    const { screen, online$ } = await openFailed('inaccessible');
    await expect.element(screen.getByText('online: yes')).toBeVisible();
    online$.next(false);
    await expect.element(screen.getByText('online: no')).toBeVisible();
    online$.next(true);
    await expect.element(screen.getByText('online: yes')).toBeVisible();
  });

  it('tries again', async () => {
    const { screen, retry } = await openFailed('inaccessible');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it.each(['inaccessible', 'configuration'] as const)(
    'leads to the lists, which need no provider: %s',
    async (failure) => {
      const { screen, goOffline } = await openFailed(failure);
      await userEvent.click(screen.getByRole('button', { name: 'See your lists' }));
      expect(goOffline).toHaveBeenCalledOnce();
    },
  );

  it('leads to no lists where no token was set up', async () => {
    const { screen } = await openFailed('token');
    await expect.element(screen.getByRole('button', { name: 'See your lists' })).not.toBeInTheDocument();
  });

  it('opens the demo catalogue', async () => {
    const { screen, openDemo } = await openFailed('token');
    await userEvent.click(screen.getByRole('button', { name: 'Open the demo catalogue' }));
    expect(openDemo).toHaveBeenCalledOnce();
  });
});
