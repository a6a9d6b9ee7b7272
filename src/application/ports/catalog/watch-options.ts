import type { WatchOffers, WatchService } from '#domain/watch/watch-offers.ts';
import type { WatchRegion } from '#domain/watch/watch-region.ts';
import type { TitleId } from './movie-catalog.ts';

/**
 * Where titles can be watched. It resolves and rejects as `MovieCatalog` does: parsed values, logos checked (`isImagePath`) or
 * null; a `CatalogError`, or an `AbortError` once its signal aborts. It never retries.
 *
 * A region is a code of `regions`. Of a well-formed one that the provider has nothing about it knows no services and no
 * offers; what cannot be a region, it is not asked about at all.
 */
export interface WatchOptions {
  /** The countries of which the provider knows something, each once. */
  regions(signal: AbortSignal): Promise<readonly WatchRegion[]>;
  /** The services of a country, for movies, shows or both, each once, in the provider's order: the best known first. */
  services(region: string, signal: AbortSignal): Promise<readonly WatchService[]>;
  /**
   * Where a title can be watched in a country. As `NO_OFFERS` where nobody has it. Rejects with `http` 404 for a title that
   * does not exist.
   */
  optionsOf(title: TitleId, region: string, signal: AbortSignal): Promise<WatchOffers>;
}
