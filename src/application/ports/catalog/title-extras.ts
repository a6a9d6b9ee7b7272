import type { TitleExtra } from '#domain/details/title-extra.ts';
import type { TitleId } from './movie-catalog.ts';

/**
 * What a title's screen shows below the rest, and asks for only when somebody comes near. It resolves and rejects as `MovieCatalog` does:
 * parsed values, pictures checked (`isImagePath`); a `CatalogError`, or an `AbortError` once its signal aborts. It never retries.
 */
export interface TitleExtras {
  /** Rejects with `http` 404 for a title that does not exist. */
  extrasOf(title: TitleId, signal: AbortSignal): Promise<TitleExtra>;
}
