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

/** Every third is only noted, every third is hidden. */
const mark = (number: number) => {
  const at = new Date(Date.UTC(2026, 0, 1) - number * DAY_MS).toISOString();
  if (number % 3 === 1) return { seenAt: number % 2 ? at : null, rating: (number % 10) + 1 };
  return number % 3 === 2 ? { note: 'w'.repeat(number % 2 ? 500 : 40) } : { hiddenAt: at };
};

/** The known visitor comes back to so many marked movies of the catalogue, beside a watchlist of three. */
export const keepMarks = (kept: KeptEntries, page: Page, count: number) => {
  const marks = Array.from({ length: count }, (_, index) => {
    const { addedAt: _addedAt, ...title } = savedMovie(index + 1);
    return { ...title, ...mark(index + 1) };
  });
  const watchlist = [1, 2, 3].map(savedMovie);
  return kept.plant(page, { [OWN_KEY]: JSON.stringify({ username: 'Ada', watchlist, marks }) });
};
