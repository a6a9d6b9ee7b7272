import { isOwnPath } from '../image-source-at.ts';
import type { TmdbConfig } from '../tmdb-config.ts';

const PLACEHOLDER = 'your_tmdb_read_access_token_here';

/**
 * Whether the token is neither empty nor the placeholder of the sample configuration
 * (product.md, Startup: configured token).
 */
export const isTokenConfigured = (token: string): boolean => {
  const trimmed = token.trim();
  return trimmed !== '' && trimmed !== PLACEHOLDER;
};

/**
 * Whether TMDB can be called: with a token, or through a path of the site's own host, which adds a token of its own
 * (docs/hosting.md).
 */
export const isConfigured = ({ token, apiUrl }: Pick<TmdbConfig, 'token' | 'apiUrl'>): boolean =>
  isTokenConfigured(token) || isOwnPath(apiUrl);
