/**
 * How a probe asks: the three variants of the connection test (product.md, Provider calls: connection test), and what
 * the health check falls back on (product.md, Provider calls: health check).
 */
export type ProbeMethod = 1 | 2 | 3 | 'fallback';

/** What health checks need of a catalogue: whether it may be asked at all, and whether it answers. */
export interface CatalogProbe {
  /** Whether a token is configured, where one is needed (product.md, Startup: configured token). */
  readonly configured: boolean;
  /** The API's base URL, for the debug info of the startup failure screen; never with a token. */
  readonly address: string;
  /**
   * Asks for the configuration and tells the HTTP status; the body is not read.
   * Rejects as `MovieCatalog` does when no status came, an abort included, and on 429, with the time for which the provider wants to be
   * left alone. Timeouts are the caller's.
   */
  probe(method: ProbeMethod, signal: AbortSignal): Promise<number>;
}
