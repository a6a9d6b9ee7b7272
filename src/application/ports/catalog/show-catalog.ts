import type { Season } from '#domain/shows/season.ts';
import type { TitleDetails } from '#domain/title-details.ts';

/** A show, and those of its seasons that were asked for and exist. */
export interface ShowSeasons {
  readonly details: TitleDetails;
  readonly seasons: readonly Season[];
}

/** Seasons with their episodes. It resolves and rejects as `MovieCatalog` does, and never retries. */
export interface ShowCatalog {
  /** @param show its number. Rejects with `http` 404 for a show or a season that does not exist */
  seasonOf(show: number, season: number, signal: AbortSignal): Promise<Season>;
  /**
   * By one request. A season that does not exist is left out. Rejects with `http` 404 for a show that does not exist.
   * @param seasons 20 numbers at most
   */
  seasonsOf(show: number, seasons: readonly number[], signal: AbortSignal): Promise<ShowSeasons>;
}
