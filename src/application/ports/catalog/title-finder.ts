import type { EpisodePlace } from '#domain/import/episodes/known-seasons.ts';
import type { ForeignId, NameQuery } from '#domain/import/matching/title-question.ts';
import type { NamedTitle } from '#domain/import/named-title.ts';
import type { Title } from '#domain/title.ts';

export interface FoundByName {
  readonly titles: readonly NamedTitle[];
  /** Whether there are more than these. */
  readonly hasMore: boolean;
}

/**
 * Finds the titles that a visitor brings from elsewhere, as `MovieCatalog` would give them. It resolves and rejects as that
 * does: each title once, its media type always set, adult titles left out; a `CatalogError`, or an `AbortError`. It sends one
 * request for each call at most, and never retries.
 */
export interface TitleFinder {
  /**
   * The titles that another service numbers so: as a rule none or one. By a number of TVDB's never movies. What cannot be a
   * number of the service's finds nothing, and the provider is not asked.
   */
  findById(id: ForeignId, signal: AbortSignal): Promise<readonly Title[]>;
  /**
   * Where the episode is that TVDB numbers so; undefined where there is none. What cannot be a number finds nothing, and the provider
   * is not asked.
   */
  findEpisode(tvdb: number, signal: AbortSignal): Promise<EpisodePlace | undefined>;
  /**
   * The titles that a provider takes for those of this name, the likeliest first, and at most about twenty. With a year, those
   * that came out in it anywhere. A blank name finds nothing, and the provider is not asked.
   */
  findByName(query: NameQuery, signal: AbortSignal): Promise<FoundByName>;
}
