import { useObservableEagerState } from 'observable-hooks';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aTitle } from '#fixtures/a-title.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Toaster } from './toaster.tsx';

function OpenDialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && (
      <Dialog onClose={() => setOpen(false)} title="Weekend Favorites">
        Only words
      </Dialog>
    )
  );
}

/** The toaster comes with the first toast, as in the app. */
function LateToaster() {
  const { notifications } = useApp();
  return useObservableEagerState(notifications.notifications$).length > 0 && <Toaster />;
}

const undo = page.getByRole('button', { name: 'Undo' });

describe('the action of a toast', () => {
  it('is done once, and the toast goes', async () => {
    const run = vi.fn();
    const { app } = await renderWithApp(<Toaster />);
    app.notifications.show({ type: 'blank', message: 'Removed', action: { label: 'Undo', run } });
    await userEvent.click(undo);
    expect(run).toHaveBeenCalledOnce();
    await expect.element(page.getByText('Removed')).not.toBeInTheDocument();
  });

  it('is not done by dismissing the toast', async () => {
    const run = vi.fn();
    const { app } = await renderWithApp(<Toaster />);
    app.notifications.show({ type: 'blank', message: 'Removed', action: { label: 'Undo', run } });
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
    await expect.element(page.getByText('Removed')).not.toBeInTheDocument();
    expect(run).not.toHaveBeenCalled();
  });

  it('brings back what was removed, to its place', async () => {
    const { app } = await renderWithApp(<Toaster />);
    for (const id of [1, 2, 3]) app.library.toggle.watchlist.execute(aTitle({ id }));
    app.library.toggle.watchlist.execute(aTitle({ id: 2 }));
    await expect.element(page.getByText('Removed from watchlist')).toBeVisible();
    await userEvent.click(undo);
    expect(libraryOf(app).watchlist.map(({ id }) => id)).toEqual([1, 2, 3]);
    await expect.element(page.getByText('Removed from watchlist')).not.toBeInTheDocument();
  });

  it('outlives a dialog that is closed by Escape, and can be reached afterwards', async () => {
    const run = vi.fn();
    const { app } = await renderWithApp(
      <>
        <Toaster />
        <OpenDialog />
      </>,
    );
    await expect.element(page.getByRole('dialog')).toBeVisible();
    app.notifications.show({ type: 'blank', message: 'Removed', action: { label: 'Undo', run } });
    await expect.element(page.getByText('Removed')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('{F8}{Tab}{Tab}{Enter}');
    expect(run).toHaveBeenCalledOnce();
  });

  it('is there above a dialog that was opened later, which stays open (product.md, Notifications: place)', async () => {
    const run = vi.fn();
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <Toaster />
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          {isOpen && <OpenDialog />}
        </>
      );
    }
    const { app } = await renderWithApp(<Page />);
    app.notifications.show({ type: 'blank', message: 'Removed', action: { label: 'Undo', run } });
    await expect.element(undo).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Open' }));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.click(undo);
    expect(run).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  it.each([
    ['pressed', '{Enter}', 1],
    ['passed by Tab', '{Tab}{Tab}', 0],
    ['left by Shift and Tab', '{Shift>}{Tab}{Tab}{Tab}{/Shift}', 0],
    ['dismissed by Escape', '{Escape}', 0],
  ])(
    'is reached by F8 in an open dialog, and %s, the focus is in the dialog (product.md, Notifications: place)',
    async (_, keys, runs) => {
      const run = vi.fn();
      const { app } = await renderWithApp(
        <>
          <LateToaster />
          <button type="button">Behind</button>
          <OpenDialog />
        </>,
      );
      const dialog = page.getByRole('dialog');
      await expect.element(dialog).toBeVisible();
      app.notifications.show({ type: 'blank', message: 'Removed', action: { label: 'Undo', run } });
      await expect.element(undo).toBeVisible();
      await userEvent.keyboard('{F8}{Tab}{Tab}');
      await expect.element(undo).toHaveFocus();
      await userEvent.keyboard(keys);
      await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
      expect(run).toHaveBeenCalledTimes(runs);
      await expect.element(dialog).toBeVisible();
    },
  );

  it.each([
    ['what it came from', 'After', '{Tab}', 'After'],
    ['the page’s heading where it came from outside the page', 'Before', '{Shift>}{Tab}{/Shift}', 'A page'],
  ])('gives the focus back to %s', async (_, from, key, to) => {
    const { app } = await renderWithApp(
      <>
        <button type="button">Before</button>
        <main>
          <h1 tabIndex={-1}>A page</h1>
        </main>
        <button type="button">After</button>
        <Toaster />
      </>,
    );
    app.notifications.show({ type: 'blank', message: 'Removed', action: { label: 'Undo', run: () => undefined } });
    await expect.element(undo).toBeVisible();
    (page.getByRole('button', { name: from }).element() as HTMLElement).focus();
    for (let steps = 0; steps < 6 && document.activeElement !== undo.element(); steps += 1)
      await userEvent.keyboard(key);
    await expect.element(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(undo).not.toBeInTheDocument();
    await expect.element(page.getByText(to)).toHaveFocus();
  });

  it('is as large as a finger, 44 px, and there is none unless one is given', async () => {
    const { app } = await renderWithApp(<Toaster />);
    app.notifications.show({ type: 'blank', message: 'Removed', action: { label: 'Undo', run: () => undefined } });
    await expect.element(undo).toBeVisible();
    expect(undo.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(undo.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    app.notifications.show({ type: 'blank', message: 'Said' });
    await expect.element(page.getByText('Said')).toBeVisible();
    expect(undo.elements()).toHaveLength(1);
  });
});
