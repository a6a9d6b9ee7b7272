import { DEFAULT_COLLECTIONS } from '#domain/library/collection.ts';
import type { DemoData } from '../../demo/demo-data.ts';
import { hoursBefore, keptTitles } from './kept-titles.ts';

const COUNT = 99;
/** A history has no room for more. */
const VIEWED = 50;

/** A bundle with 99 titles in every list, as its fields. */
export const full99 = (data: DemoData, now: Date) => {
  const { all, movies } = keptTitles(data);
  const at = hoursBefore(now, 5);
  const saved = all.slice(0, COUNT).map((title, index) => ({ ...title, addedAt: at(index) }));
  return {
    username: 'Quinn',
    watchlist: saved,
    favorites: saved,
    collections: DEFAULT_COLLECTIONS.map((collection) => ({ ...collection, movies: movies.slice(0, COUNT) })),
    viewingHistory: all.slice(0, VIEWED).map((title, index) => ({ ...title, viewedAt: at(index) })),
    marks: all.slice(0, COUNT).map((title, index) => ({ ...title, seenAt: at(index) })),
  };
};
