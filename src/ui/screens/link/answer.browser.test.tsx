import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { decodeLink } from '#domain/links/decode-link.ts';
import type { LinkList } from '#domain/links/link-list.ts';
import { openLink } from '#fixtures/ui/open-link.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (id: number) => page.getByRole('checkbox', { name: `Select Movie ${id}` });
const field = page.getByLabelText('Link', { exact: true });
const status = (text: string) => page.getByText(text);
const LIST: LinkList = { name: 'Rainy Sundays', titles: [3, 1, 2].map((id) => ({ media_type: 'movie', id })) };
const watchlist = [{ id: 1, title: 'Movie 1', addedAt: '2026-11-20T12:00:00Z' }];

/** What is in the link of the dialog. */
const linked = () => decodeLink(new URL((field.element() as HTMLInputElement).value).hash.slice(1));
const idsOf = (list: ReturnType<typeof linked>) => (list === 'damaged' ? list : list.titles.map(({ id }) => id));

beforeEach(() => page.viewport(390, 844));

describe('an answer to a shared list (product.md, Links: answer)', () => {
  it('is a link of what both have, unless the reader ticks otherwise', async () => {
    await openLink(LIST, { library: { watchlist } });
    await button('Answer').click();
    await expect.element(status('What you both have is ticked already.')).toBeVisible();
    await expect.element(box(1)).toBeChecked();
    await expect.element(box(3)).not.toBeChecked();
    await button('Share answer').click();
    await expect.element(page.getByLabelText('Name (Optional)')).toHaveValue('Answer to Rainy Sundays');
    expect(linked()).toEqual({ name: 'Answer to Rainy Sundays', titles: [{ media_type: 'movie', id: 1 }] });
  });

  it('has what both have, too, where it was begun before the lists were known, and what was ticked until then', async () => {
    const { app, load } = await openLink(LIST, { isEarly: true });
    await button('Answer').click();
    await expect
      .element(page.getByText('Tick what you would watch, and share your answer.', { exact: true }))
      .toBeVisible();
    await expect.element(box(1)).not.toBeChecked();
    await box(3).click();
    app.library.toggle.watchlist.execute({ id: 1, media_type: 'movie', title: 'Movie 1' });
    await load();
    await expect.element(box(1)).toBeChecked();
    await expect.element(box(3)).toBeChecked();
    await expect.element(box(2)).not.toBeChecked();
    await expect.element(status('What you both have is ticked already.')).toBeVisible();
  });

  it('is ticked by a press anywhere on a card. The card has no buttons meanwhile', async () => {
    await openLink(LIST);
    const toggles = page.getByRole('button', { name: /^(Watchlist|Favorites): Movie / });
    await expect.poll(() => toggles.elements().length).toBe(6);
    await button('Answer').click();
    await expect.poll(() => toggles.elements().length).toBe(0);
    await button('Answer').click();
    await expect.poll(() => toggles.elements().length).toBe(6);
  });

  it('is of what the reader ticks, in the order of the list, by keyboard alone', async () => {
    await openLink(LIST);
    await expect.element(button('Answer')).toBeVisible();
    button('Answer').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(status('You have none of these titles.')).toBeVisible();
    await expect.element(button('Share answer')).toHaveAttribute('aria-disabled', 'true');
    for (const id of [2, 3]) {
      await expect.element(box(id)).toBeVisible();
      box(id).element().focus();
      await userEvent.keyboard(' ');
    }
    button('Share answer').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toBeVisible();
    expect(idsOf(linked())).toEqual([3, 2]);
    await userEvent.keyboard('{Escape}');
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(box(2)).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect.element(box(2)).not.toBeInTheDocument();
    await expect.element(button('Answer')).toHaveFocus();
  });

  it('has nothing that is gone', async () => {
    await openLink({ ...LIST, titles: [1, 404].map((id) => ({ media_type: 'movie', id })) });
    await expect.element(page.getByText('This title is no longer available.')).toBeVisible();
    await button('Answer').click();
    await button('Select all 2').click();
    await button('Share answer').click();
    await expect.element(field).toBeVisible();
    expect(idsOf(linked())).toEqual([1]);
  });

  it('is a list like any other: its first sender sees what both have', async () => {
    const answer: LinkList = { name: 'Answer to Rainy Sundays', titles: LIST.titles.slice(0, 2) };
    await openLink(answer, { library: { watchlist } });
    await button('What we both have').click();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Movie 1' })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Movie 3' })).not.toBeInTheDocument();
    await button('Answer').click();
    await button('Share answer').click();
    await expect.element(page.getByLabelText('Name (Optional)')).toHaveValue('Answer to Rainy Sundays');
  });
});
