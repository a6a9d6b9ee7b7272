import { describe, expect, it } from 'vitest';
import { collectionPath } from '#domain/library/collection-path.ts';
import type { Library } from '#domain/library/library.ts';
import { aSaved, openLibraryScreen } from '#fixtures/ui/open-library-screen.tsx';

const goneAt = '2026-11-01T12:00:00.000Z';
const TEXT = 'No longer in the catalogue';
const HAS: Partial<Library> = {
  watchlist: [aSaved({ id: 1, title: 'Zebra' }), aSaved({ id: 2, title: 'Mango', goneAt, checkedAt: goneAt })],
  marks: [
    { id: 1, title: 'Zebra', rating: 3 },
    { id: 2, title: 'Mango', rating: 8, goneAt, checkedAt: goneAt },
  ],
};

describe('a title that the provider has no more (product.md, Freshness: gone)', () => {
  it.each(['/watchlist', '/watchlist?view=list', '/seen', '/seen?view=list'])(
    'is told from the others at %s, and keeps what can be done with it',
    async (address) => {
      const { screen } = await openLibraryScreen(address, HAS);
      const items = [...document.querySelectorAll('li')].filter((item) => item.querySelector('h2'));
      const textOf = (name: string) => items.find((item) => item.textContent.includes(name))?.textContent;
      expect(textOf('Mango')).toContain(TEXT);
      expect(textOf('Zebra')).not.toContain(TEXT);
      await expect.element(screen.getByRole('button', { name: 'Favorites: Mango' })).toBeInTheDocument();
      await expect.element(screen.getByRole('link', { name: /Mango/ }).first()).toHaveAttribute('href', '/movie/2');
    },
  );

  it('is told in a collection', async () => {
    const noir = { id: '5', name: 'Noir', description: '', movies: [{ id: 2, title: 'Mango', goneAt }] };
    const { screen } = await openLibraryScreen(collectionPath(noir), { collections: [noir] });
    await expect.element(screen.getByText(TEXT)).toBeVisible();
  });
});
