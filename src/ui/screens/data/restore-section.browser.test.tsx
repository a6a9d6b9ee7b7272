import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FileContents } from '#application/ports/browser.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { SAID_ALONE } from '#fixtures/library/said-alone.ts';
import { textOfContents } from '#fixtures/text-of-contents.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { openData } from '#fixtures/ui/open-data.tsx';

const addedAt = '2026-11-20T12:00:00.000Z';
const LIBRARY: Partial<Library> = {
  watchlist: Array.from({ length: 12 }, (_, at) => ({ id: at + 1, addedAt })),
  collections: [...EMPTY_LIBRARY.collections, { id: '9', name: 'Noir', description: '', movies: [] }],
  viewingHistory: Array.from({ length: 20 }, (_, at) => ({ id: at + 1, viewedAt: addedAt })),
};

const main = page.getByRole('main');
const button = (name: string) => main.getByRole('button', { name, exact: true });
const choose = (text: string, name = 'matinee-backup-2026-11-21.json') =>
  userEvent.upload(page.getByLabelText('Backup file'), new File([text], name, { type: 'application/json' }));

/** Makes the text of a backup of a library. */
const backupOf = async (library: Partial<Library>): Promise<string> => {
  const files: FileContents[] = [];
  const { screen } = await openData({ library, browser: { download: (_, contents) => void files.push(contents) } });
  await button('Take along').click();
  await expect.poll(() => files).toHaveLength(1);
  await screen.unmount();
  return textOfContents(files[0]);
};

beforeEach(() => page.viewport(1280, 1000));

describe('restoring', () => {
  const opened = async () => {
    const text = await backupOf({ ...LIBRARY, favorites: [{ id: 77, addedAt }] });
    const harness = await openData({ library: { favorites: [{ id: 5, addedAt }] } });
    await choose(text);
    await expect.element(button('Merge')).toHaveFocus();
    return harness;
  };

  it('shows first what is in the backup, and what merging and replacing would do', async () => {
    const { app } = await opened();
    const group = main.getByRole('group', { name: 'Backup of November 21, 2026' });
    await expect
      .element(group)
      .toHaveTextContent('In it: 12 titles in your watchlist, 1 favorite, 4 collections and 20 views.');
    await expect
      .element(group)
      .toHaveTextContent(
        'Merge adds 12 titles in your watchlist, 1 favorite, 1 collection and 20 views, and removes nothing.',
      );
    await expect
      .element(group)
      .toHaveTextContent(
        'Replace removes 1 favorite and 3 collections that are here now, and puts the backup in their place.',
      );
    expect(libraryOf(app).favorites.map(({ id }) => id)).toEqual([5]);
  });

  it.each<[string, Partial<Library>]>([
    ['it is what is here', { favorites: [{ id: 5, addedAt }] }],
    ['all of it is here, among other things', { favorites: [{ id: 5, addedAt }], watchlist: [{ id: 6, addedAt }] }],
    ['it is empty', { watchlist: [{ id: 6, addedAt }] }],
  ])('offers no merge that would add nothing, where %s (product.md, Your data: nothing to merge)', async (_, here) => {
    const has = here.favorites ? { favorites: here.favorites } : {};
    const text = await backupOf({ ...LIBRARY, watchlist: [], viewingHistory: [], favorites: [], ...has });
    const { app, emitted } = await openData({ library: { ...LIBRARY, viewingHistory: [], ...here } });
    await choose(text);
    await expect.element(button('Go back to this')).toHaveFocus();
    await expect.element(main).toHaveTextContent('Everything in it is here already.');
    expect(main.getByRole('button', { name: /Merge|Replace/ }).elements()).toEqual([]);
    expect(main.element().textContent).not.toContain('Merge');
    await button('Go back to this').click();
    expect(libraryOf(app).watchlist).toEqual([]);
    expect(emitted).toEqual(['Backup restored']);
  });

  it.each(SAID_ALONE)(
    'says that merging adds %s, and adds it (product.md, Your data: missing)',
    async (_, has, told) => {
      const text = await backupOf({ ...has, username: 'Ada' });
      const { app, emitted } = await openData({ library: { username: 'Ada' } });
      await choose(text);
      await expect.element(main).toHaveTextContent(`Merge adds ${told}, and removes nothing.`);
      await button('Merge').click();
      expect(libraryOf(app)).toMatchObject(has);
      expect(emitted).toEqual(['Backup restored']);
    },
  );

  it.each([
    ['Merge', [5, 77]],
    ['Replace', [77]],
  ])('%s does so, says so, offers Undo, and gives the focus back', async (way, favorites) => {
    const { app, emitted, undo } = await opened();
    await button(way).click();
    expect(libraryOf(app).favorites.map(({ id }) => id)).toEqual(favorites);
    expect(libraryOf(app).watchlist).toHaveLength(12);
    expect(emitted).toEqual(['Backup restored']);
    await expect.element(button('Choose a file')).toHaveFocus();
    undo();
    await expect.poll(() => libraryOf(app).favorites.map(({ id }) => id)).toEqual([5]);
    expect(libraryOf(app).watchlist).toEqual([]);
  });

  it('can be cancelled', async () => {
    const { app, emitted } = await opened();
    await button('Cancel').click();
    await expect.element(button('Choose a file')).toHaveFocus();
    expect(libraryOf(app).watchlist).toEqual([]);
    expect(emitted).toEqual([]);
  });

  it('takes a file that is dropped', async () => {
    const text = await backupOf(LIBRARY);
    await openData();
    const data = new DataTransfer();
    data.items.add(new File([text], 'backup.json'));
    button('Choose a file')
      .element()
      .dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    await expect.element(button('Merge')).toHaveFocus();
  });

  it('refuses anything else in one sentence, changes nothing, and takes the next', async () => {
    const text = await backupOf(LIBRARY);
    const { app } = await openData();
    await choose('Date,Name,Year,Letterboxd URI\n', 'watchlist.csv');
    await expect
      .element(main.getByRole('alert'))
      .toHaveTextContent(
        'This is not a backup of Matinee: lists of other services, such as a Letterboxd CSV, cannot be restored.',
      );
    await choose(text.replace('"id":12', '"id":13'));
    await expect
      .element(main.getByRole('alert'))
      .toHaveTextContent('This backup is damaged, or was changed after it was made: nothing of it was restored.');
    expect(libraryOf(app).watchlist).toEqual([]);
    await choose(text);
    await expect.element(button('Merge')).toHaveFocus();
    expect(main.getByRole('alert').element().textContent).toBe('');
  });
});
