import { firstValueFrom } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { NIGHTS, NOIR, openCollections } from '#fixtures/ui/open-collections.tsx';
import { pressMore } from '#fixtures/ui/press-more.ts';

const dialog = page.getByRole('dialog', { name: 'Noir' });
const NOIR_PATH = '/collections?open=1700000000000';

beforeEach(async () => {
  await page.viewport(1280, 800);
  window.scrollTo(0, 0);
});

describe('an opened collection', () => {
  // product.md, Collections: change.
  it('is renamed: its texts are there, what was typed is kept, the focus is back', async () => {
    const { app, emitted } = await openCollections(NOIR_PATH, [NIGHTS, { ...NOIR, description: 'At night' }]);
    await pressMore('Rename', dialog);
    const form = page.getByRole('dialog', { name: 'Rename Collection' });
    await expect.element(form.getByLabelText('Collection Name')).toHaveValue('Noir');
    await expect.element(form.getByLabelText('Description (Optional)')).toHaveValue('At night');
    await form.getByLabelText('Collection Name').fill(' Film noir ');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Film noir' })).toBeVisible();
    expect(emitted).toEqual(['Collection changed']);
    expect(libraryOf(app).collections[1]).toMatchObject({ name: 'Film noir', description: 'At night' });
    await expect.element(dialog.getByRole('button', { name: 'More' })).toHaveFocus();
  });

  it('is not called nothing', async () => {
    await openCollections(NOIR_PATH);
    await pressMore('Rename', dialog);
    await page.getByLabelText('Collection Name').fill('  ');
    await expect.element(page.getByText('Please enter a collection name')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  // product.md, Collections: delete.
  it('is deleted without a question, closes, and is back by Undo', async () => {
    const { app, emitted, address } = await openCollections();
    await page.getByRole('link', { name: 'Noir' }).click();
    await pressMore('Delete', dialog);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => address()).toBe('/collections');
    expect(emitted).toEqual(['Collection deleted']);
    // product.md, Input: focus.
    await expect.poll(() => document.activeElement?.textContent).toBe('My Collections');
    expect(libraryOf(app).collections).toEqual([NIGHTS]);
    const [toast] = await firstValueFrom(app.notifications.notifications$);
    toast?.action?.run();
    await expect.element(page.getByRole('link', { name: 'Noir' })).toBeVisible();
    expect(libraryOf(app).collections).toEqual([NIGHTS, NOIR]);
  });

  it('that is deleted elsewhere closes, and that is said (product.md, Collections: gone)', async () => {
    const { app, emitted, address } = await openCollections(NOIR_PATH);
    await expect.element(dialog).toBeVisible();
    const { library } = app;
    await library.open('lists').then(({ collections }) => collections.remove(NOIR.id as string));
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => address()).toBe('/collections');
    expect(emitted).toContain('Noir was deleted in another tab or on another device');
  });

  // product.md, Collections: cover.
  it('has one of its posters as its cover, or its first three', async () => {
    const { app } = await openCollections(NOIR_PATH);
    await pressMore('Cover', dialog);
    await page.getByRole('button', { name: 'Movie 3' }).click();
    await expect.poll(() => libraryOf(app).collections[1]?.cover).toBe('movie:3');
    const pictures = () => [
      ...document.querySelectorAll<HTMLImageElement>('[aria-label="My Collections"] > li:nth-child(2) img'),
    ];
    expect(pictures().map(({ src }) => src)).toEqual([expect.stringContaining('3.svg')]);
    await pressMore('Cover', dialog);
    await expect.element(page.getByRole('button', { name: 'Movie 3' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Use the first three posters' }).click();
    await expect.poll(() => libraryOf(app).collections[1]).toEqual(NOIR);
    expect(pictures()).toHaveLength(3);
  });
});

// product.md, Collections: order.
