import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '#ui/styles/global.css';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { stubCatalog } from '#fixtures/stub-catalog.ts';
import { memoryHistory } from '#fixtures/ui/memory-history.ts';
import { testApp } from '#fixtures/ui/test-app.ts';
import { Dialog } from '../components/dialog/dialog.tsx';
import { AppContext } from '../hooks/app-context.ts';
import { ReadyContext, type Ready } from '../hooks/ready-context.ts';
import { HistoryRouter } from './history/history-router.tsx';
import { Layout } from './layout.tsx';

const GREETING = 'Your saved lists are back';
const greeting = page.getByText(GREETING);
const images = { baseUrl: '/artwork/', sized: false };

function Screen({ lines }: { readonly lines: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1>The screen</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog onClose={() => setOpen(false)} title="Weekend Favorites">
          {Array.from({ length: lines }, (_, at) => (
            <p key={at}>A line of the dialog</p>
          ))}
        </Dialog>
      )}
    </>
  );
}

interface Visit {
  readonly at?: string;
  readonly status?: Ready['status'];
  /** How long the dialog of the screen is. */
  readonly lines?: number;
}

const visit = async ({ at = '/movie', status = 'ready', lines = 1 }: Visit = {}) => {
  const probe = { configured: true, address: 'test', probe: () => Promise.resolve(503) };
  const clock = new VirtualClock();
  const app = testApp({ catalog: stubCatalog(), clock, probe });
  await render(
    <AppContext value={app}>
      <ReadyContext value={{ status, images }}>
        <HistoryRouter history={memoryHistory(at)} memory={app.scrollMemory}>
          <Routes>
            <Route element={<Layout />}>
              <Route path="*" element={<Screen lines={lines} />} />
            </Route>
          </Routes>
        </HistoryRouter>
      </ReadyContext>
    </AppContext>,
  );
  return { app, clock };
};

const isOver = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
const toasts = () => document.querySelector('[data-place="toasts"] ol')!.getBoundingClientRect();
const head = () => page.getByRole('dialog').element().querySelector('header')!.getBoundingClientRect();

beforeEach(() => page.viewport(1_280, 800));
afterEach(() => page.viewport(1_280, 800));

// product.md, Notifications: place.
describe.each([
  [390, 844],
  [1_440, 900],
  [844, 390],
  [320, 568],
])('with a dialog in a window of %i by %i px', (width, height) => {
  beforeEach(() => page.viewport(width, height));

  it('no greeting lies over it, and what is left of its time comes after it', async () => {
    const { app } = await visit();
    app.notifications.show({ message: GREETING, isGreeting: true });
    await expect.element(greeting).toBeVisible();
    // By a key: in a low window the greeting may lie over the button.
    (page.getByRole('button', { name: 'Open' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.element(greeting).not.toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(greeting).toBeVisible();
  });

  it.each([
    ['that is short', 1, 1],
    ['that is as high as the window', 60, 1],
    ['over which several are', 8, 3],
  ])('a toast leaves the head of one free %s, whichever came first', async (_, lines, count) => {
    const { app } = await visit({ lines });
    const tell = (when: string) =>
      Array.from({ length: count }, (_each, at) =>
        app.notifications.show({ type: 'loading', message: `${when} ${at}`, action: { label: 'Undo', run: () => {} } }),
      );
    const before = tell('Before');
    await expect.element(page.getByText('Before 0')).toBeVisible();
    await page.getByRole('button', { name: 'Open' }).click({ timeout: 2_000 });
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => isOver(toasts(), head())).toBe(false);
    // On a phone there is room for one (product.md, Notifications: phones).
    if (width < 768) before.forEach((id) => app.notifications.dismiss(id));
    tell('After');
    await expect.element(page.getByText('After 0')).toBeVisible();
    await expect.poll(() => isOver(toasts(), head())).toBe(false);
    await expect.element(page.getByRole('heading', { name: 'Weekend Favorites' })).toBeVisible();
  });
});

// product.md, Notifications: once.
describe('that the provider is out of reach', () => {
  const alerts = () => page.getByRole('alert').elements();

  it.each(['/movie', '/', '/tv/1399', '/search'])('is said once in place of %s', async (at) => {
    const { app, clock } = await visit({ at, status: 'offline' });
    app.health.activate();
    app.notifications.show({ message: GREETING, isGreeting: true });
    await expect.element(page.getByRole('heading', { level: 1, name: /is out of reach|You're offline/ })).toBeVisible();
    app.health.check();
    await clock.advance(30_000);
    await expect.element(page.getByText('Your lists are still here', { exact: false })).toBeVisible();
    expect(page.getByText('API Connection Failed').elements()).toEqual([]);
    expect(page.getByText(GREETING).elements()).toEqual([]);
    expect(alerts()).toEqual([]);
  });

  it.each(['/watchlist', '/favorites'])('is said in the bar above %s, which the device keeps', async (at) => {
    const { app, clock } = await visit({ at, status: 'offline' });
    app.health.activate();
    app.health.check();
    await clock.advance(30_000);
    await expect.element(page.getByText('API Connection Failed')).toBeVisible();
  });
});
