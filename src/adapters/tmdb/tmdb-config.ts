/** The operator's configuration of TMDB (product.md, Configuration: variables). */
export interface TmdbConfig {
  /** The v4 read access token; empty or the placeholder when none is configured. */
  readonly token: string;
  /**
   * The base URL of the API, with or without a trailing slash. Or a path, where the site's host passes requests on and
   * adds the token.
   */
  readonly apiUrl: string;
  /** The base URL of images. It is used unless TMDB's configuration gives one. */
  readonly imageUrl: string;
}
