import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { stubCatalog } from '#fixtures/stub-catalog.ts';
import { memoryHistory } from '#fixtures/ui/memory-history.ts';
import { testApp } from '#fixtures/ui/test-app.ts';
import { AppContext } from '../../hooks/app-context.ts';
import { reloadPage } from '../../hooks/reload-page.ts';
import { HistoryRouter } from '../../shell/history/history-router.tsx';
import { Catch } from './catch.tsx';
import { ErrorScreen } from './error-screen.tsx';

vi.mock('../../hooks/reload-page.ts', () => ({ reloadPage: vi.fn() }));

const fail = async (error: unknown) => {
  const logged = vi.fn<(message: string, cause?: unknown) => void>();
  const app = {
    ...testApp({ catalog: stubCatalog(), clock: new VirtualClock() }),
    consoleLog: { warn: logged, error: logged },
  };
  const Broken = () => {
    throw error;
  };
  const broken = (
    <Catch of="/broken" fallback={(caught) => <ErrorScreen error={caught} />}>
      <Broken />
    </Catch>
  );
  const screen = await render(
    <AppContext value={app}>
      <HistoryRouter history={memoryHistory('/broken')} memory={app.scrollMemory}>
        <Routes>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/broken" element={broken} />
        </Routes>
      </HistoryRouter>
    </AppContext>,
  );
  return { screen, logged };
};

beforeEach(() => {
  // React writes every error that it catches to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.mocked(reloadPage).mockClear());

describe('the catch-all error screen (product.md, Errors and retry: error screen)', () => {
  it('says so', async () => {
    const { screen } = await fail(new Error('Boom'));
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Something went wrong');
    await expect.element(screen.getByText("We're sorry, but something unexpected happened.")).toBeVisible();
    await expect.element(screen.getByText('Matinee: Your Cinema Discovery Platform')).toBeVisible();
  });

  it('moves the focus to its heading', async () => {
    const { screen } = await fail(new Error('Boom'));
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each([
    { of: 'an error', error: new Error('Boom'), details: 'Boom' },
    { of: 'an error without a message', error: new Error(''), details: 'Unknown error occurred' },
    { of: 'a text', error: 'Boom', details: 'Boom' },
    { of: 'nothing', error: null, details: 'Unknown error occurred' },
    { of: 'anything', error: { odd: true }, details: 'Unknown error occurred' },
    {
      of: 'a response',
      error: new Response(null, { status: 503, statusText: 'Service Unavailable' }),
      details: 'Service Unavailable',
    },
    {
      of: 'a response without status text',
      error: new Response(null, { status: 503 }),
      details: 'Unknown error occurred',
    },
  ])('shows the details of $of', async ({ error, details }) => {
    const { screen } = await fail(error);
    await expect.element(screen.getByRole('code')).toHaveTextContent(details);
  });

  it('shows the status code of a response, and of nothing else', async () => {
    const { screen } = await fail(new Response(null, { status: 503, statusText: 'Service Unavailable' }));
    await expect.element(screen.getByText('Status code 503Version 1.2.3')).toBeVisible();
    await screen.unmount();
    const other = await fail(new Error('Boom'));
    await expect.element(other.screen.getByText('Boom')).toBeVisible();
    await expect.element(other.screen.getByText('Status code')).not.toBeInTheDocument();
  });

  it('reloads the page to try again', async () => {
    const { screen } = await fail(new Error('Boom'));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('leads home', async () => {
    const { screen } = await fail(new Error('Boom'));
    await userEvent.click(screen.getByRole('link', { name: 'Go Home' }));
    await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it('only writes a report to the log', async () => {
    const error = new Error('Boom');
    const { screen, logged } = await fail(error);
    await userEvent.click(screen.getByRole('button', { name: 'Report This Error' }));
    expect(logged).toHaveBeenCalledExactlyOnceWith('screen', expect.any(String), error);
    expect(reloadPage).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Something went wrong');
  });

  it('offers a report, which names the kind of its error (product.md, Report: ways)', async () => {
    const { screen, logged } = await fail(new RangeError('Low Tide'));
    await userEvent.click(screen.getByRole('button', { name: 'Something is wrong?' }));
    const report = screen.getByRole('textbox', { name: 'The report' });
    await expect.element(report).toHaveValue(expect.stringContaining('This screen: RangeError') as string);
    await expect.element(report).not.toHaveValue(expect.stringContaining('Low Tide') as string);
    // 'Report This Error' is another thing.
    expect(logged).not.toHaveBeenCalled();
  });
});
