import type { ReleaseDate } from '#domain/calendar/calendar-entry.ts';
import type { TitleId } from './movie-catalog.ts';

/**
 * On which days movies come out. It resolves and rejects as `MovieCatalog` does: a `CatalogError`, or an `AbortError` once its signal
 * aborts. It never retries.
 */
export interface ReleaseDates {
  /**
   * The dates of a movie in a country, by day: one of each kind at most. Where the country has none, the earliest of all countries, as
   * the kind 'first'; none where none is known. A show has none, and what cannot be a country has none: these are not asked about.
   * Rejects with `http` 404 for a movie that does not exist.
   * @param country ISO 3166-1: two capital letters
   */
  datesOf(title: TitleId, country: string, signal: AbortSignal): Promise<readonly ReleaseDate[]>;
}
