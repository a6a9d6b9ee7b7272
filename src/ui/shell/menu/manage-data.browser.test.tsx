import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openLayout } from '#fixtures/ui/open-layout.tsx';

let close = () => {};
const button = page.getByRole('button', { name: 'Local Storage' });
const manage = page.getByRole('button', { name: 'Manage your data' });
const dialog = page.getByRole('dialog', { name: 'Your data' });

const open = async (own = {}) => {
  const opened = await openLayout();
  ({ close } = opened);
  Object.assign(opened.app.library, own);
  await userEvent.click(button);
  await userEvent.click(manage);
  return opened;
};

beforeEach(() => page.viewport(1280, 800));
afterEach(() => close());

describe('managing the data', () => {
  it('opens a dialog in place of the panel, and gives the focus back to its button', async () => {
    await open();
    await expect.element(dialog).toBeVisible();
    await expect.element(manage).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it('waits for the library', async () => {
    const { app, clock } = await open();
    await expect.element(dialog.getByText('Loading...')).toBeVisible();
    await app.library.identity.resolve();
    app.library.loader.activate();
    await clock.advance(1_000);
    await expect.element(dialog.getByRole('button', { name: 'Download a backup' })).toBeVisible();
  });

  it('says when the library could not be loaded', async () => {
    await open({ open: () => Promise.reject(new Error('It was not loaded.')) });
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Your data could not be opened. It is untouched; reload the page to try again.');
    // product.md, Report: ways.
    await expect.element(dialog.getByRole('button', { name: 'See the report' })).toBeVisible();
  });
});
