import type { TmdbConfig } from '../tmdb-config.ts';

const PLACEHOLDER = 'your_tmdb_read_access_token_here';

/** Neither empty nor the placeholder of the sample configuration (product.md, Startup: configured token). */
export const isTokenConfigured = (token: string): boolean => {
  const trimmed = token.trim();
  return trimmed !== '' && trimmed !== PLACEHOLDER;
};

/** Whether TMDB may be asked: with a token, or by a path of the site's own host, which adds one of its own (docs/hosting.md). */
export const isConfigured = ({ token, apiUrl }: Pick<TmdbConfig, 'token' | 'apiUrl'>): boolean =>
  isTokenConfigured(token) || apiUrl.startsWith('/');
