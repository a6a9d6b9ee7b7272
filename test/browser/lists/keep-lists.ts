import type { Page } from '@playwright/test';
import { OWN_KEY } from '../shared/fixtures.ts';
import type { KeptEntries } from '../shared/kept-entries.ts';

const saved = (id: number) => ({ id: 1_000 + id, media_type: 'movie', title: `Title ${id}` });
const addedAt = '2026-01-01T00:00:00.000Z';

/** A known visitor with so many titles on each list. */
export const keepLists = (kept: KeptEntries, page: Page, count: number) => {
  const titles = Array.from({ length: count }, (_, index) => saved(index + 1));
  const listed = titles.map((title) => ({ ...title, addedAt }));
  const lists = {
    username: 'Ada',
    watchlist: listed,
    favorites: listed,
    marks: titles.map((title) => ({ ...title, seenAt: '2026-01-02', rating: 8 })),
    collections: [{ id: '9', name: 'Noir', description: 'Rain.', movies: titles, createdAt: addedAt }],
  };
  return kept.plant(page, { [OWN_KEY]: JSON.stringify(lists) });
};
