import type { Page } from '@playwright/test';
import { OWN_KEY } from './fixtures.ts';
import type { KeptEntries } from './kept-entries.ts';

const DAY_MS = 86_400_000;

const savedMovie = (number: number) => ({
  id: 1_000 + number,
  media_type: 'movie',
  title: `Title ${number}`,
  addedAt: new Date(Date.UTC(2026, 0, 1) - number * DAY_MS).toISOString(),
});

/** The known visitor comes back to a watchlist of so many movies of the catalogue: 'Title 1' was added last. */
export const keepTitles = (kept: KeptEntries, page: Page, count: number) => {
  const watchlist = Array.from({ length: count }, (_, index) => savedMovie(index + 1));
  return kept.plant(page, { [OWN_KEY]: JSON.stringify({ username: 'Ada', watchlist }) });
};
