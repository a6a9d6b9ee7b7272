import type { ReleaseDate } from '#domain/calendar/calendar-entry.ts';
import type { Credits } from '#domain/credits.ts';
import type { Season } from '#domain/shows/season.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import type { WatchOffers } from '#domain/watch/watch-offers.ts';
import type { TitleId } from './movie-catalog.ts';

/** What is asked of a title beside its details. Countries are codes of ISO 3166-1: two capital letters. */
export interface WantedParts {
  /** Where it can be watched in this country. */
  readonly offersIn?: string;
  /** On which days it comes out in this country. */
  readonly datesIn?: string;
  /** The numbers of seasons, each of which is a part. */
  readonly seasons?: readonly number[];
  /** Who is in it, and who made it. */
  readonly credits?: true;
}

/** Of the parts those that were asked for; one that could not be read is absent. */
export interface TitleAnswer {
  readonly details: TitleDetails;
  /** As `NO_OFFERS` where nobody has it, and for what cannot be a country. */
  readonly offers?: WatchOffers;
  /**
   * By day: one of each kind at most. Where the country has none, the earliest of all countries, as the kind 'first'; none where none is
   * known. A show has none, and what cannot be a country has none.
   */
  readonly dates?: readonly ReleaseDate[];
  /** Those that exist. A movie has none. */
  readonly seasons?: readonly Season[];
  /** As `MovieCatalog` has them. */
  readonly credits?: Credits;
}

/** No more parts are asked for at once (tmdb.md, Fields: appended). */
export const PARTS_AT_ONCE = 20;

/** What lists want to know of one title, by one request. It resolves and rejects as `MovieCatalog` does, and never retries. */
export interface TitleAnswers {
  /**
   * Rejects with `http` 404 for a title that does not exist.
   * @param wanted `PARTS_AT_ONCE` parts at most
   */
  answerOf(title: TitleId, wanted: WantedParts, signal: AbortSignal): Promise<TitleAnswer>;
}
