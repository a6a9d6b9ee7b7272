import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aTitle } from '#fixtures/a-title.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { openData } from '#fixtures/ui/open-data.tsx';

const viewedAt = '2026-11-20T12:00:00.000Z';
const keep = page.getByRole('button', { name: 'Keep a viewing history' });
const clear = page.getByRole('button', { name: 'Clear the history' });

beforeEach(() => page.viewport(1280, 1000));

describe('the viewing history in your data (product.md, Recently viewed: no history)', () => {
  it('is kept, until the visitor turns it off', async () => {
    const { app } = await openData();
    await expect.element(keep).toHaveAttribute('aria-pressed', 'true');
    await keep.click();
    await expect.element(keep).toHaveAttribute('aria-pressed', 'false');
    app.library.recordView.execute(aTitle({ id: 7 }));
    expect(libraryOf(app).viewingHistory).toEqual([]);
    await expect.element(clear).not.toBeInTheDocument();

    await keep.click();
    await expect.element(keep).toHaveAttribute('aria-pressed', 'true');
    app.library.recordView.execute(aTitle({ id: 7 }));
    await expect.poll(() => libraryOf(app).viewingHistory).toHaveLength(1);
  });

  it('that is there already stays until the visitor clears it, and comes back on request', async () => {
    const viewingHistory = [1, 2, 3].map((id) => ({ id, viewedAt }));
    const { app, emitted, undo } = await openData({ library: { viewingHistory } });
    await expect.element(clear).not.toBeInTheDocument();
    await keep.click();
    await expect.element(page.getByText('3 titles from before are still kept.')).toBeVisible();
    expect(libraryOf(app).viewingHistory).toHaveLength(3);
    await clear.click();
    await expect.element(clear).not.toBeInTheDocument();
    await expect.element(keep).toHaveFocus();
    expect(libraryOf(app).viewingHistory).toEqual([]);
    expect(emitted).toContain('Viewing history cleared');
    undo();
    await expect.poll(() => libraryOf(app).viewingHistory).toHaveLength(3);
  });
});
