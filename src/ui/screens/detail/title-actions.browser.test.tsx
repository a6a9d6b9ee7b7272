import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { App } from '#application/app.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { openDetail } from '#fixtures/ui/open-detail.tsx';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { AddToCollectionDialog } from '#ui/components/list/collecting/add-to-collection-dialog.tsx';
import { ReadyContext } from '../../hooks/ready-context.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog', { name: 'Add to collection' });
const choice = (name: string) => dialog.getByRole('checkbox', { name });
const field = (name: string) => dialog.getByRole('textbox', { name });
/** The messages of the toasts, always up to date. */
const messagesOf = ({ notifications }: App): readonly string[] => {
  const emitted: string[] = [];
  notifications.notifications$.subscribe((list) =>
    emitted.splice(0, emitted.length, ...list.map(({ message }) => message)),
  );
  return emitted;
};

describe('the actions of a title', () => {
  it.each(['Watchlist', 'Favorite'])('%s is pressed while the title is in the list', async (name) => {
    await openDetail();
    await expect.element(button(name)).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button(name));
    await expect.element(button(name)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button(name));
    await expect.element(button(name)).toHaveAttribute('aria-pressed', 'false');
  });

  it('keeps the entity fields of the title, and no more', async () => {
    const { app } = await openDetail();
    await userEvent.click(button('Watchlist'));
    const [saved] = libraryOf(app).watchlist;
    expect(saved).toMatchObject({ id: 1, media_type: 'movie', runtime: 112, tagline: 'Every light goes out once.' });
    expect(saved).not.toHaveProperty('created_by');
  });

  it('stands in the order Watchlist, Favorite, Collection, Share, More (product.md, Detail: actions)', async () => {
    const { screen } = await openDetail();
    await expect.element(button('More about this title')).toBeVisible();
    const row = button('Share').element().parentElement;
    expect([...(row?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Watchlist',
      'Favorite',
      'Collection',
      'Share',
      'More about this title',
    ]);
    expect(screen.container.querySelectorAll('[aria-pressed]').length).toBeGreaterThanOrEqual(2);
  });

  it('remembers what is watched (product.md, Lists: history)', async () => {
    const { app } = await openDetail();
    expect(libraryOf(app).viewingHistory).toEqual([]);
    await userEvent.click(button('Watch Now'));
    expect(libraryOf(app).viewingHistory.map(({ id }) => id)).toEqual([1]);
  });
});

describe('adding to a collection', () => {
  const open = async () => {
    const opened = await openDetail();
    (await opened.app.library.open('lists')).collections.add('2', aTitle({ id: 50, poster_path: '/fifty.svg' }));
    await userEvent.click(button('Collection'));
    await expect.element(dialog).toBeVisible();
    return opened;
  };

  it('lists the collections with how many movies they hold, and a picture of the first', async () => {
    await open();
    const names = dialog
      .getByRole('checkbox')
      .elements()
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Weekend Favorites0 movies', 'Action Pack1 movie', 'Feel Good0 movies']);
    expect(choice('Action Pack').element().querySelector('img')?.src).toContain('/fifty.svg');
    expect(choice('Feel Good').element().querySelector('img')).toBeNull();
  });

  // product.md, Collections: add dialog.
  it('adds to the one that is chosen, which is then checked and disabled', async () => {
    const { app } = await open();
    await userEvent.click(choice('Feel Good'));
    await expect.element(choice('Feel Good')).toBeChecked();
    await expect.element(choice('Feel Good')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(choice('Feel Good')).toHaveTextContent('Already in this collection');
    await expect.element(choice('Feel Good')).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(libraryOf(app).collections.map(({ movies }) => movies.map(({ id }) => id))).toEqual([[], [50], [1]]);
  });

  it('adds once by a double click', async () => {
    const { app } = await open();
    await userEvent.dblClick(choice('Feel Good'));
    await expect.element(choice('Feel Good')).toBeChecked();
    expect(libraryOf(app).collections.map(({ movies }) => movies.map(({ id }) => id))).toEqual([[], [50], [1]]);
  });

  it('fetches the pictures in the size w92 (product.md, Collections: add dialog)', async () => {
    const images = { baseUrl: 'data:image/svg+xml,<svg/>#/', sized: true };
    const collections = [{ id: '1', name: 'Noir', description: '', movies: [{ id: 50, poster_path: '/fifty.svg' }] }];
    const none = () => undefined;
    const ui = (
      <ReadyContext value={{ status: 'ready', images }}>
        <AddToCollectionDialog titles={[aTitle()]} of="1" onChoose={none} onCreate={none} onClose={none} />
      </ReadyContext>
    );
    await renderWithApp(ui, { library: { ...EMPTY_LIBRARY, collections } });
    await expect.element(choice('Noir')).toBeVisible();
    const picture = choice('Noir').element().querySelector('img');
    expect([picture?.src, picture?.srcset].join(' ').match(/\bw\d+\/\w+/g)).toEqual(['w92/fifty', 'w92/fifty']);
  });

  it('opens a form for a new one, in its place, and closes it again', async () => {
    await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Create new' }));
    await expect.element(field('Collection Name')).toHaveFocus();
    await expect.element(dialog.getByRole('button', { name: 'Create new' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect.element(field('Collection Name')).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('button', { name: 'Create new' })).toHaveFocus();
  });

  it('creates the collection, then adds the movie (product.md, Collections: create and add)', async () => {
    const { app } = await open();
    const emitted = messagesOf(app);
    await userEvent.click(dialog.getByRole('button', { name: 'Create new' }));
    await userEvent.type(field('Collection Name'), '  Seaside pictures ');
    await expect
      .element(field('Description (Optional)'))
      .toHaveAttribute('placeholder', 'Custom collection: Seaside pictures');
    await userEvent.keyboard('{Enter}');
    await expect.element(choice('Seaside pictures')).toBeChecked();
    const made = { name: 'Seaside pictures', description: 'Custom collection: Seaside pictures', movies: [{ id: 1 }] };
    expect(libraryOf(app).collections.at(-1)).toMatchObject(made);
    // It stands where the toast of what was added before it stood.
    expect(emitted).toEqual(['Added to Seaside pictures', 'Collection created successfully!']);
  });

  it('makes one by a double click', async () => {
    const { app } = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Create new' }));
    await userEvent.fill(field('Collection Name'), 'Seaside');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Create new' }));
    await expect.element(choice('Seaside')).toBeChecked();
    expect(
      libraryOf(app)
        .collections.map(({ name }) => name)
        .slice(3),
    ).toEqual(['Seaside']);
  });

  it.each([
    ['the collection cannot be made', undefined, 'Failed to create collection'],
    ['the collection is gone meanwhile', 'gone', 'Failed to add to collection'],
  ])('says so when %s (product.md, Validation: collection failures)', async (_, result, message) => {
    const { app } = await open();
    const emitted = messagesOf(app);
    await userEvent.click(dialog.getByRole('button', { name: 'Create new' }));
    await userEvent.fill(field('Collection Name'), 'Seaside');
    vi.spyOn((await app.library.open('lists')).collections, 'create').mockReturnValue(result);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => emitted.at(-1)).toBe(message);
    expect(libraryOf(app).collections).toHaveLength(3);
  });

  it('keeps a description of the visitor’s own', async () => {
    const { app } = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Create new' }));
    await userEvent.fill(field('Collection Name'), 'Seaside');
    await userEvent.fill(field('Description (Optional)'), ' By the sea ');
    await userEvent.click(dialog.getByRole('button', { name: 'Create new' }));
    await expect.element(choice('Seaside')).toBeChecked();
    expect(libraryOf(app).collections.at(-1)?.description).toBe('By the sea');
  });

  it('wants a name of more than spaces', async () => {
    const { app } = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Create new' }));
    await userEvent.type(field('Collection Name'), '   {Enter}');
    await expect.element(dialog.getByText('Please enter a collection name')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Create new' })).toBeDisabled();
    expect(libraryOf(app).collections).toHaveLength(3);
  });

  it('takes 50 characters of a name and 200 of a description, as people count them', async () => {
    await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Create new' }));
    await userEvent.fill(field('Collection Name'), '👩‍🚀'.repeat(51));
    await expect.element(field('Collection Name')).toHaveValue('👩‍🚀'.repeat(50));
    await userEvent.fill(field('Description (Optional)'), 'x'.repeat(201));
    await expect.element(field('Description (Optional)')).toHaveValue('x'.repeat(200));
    await expect.element(dialog.getByRole('button', { name: 'Create new' })).toBeEnabled();
  });
});
