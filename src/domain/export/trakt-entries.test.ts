import { expect, it } from 'vitest';
import { sharedShows } from '../devices/library-items.ts';
import { NO_IMDB_NUMBERS } from './imdb-numbers.ts';
import { episodeViewings } from './trakt-entries.ts';

it('has each day of an episode that was seen in several rounds (product.md, Export: Trakt)', () => {
  const begun = '2026-12-01T18:00:00.000Z';
  const seasons = { 1: '1-2@20614', [begun]: '0@20788', [`${begun}/1`]: '1@20788' };
  const shows = [...sharedShows([{ id: 8, name: 'Nine Dials', seasons }])];
  const viewings = shows.flatMap((show) => [...episodeViewings(show, NO_IMDB_NUMBERS)]);
  expect(viewings.map(({ episode }) => episode)).toEqual([
    { season: 1, number: 1, ids: {} },
    { season: 1, number: 2, ids: {} },
    { season: 1, number: 1, ids: {} },
  ]);
  expect(new Set(viewings.map((entry) => entry['watched_at'])).size).toBe(2);
});
