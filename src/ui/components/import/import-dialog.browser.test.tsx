import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aTitle } from '#fixtures/a-title.ts';
import { aListedFilm } from '#fixtures/import/a-listed-film.ts';
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

  it('begins on the screen of the own data, which stays', async () => {
    await openData();
    await opener.click();
    await expect.element(dialog.getByLabelText('Choose files')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
    await expect.element(opener).toHaveFocus();
  });

  it('says so where its code does not come', async () => {
    const { app, emitted } = await openLibraryScreen('/watchlist', {});
    Object.assign(app.library, { open: () => Promise.reject(new Error('offline')) });
    await opener.click();
    await userEvent.upload(dialog.getByLabelText('Choose files'), new File(['a'], 'a.csv'));
    await expect.element(dialog.getByText(/^What reads files could not be loaded\./)).toBeVisible();
    expect(emitted).toEqual([]);
  });

  describe('on an empty list that it fills', () => {
    const film = aTitle({ id: 7 });
    const heading = page.getByRole('heading', { name: 'My Watchlist' });
    const notice = page.getByRole('heading', { name: 'Your watchlist is empty' });

    /** @param fills whether the list is filled at once, or by a call of what is returned. */
    const fill = async (fills: 'at once' | 'later') => {
      const { app } = await openLibraryScreen('/watchlist', {});
      const save = () => app.library.toggle.watchlist.execute(film);
      const facade = aSteeredImport({ add: () => (fills === 'at once' ? save() : undefined) });
      Object.assign(app.library, { open: async () => facade });
      await opener.click();
      await userEvent.upload(dialog.getByLabelText('Choose files'), new File(['a'], 'a.csv'));
      await button('Find the titles').click();
      const matches = [{ kind: 'found' as const, imported: aListedFilm(), title: film }];
      facade.state$.next({ ...facade.state$.value, status: 'done', matches });
      await button('Add 1 title').click();
      await expect.element(dialog).not.toBeInTheDocument();
      return save;
    };

    it('leads to the heading of what is there now', async () => {
      await fill('at once');
      await expect.element(heading).toHaveFocus();
      await expect.element(notice).not.toBeInTheDocument();
    });

    it('leads there too where its button goes a moment later', async () => {
      const save = await fill('later');
      await expect.element(opener).toHaveFocus();
      save();
      await expect.element(notice).not.toBeInTheDocument();
      await expect.element(heading).toHaveFocus();
    });
  });
});
