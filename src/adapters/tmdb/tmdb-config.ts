import { token } from '#application/port.ts';

/** What an operator configures of TMDB (product.md, Configuration: variables). */
export interface TmdbConfig {
  /** The v4 read access token; empty or the placeholder when none is configured. */
  readonly token: string;
  /** Base URL of the API, with or without a trailing slash; or a path, where the site's host passes requests on and has the token. */
  readonly apiUrl: string;
  /** Image base URL used unless TMDB's configuration gives one. */
  readonly imageUrl: string;
}

export const TMDB_CONFIG = token<TmdbConfig>('TmdbConfig');
