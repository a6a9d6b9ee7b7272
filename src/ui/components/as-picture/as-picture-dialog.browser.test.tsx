import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Browser } from '#application/ports/browser.ts';
import type { DrawnPicture, PictureDrawer, PictureOrder } from '#application/ports/picture-drawer.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { measureLetters } from '#fixtures/pictures/letters.ts';
import { details, openDetail } from '#fixtures/ui/open-detail.tsx';
import { aSaved, openLibraryScreen } from '#fixtures/ui/open-library-screen.tsx';
import { pressMore } from '#fixtures/ui/press-more.ts';

const dialog = page.getByRole('dialog', { name: 'As a picture' });
const preview = dialog.getByRole('img');
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const radio = (name: RegExp) => dialog.getByRole('radio', { name });
const watchlist = [1, 2].map((id) => aSaved({ id, addedAt: `2026-11-0${id}T12:00:00Z`, poster_path: `/${id}.svg` }));
const drawn = (missing = 0): DrawnPicture => ({ status: 'drawn', png: new Uint8Array([missing]), missing });

/** Draws when the test says so. */
const heldDrawer = () => {
  const orders: {
    readonly texts: readonly string[];
    readonly height: number;
    readonly end: (as: DrawnPicture) => void;
  }[] = [];
  const draw = ({ layout }: PictureOrder) =>
    new Promise<DrawnPicture>((end) => {
      const { items, height } = layout(measureLetters);
      orders.push({ texts: items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])), height, end });
    });
  return { orders, pictureDrawer: { draw } };
};
const drawerOf = (outcome: () => Promise<DrawnPicture>): PictureDrawer => ({ draw: outcome });

interface Around {
  readonly browser?: Partial<Browser>;
  readonly has?: Partial<Library>;
}

const open = async (pictureDrawer: PictureDrawer, { browser = {}, has = {} }: Around = {}) => {
  const screen = await openLibraryScreen('/watchlist', { watchlist, ...has }, { browser, pictureDrawer });
  await pressMore('As a picture');
  await expect.element(dialog).toBeVisible();
  return screen;
};

beforeEach(() => page.viewport(1280, 900));

describe('the dialog (product.md, As a picture: dialog)', () => {
  it('draws nothing before it is open, and then the picture, with what is on it in words', async () => {
    const { orders, pictureDrawer } = heldDrawer();
    const screen = await openLibraryScreen('/watchlist', { watchlist }, { pictureDrawer });
    expect(orders).toHaveLength(0);
    await pressMore('As a picture');
    await expect.element(dialog.getByText('Drawing the picture...')).toBeVisible();
    await expect.element(dialog.getByText(/^Drawn on this device, and sent nowhere until you send it\./)).toBeVisible();
    await expect
      .element(preview)
      .toHaveAccessibleName('Watchlist, as a picture. 2 titles. With the posters of Movie 2 and Movie 1.');
    await expect.element(button('Save the picture')).toHaveAttribute('aria-disabled', 'true');
    orders[0]?.end(drawn());
    await expect.element(button('Save the picture')).toHaveAttribute('aria-disabled', 'false');
    await expect.element(dialog.getByText('Drawing the picture...')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.screen.getByRole('button', { name: 'More', exact: true })).toHaveFocus();
  });

  it('draws it again in another format, and an older drawing never takes its place', async () => {
    const download = vi.fn();
    const { orders, pictureDrawer } = heldDrawer();
    await open(pictureDrawer, { browser: { download } });
    await expect.element(radio(/^Post/)).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(radio(/^Story/)).toBeChecked();
    await expect.poll(() => orders.map(({ height }) => height)).toEqual([1_350, 1_920]);
    orders[1]?.end({ status: 'drawn', png: new Uint8Array([2]), missing: 0 });
    await expect.element(button('Save the picture')).toHaveAttribute('aria-disabled', 'false');
    orders[0]?.end({ status: 'drawn', png: new Uint8Array([1]), missing: 0 });
    await button('Save the picture').click();
    expect(download).toHaveBeenCalledWith('matinee-Watchlist.png', new Uint8Array([2]));
  });

  it('prints the name only once it is ticked (product.md, As a picture: name)', async () => {
    const { orders, pictureDrawer } = heldDrawer();
    await open(pictureDrawer, { has: { username: 'Ada' } });
    const tick = dialog.getByRole('checkbox', { name: 'Print my name' });
    await expect.element(tick).not.toBeChecked();
    expect(orders[0]?.texts.join(' ')).not.toContain('Ada');
    await tick.click();
    await expect.poll(() => orders[1]?.texts).toContain('Admit \u2068Ada\u2069');
    await expect.element(preview).toHaveAccessibleName(/^Ada: Watchlist/);
  });

  it('offers no name where there is none', async () => {
    await open(drawerOf(async () => drawn()));
    await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('sharing it (product.md, As a picture: sharing)', () => {
  it('is offered only where the browser shares files', async () => {
    await open(drawerOf(async () => drawn()));
    await expect.element(button('Save the picture')).toHaveAttribute('aria-disabled', 'false');
    await expect.element(button('Share')).not.toBeInTheDocument();
  });

  it('gives the file to the share sheet', async () => {
    const shareFile = vi.fn(() => Promise.resolve());
    await open(
      drawerOf(async () => drawn()),
      { browser: { canShareFile: () => true, shareFile } },
    );
    await expect.element(button('Share')).toHaveAttribute('aria-disabled', 'false');
    await button('Share').click();
    expect(shareFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'matinee-Watchlist.png' }));
  });
});

describe('what the picture lacks', () => {
  it('is told, and drawn again (product.md, As a picture: missing posters)', async () => {
    const outcomes = [drawn(2), drawn()];
    await open(drawerOf(async () => outcomes.shift() ?? drawn()));
    await expect.element(dialog.getByRole('status')).toHaveTextContent('2 posters could not be loaded.');
    await button('Try Again').click();
    await expect.element(dialog.getByText('could not be loaded')).not.toBeInTheDocument();
    expect(outcomes).toEqual([]);
  });

  it('may be all of it: then it is told why, and what would be on it (product.md, As a picture: refused)', async () => {
    await open(drawerOf(async () => ({ status: 'refused' })));
    await expect.element(dialog.getByText('This browser lets no page draw pictures')).toBeVisible();
    await expect.element(dialog.getByText(/^Watchlist, as a picture\. 2 titles\./)).toBeVisible();
    await expect.element(preview).not.toBeInTheDocument();
    await expect.element(button('Save the picture')).toHaveAttribute('aria-disabled', 'true');
  });

  it('may be the code that draws', async () => {
    await open(drawerOf(() => Promise.reject(new TypeError('Failed to fetch'))));
    await expect.element(dialog.getByText('The picture could not be drawn. Check your connection')).toBeVisible();
    await expect.element(button('Try Again')).toBeVisible();
  });

  it('may be the code that saves as well: it is there with the picture that is drawn at last', async () => {
    const pictureDrawer = drawerOf(async () => drawn());
    const { app } = await openLibraryScreen('/watchlist', { watchlist }, { pictureDrawer });
    const offline = vi.spyOn(app.library, 'open').mockRejectedValue(new TypeError('Failed to fetch'));
    await pressMore('As a picture');
    await expect.element(dialog.getByText('The picture could not be drawn. Check your connection')).toBeVisible();
    offline.mockRestore();
    await button('Try Again').click();
    await expect.element(button('Save the picture')).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('where it is offered (product.md, As a picture: where)', () => {
  it.each(['/watchlist', '/favorites', '/seen'])('is not at %s while that is empty', async (address) => {
    await openLibraryScreen(address, {});
    await expect.element(page.getByText('As a picture')).not.toBeInTheDocument();
  });

  it('is an opened collection', async () => {
    const collections = [{ id: '77', name: 'Noir', description: '', movies: [{ id: 5, title: 'Low Tide' }] }];
    const pictureDrawer = drawerOf(async () => drawn());
    const { screen } = await openLibraryScreen('/collections', { collections }, { pictureDrawer });
    await screen.getByRole('link', { name: 'Noir' }).click();
    await pressMore('As a picture', page.getByRole('dialog', { name: 'Noir' }));
    await expect.element(preview).toHaveAccessibleName('Noir, as a picture. 1 title. With the posters of Low Tide.');
  });

  it('is the page of a title, with what the visitor says of it', async () => {
    const title = details({ title: 'Low Tide', vote_average: 7.94, release_date: '2027-01-02' });
    const library = { ...EMPTY_LIBRARY, marks: [{ id: 1, rating: 9, note: 'Twice.' }] };
    const { app, clock } = await openDetail({ fetchDetails: () => Promise.resolve(title) }, { library });
    await app.library.identity.resolve();
    app.library.loader.activate();
    await clock.advance(1_000);
    await page.getByRole('button', { name: 'More about this title' }).click();
    await page.getByRole('button', { name: 'As a picture' }).click();
    await expect
      .element(
        dialog.getByText(
          /^Low Tide, as a picture\. Rating: 7\.9\. Runtime: 1h 52m\. Year: 2027\. My rating: 9 of 10\. “Twice\.”/,
        ),
      )
      .toBeVisible();
  });
});
