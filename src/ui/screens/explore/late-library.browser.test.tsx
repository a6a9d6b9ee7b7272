import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MemoryEntries } from '#adapters/store/memory-entries.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { seen } from '#fixtures/ui/open-hiding.ts';
import { hundred, openListing } from '#fixtures/ui/open-listing.tsx';

beforeEach(async () => {
  await page.viewport(1280, 900);
  window.scrollTo(0, 0);
});

describe('a library that comes after the titles (product.md, Hiding: late library)', () => {
  it('takes away what it hides, but not the title that has the focus', async () => {
    const entries = new MemoryEntries();
    entries.setItem(
      'matinee_user_data_203.0.113.7',
      JSON.stringify({ ...EMPTY_LIBRARY, marks: seen(1, 3).map((mark) => ({ ...mark, media_type: 'movie' })) }),
    );
    const { app, clock, names } = await openListing('/movie?hide=seen', hundred, { entries });
    await expect.poll(() => names().slice(0, 4)).toEqual(['Movie 1', 'Movie 2', 'Movie 3', 'Movie 4']);
    const link = page.getByRole('link', { name: 'Movie 2', exact: true });
    link.element().focus();

    await app.library.identity.resolve();
    app.library.loader.activate();
    await clock.advance(1_000);
    await expect.poll(() => names().slice(0, 3)).toEqual(['Movie 2', 'Movie 4', 'Movie 5']);
    await expect.element(link).toHaveFocus();
  });
});
