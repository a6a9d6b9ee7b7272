import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ImportFacade } from '#application/import/import-facade.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { aLetterboxdReading } from '#fixtures/import/a-letterboxd-reading.ts';
import { aSteeredImport } from '#fixtures/ui/a-steered-import.ts';
import { openData } from '#fixtures/ui/open-data.tsx';
import { openLibraryScreen } from '#fixtures/ui/open-library-screen.tsx';

const opener = page.getByRole('button', { name: 'Bring your lists' });
const dialog = page.getByRole('dialog', { name: 'Bring your lists' });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(1280, 1000));

describe('bringing lists (product.md, Import: where)', () => {
  it.each(['/watchlist', '/favorites', '/collections', '/seen'])('begins at %s while it is empty', async (address) => {
    await openLibraryScreen(address, { collections: [] });
    await opener.click();
    await expect.element(dialog.getByLabelText('Choose files')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('begins in the dialog of the own data, which stays', async () => {
    await openData();
    await opener.click();
    await expect.element(dialog.getByLabelText('Choose files')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog', { name: 'Your data' })).toBeVisible();
    await expect.element(opener).toHaveFocus();
  });

  it('says so where its code does not come', async () => {
    const { app, emitted } = await openLibraryScreen('/watchlist', {});
    Object.assign(app.library, { openImport: () => Promise.reject(new Error('offline')) });
    await opener.click();
    await userEvent.upload(dialog.getByLabelText('Choose files'), new File(['a'], 'a.csv'));
    await expect.element(dialog.getByText(/^What reads files could not be loaded\./)).toBeVisible();
    expect(emitted).toEqual([]);
  });

  it('goes on to the list that it has filled, where its button was', async () => {
    const { app } = await openLibraryScreen('/watchlist', {});
    const reading = aLetterboxdReading();
    const add: ImportFacade['add'] = (matches) =>
      matches.forEach(({ title }) => app.library.toggleSaved.execute('watchlist', title));
    const facade = aSteeredImport({ add, read: async () => ({ kind: 'read', reading }) });
    Object.assign(app.library, { openImport: async () => facade });
    await opener.click();
    await userEvent.upload(dialog.getByLabelText('Choose files'), new File(['a'], 'a.csv'));
    await button('Find the titles').click();
    const matches = reading.titles.map((imported) => ({ kind: 'found' as const, imported, title: aTitle({ id: 7 }) }));
    facade.state$.next({ ...facade.state$.value, status: 'done', matches });
    await button('Add 1 title').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'My Watchlist' })).toHaveFocus();
    expect(app.library.library.watchlist.map(({ id }) => id)).toEqual([7]);
  });
});
