import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SaveStatus } from '#application/library/load-state.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { openLayout } from '#fixtures/ui/open-layout.tsx';

let close = () => {};
const open = async () => {
  const opened = await openLayout();
  close = opened.close;
  return opened;
};
const button = page.getByRole('button', { name: 'Local Storage' });
const panel = page.getByRole('region', { name: 'Local Storage' });
const elsewhere = page.getByRole('heading', { level: 1 });
const labels = () => [...panel.element().querySelectorAll('dt')].map(({ textContent }) => textContent);
const lines = () =>
  Object.fromEntries(
    [...panel.element().querySelectorAll('dt')].map((dt) => [dt.textContent, dt.nextElementSibling?.textContent]),
  );

beforeEach(() => page.viewport(1280, 800));
afterEach(() => close());

describe('the Local Storage panel', () => {
  it('says what is stored, under which identifier and since when (product.md, Frame: storage panel)', async () => {
    const { app, clock } = await open();
    const { library } = app;
    const stop = library.loader.activate();
    await userEvent.click(button);
    await expect.element(panel).toBeVisible();
    expect(labels()).toEqual(['Status', 'User ID', 'Username', 'Total items', 'Last save']);
    expect(lines()).toEqual({
      Status: 'Active',
      'User ID': 'Loading...',
      Username: 'Not set',
      'Total items': '0',
      'Last save': 'Not saved yet',
    });
    await library.identity.resolve();
    await clock.advance(1_000);
    await (await library.open('marks')).completeWelcome.execute('Ada');
    for (const id of [1, 2]) library.toggle.watchlist.execute(aTitle({ id }));
    library.toggle.favorites.execute(aTitle({ id: 2 }));
    (await library.open('lists')).collections.add('1', aTitle({ id: 2 }));
    await clock.advance(1_000);
    await expect.poll(lines).toEqual({
      Status: 'Active',
      'User ID': '203.0.113.7',
      Username: 'Ada',
      'Total items': '4',
      'Last save': 'Just saved',
    });
    // The panel reads the clock every 10 seconds.
    await clock.advance(2 * 60_000 + 10_000);
    await expect.poll(() => lines()['Last save']).toBe('Saved 2m ago');
    await expect
      .element(panel)
      .toHaveTextContent('Your data is stored locally by IP address. It stays on this device.');
    stop();
  });

  it('leads to all that can be done with the data (product.md, Your data: ways)', async () => {
    await open();
    await userEvent.click(button);
    await userEvent.click(panel.getByRole('link', { name: 'Manage your data' }));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Screen /data' })).toHaveFocus();
    await expect.element(panel).not.toBeInTheDocument();
  });

  it('looks for the identifier every 500 ms (product.md, Frame: panel polling)', async () => {
    const { app, clock } = await open();
    const timersOf = () => clock.scheduler.actions.length;
    const before = timersOf();
    await userEvent.click(button);
    await expect.element(panel).toBeVisible();
    // A busy browser draws the panel before it begins to look.
    await expect.poll(timersOf).toBeGreaterThan(before);
    await clock.advance(0);
    await app.library.identity.resolve();
    await clock.advance(499);
    expect(lines()['User ID']).toBe('Loading...');
    await clock.advance(1);
    await expect.poll(() => lines()['User ID']).toBe('203.0.113.7');
  });

  it('shows a save error while there is one', async () => {
    const { app } = await open();
    const status$ = new BehaviorSubject<SaveStatus>({ saveError: 'Failed to save data to local storage' });
    Object.assign(app.library.loader, { saveStatus$: status$ });
    await userEvent.click(button);
    await expect.element(panel).toHaveTextContent('Failed to save data to local storage');
    status$.next({ lastSaveTime: new Date() });
    await expect.element(panel).not.toHaveTextContent('Failed to save data to local storage');
  });
});

describe('it opens', () => {
  it('while it is pointed at', async () => {
    await open();
    await userEvent.hover(button);
    await expect.element(panel).toBeVisible();
    await userEvent.hover(panel);
    await expect.element(panel).toBeVisible();
    await userEvent.hover(elsewhere);
    await expect.element(panel).not.toBeInTheDocument();
  });

  it('when it is pressed, until it is pressed again', async () => {
    await open();
    await userEvent.click(button);
    await userEvent.hover(elsewhere);
    await expect.element(panel).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('while it has the focus, until Escape', async () => {
    await open();
    await userEvent.hover(elsewhere);
    page.getByRole('button', { name: 'Switch to light theme' }).element().focus();
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    await expect.element(panel).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });
});
