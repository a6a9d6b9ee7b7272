import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openCollections } from '#fixtures/ui/open-collections.tsx';

const dialog = page.getByRole('dialog');
const nameField = page.getByLabelText('Collection Name');
const submit = dialog.getByRole('button', { name: 'Create Collection' });

beforeEach(async () => {
  await page.viewport(1280, 800);
  window.scrollTo(0, 0);
});

describe('creating a collection (product.md, Collections: create)', () => {
  const begin = async () => {
    const harness = await openCollections();
    await harness.press('Create Collection');
    await expect.element(nameField).toHaveFocus();
    return harness;
  };

  it('needs a name: until then the button is disabled, and emptied it says so', async () => {
    const { screen } = await begin();
    await expect.element(submit).toBeDisabled();
    expect(screen.getByText('Please enter a collection name').elements()).toEqual([]);
    await nameField.fill('A');
    await expect.element(submit).toBeEnabled();
    await nameField.fill('   ');
    await expect.element(submit).toBeDisabled();
    await expect.element(page.getByText('Please enter a collection name')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
  });

  // product.md, Validation: collection name. product.md, Validation: collection description.
  it('takes 50 characters of a name and 200 of a description, as people count them', async () => {
    await begin();
    await nameField.fill('👨‍👩‍👧'.repeat(51));
    await expect.element(nameField).toHaveValue('👨‍👩‍👧'.repeat(50));
    const description = page.getByLabelText('Description (Optional)');
    await expect.element(page.getByText('0 / 200')).toBeVisible();
    await description.fill('👍🏽'.repeat(201));
    await expect.element(description).toHaveValue('👍🏽'.repeat(200));
    await expect.element(page.getByText('200 / 200')).toBeVisible();
  });

  it('adds it, trimmed, says so, and gives the focus back', async () => {
    const { screen, emitted, texts } = await begin();
    await nameField.fill('  Rainy Sundays ');
    await page.getByLabelText('Description (Optional)').fill(' Tea ');
    await submit.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(emitted).toEqual(['Collection created successfully!']);
    expect(texts('li').at(-1)).toBe('Rainy Sundays0 moviesTea');
    await expect.element(screen.getByRole('button', { name: 'Create Collection' })).toHaveFocus();
  });

  it('makes one by a double click', async () => {
    const { texts } = await begin();
    await nameField.fill('Rainy Sundays');
    await submit.dblClick();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(texts('li h2')).toEqual(['Weekend Favorites', 'Noir', 'Rainy Sundays']);
  });

  it('says when it failed, and keeps what was typed (product.md, Validation: collection failures)', async () => {
    const { app, emitted } = await begin();
    vi.spyOn((await app.library.open('lists')).collections, 'create').mockReturnValue(undefined);
    await nameField.fill('Noir');
    await userEvent.keyboard('{Enter}');
    expect(emitted).toEqual(['Failed to create collection']);
    await expect.element(nameField).toHaveValue('Noir');
  });

  it('can be cancelled, and begins empty the next time', async () => {
    const { press, texts } = await begin();
    await nameField.fill('Noir 2');
    await press('Cancel');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(texts('li h2')).toHaveLength(2);
    await press('Create Collection');
    await expect.element(nameField).toHaveValue('');
  });
});
