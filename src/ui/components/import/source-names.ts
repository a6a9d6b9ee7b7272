import type { ImportSource } from '#domain/import/import-reading.ts';

/** What the services are called. */
export const SOURCE_NAMES: Readonly<Record<ImportSource, string>> = {
  letterboxd: 'Letterboxd',
  imdb: 'IMDb',
  trakt: 'Trakt',
  tmdb: 'TMDB',
  tvtime: 'TV Time',
  netflix: 'Netflix',
  movary: 'Movary',
  simkl: 'Simkl',
  seriesguide: 'SeriesGuide',
  matinee: 'Matinee',
  plain: 'Your list',
};
