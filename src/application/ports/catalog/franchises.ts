import type { Franchise } from '#domain/details/franchise.ts';

/** Series of movies. It resolves and rejects as `MovieCatalog` does, and never retries. */
export interface Franchises {
  /** Rejects with `http` 404 for a franchise that does not exist. */
  partsOf(id: number, signal: AbortSignal): Promise<Franchise>;
}
