import type { LegacyEntries } from '#application/ports/library/legacy-storage.ts';
import { DEFAULT_COLLECTIONS } from '#domain/library/collection.ts';
import type { DemoData } from '../../demo/demo-data.ts';
import { hoursBefore, keptTitles } from './kept-titles.ts';

/** The entries of the old format (product.md, Migration: old entries). */
export const oldFormat = (data: DemoData, now: Date): LegacyEntries => {
  const { all, movies } = keptTitles(data);
  const at = hoursBefore(now, 30);
  const saved = (from: number, to: number) =>
    JSON.stringify(all.slice(from, to).map((title, index) => ({ ...title, addedAt: at(index) })));
  return {
    watchlist: saved(0, 12),
    favorites: saved(12, 18),
    collections: JSON.stringify([
      ...DEFAULT_COLLECTIONS,
      { id: '4', name: 'Rainy Sundays', description: 'With tea', movies: movies.slice(0, 3) },
    ]),
    username: 'Quinn',
    last_sync: at(0),
    first_time: 'false',
  };
};
