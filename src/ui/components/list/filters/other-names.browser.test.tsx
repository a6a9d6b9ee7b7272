import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import type { RememberedParts } from '#application/ports/memories/title-memory.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import { aSaved, openLibraryScreen } from '#fixtures/ui/open-library-screen.tsx';

const field = page.getByRole('textbox', { name: 'Find in this list' });

beforeEach(() => page.viewport(1280, 900));

describe('find by other names (product.md, Titles in one’s language: find)', () => {
  const watchlist = [aSaved({ id: 1, title: 'Der Pate', name_language: 'de-DE' }), aSaved({ id: 2, title: 'Ebbe' })];
  const openWith = (titleLanguage?: string) => {
    const titleMemory = new MemoryAnswers<RememberedParts>();
    const answeredAt = new Date('2026-11-20T12:00:00Z').getTime();
    const names = { english: 'The Godfather', original: 'Il padrino' };
    titleMemory.answers.set('movie:1', { facts: { names, answeredAt }, answeredAt });
    const fetchDetails = vi.fn<MovieCatalog['fetchDetails']>(() => new Promise<never>(() => undefined));
    const preferences = { ...EMPTY_LIBRARY.preferences, ...(titleLanguage && { titleLanguage }) };
    const has = { watchlist, preferences };
    return { opened: openLibraryScreen('/watchlist', has, { titleMemory, answers: { fetchDetails } }), fetchDetails };
  };

  it('finds what the device knows of it, and asks for nothing', async () => {
    const { opened, fetchDetails } = openWith('de-DE');
    const { texts } = await opened;
    await userEvent.type(field, 'godfather');
    await expect.poll(() => texts('h2')).toEqual(['Der Pate']);
    expect(fetchDetails).not.toHaveBeenCalled();
  });

  it('does not where no language is chosen', async () => {
    const { opened } = openWith();
    await opened;
    await userEvent.type(field, 'godfather');
    await expect.element(page.getByText('Nothing matches.')).toBeVisible();
  });
});
