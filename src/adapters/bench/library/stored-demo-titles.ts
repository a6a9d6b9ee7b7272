import { toStoredTitle, type StoredTitle } from '#domain/library/saved-title.ts';
import type { DemoData, DemoTitle } from '../../demo/demo-data.ts';
import { mapToTitleDetails } from '../../demo/map-to-title-details.ts';

const HOUR_MS = 3_600_000;

/** Titles as lists keep them. */
interface StoredDemoTitles {
  readonly movies: readonly StoredTitle[];
  readonly all: readonly StoredTitle[];
}

export const storedDemoTitles = (data: DemoData, titles: readonly DemoTitle[] = data.titles): StoredDemoTitles => {
  const all = titles.map((title) => toStoredTitle(mapToTitleDetails(data, title)));
  return { all, movies: all.filter(({ media_type }) => media_type === 'movie') };
};

/** The times of a list, as ISO texts: the first one the newest, each so many hours older than the one before. */
export const hoursBefore =
  (now: Date, hours: number) =>
  (at: number): string =>
    new Date(now.getTime() - (1 + at * hours) * HOUR_MS).toISOString();
