import { DEFAULT_COLLECTIONS } from '#domain/library/collection.ts';
import type { DemoData } from '../../demo/demo-data.ts';
import { hoursBefore, keptTitles } from './kept-titles.ts';

const NOTES = ['Twice.', 'With Ada, in the rain.', 'The last half hour makes up for all of it.'];

/** A bundle with some of everything, as its fields. */
export const livedIn = (data: DemoData, now: Date) => {
  const { all, movies } = keptTitles(data);
  const at = hoursBefore(now, 7);
  const first = DEFAULT_COLLECTIONS[0];
  return {
    username: 'Quinn',
    watchlist: all.slice(0, 24).map((title, index) => ({ ...title, addedAt: at(index) })),
    favorites: all.slice(18, 30).map((title, index) => ({ ...title, addedAt: at(index) })),
    collections: [
      { ...first, movies: movies.slice(0, 5) },
      ...DEFAULT_COLLECTIONS.slice(1),
      {
        id: `${now.getTime()}`,
        name: 'Rainy Sundays',
        description: 'With tea',
        movies: movies.slice(30, 42),
        createdAt: at(40),
      },
    ],
    viewingHistory: all.slice(40, 70).map((title, index) => ({ ...title, viewedAt: at(index) })),
    marks: all.slice(60, 100).map((title, index) => ({
      ...title,
      seenAt: index % 5 === 0 ? null : at(index),
      ...(index % 3 > 0 && { rating: 1 + (index % 10) }),
      ...(index < NOTES.length && { note: NOTES[index] }),
      ...(index % 13 === 0 && { hiddenAt: at(index) }),
    })),
  };
};
