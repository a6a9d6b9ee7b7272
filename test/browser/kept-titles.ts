import type { Page } from '@playwright/test';
import { plant } from './storage.ts';

const DAY_MS = 86_400_000;

const savedMovie = (number: number) => ({
  id: 1_000 + number,
  media_type: 'movie',
  title: `Title ${number}`,
  addedAt: new Date(Date.UTC(2026, 0, 1) - number * DAY_MS).toISOString(),
});

/** The known visitor comes back to a watchlist of so many movies of the catalogue: 'Title 1' was added last. */
export const keepTitles = (page: Page, count: number) => {
  const watchlist = Array.from({ length: count }, (_, index) => savedMovie(index + 1));
  return plant(page, 'matinee_user_data_203.0.113.7', JSON.stringify({ username: 'Ada', watchlist }));
};
