import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { openData } from '#fixtures/ui/open-data.tsx';

const hiddenAt = '2026-11-20T12:00:00.000Z';
const marksOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, title: `Title ${at + 1}`, hiddenAt }));
const button = (name: string) => page.getByRole('button', { name, exact: true });
const listed = () => page.getByRole('list', { name: 'Hidden titles' }).getByRole('listitem').elements().length;

beforeEach(() => page.viewport(1280, 1000));

describe('hidden titles in your data', () => {
  it('are listed, the first 20 and then all (product.md, Hidden titles: list)', async () => {
    await openData({ library: { marks: marksOf(30) } });
    await expect.poll(listed).toBe(20);
    await userEvent.click(button('Show all 30'));
    await expect.poll(listed).toBe(30);
  });

  it('can be restored, one and all, and that can be undone (product.md, Hidden titles: bring back)', async () => {
    const { app, emitted, undo } = await openData({ library: { marks: marksOf(3) } });
    await userEvent.click(button('Bring back Title 2'));
    await expect.poll(listed).toBe(2);
    expect(emitted).toContain('It may be shown again');
    await userEvent.click(button('Bring back all'));
    await expect.element(page.getByText('No title is hidden.')).toBeVisible();
    expect(emitted).toContain('2 titles may be shown again');
    expect(libraryOf(app).marks).toEqual([]);
    undo();
    await expect.poll(listed).toBe(2);
  });

  it('are none for most (product.md, Hidden titles: list)', async () => {
    await openData();
    await expect.element(page.getByText('No title is hidden.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Diary' })).toHaveAttribute('href', '/diary');
  });
});
