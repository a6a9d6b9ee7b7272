import { isTokenConfigured } from './is-token-configured.ts';
import type { TmdbConfig } from './tmdb-config.ts';

/** Whether TMDB may be asked: with a token, or by a path of the site's own host, which adds one of its own (docs/hosting.md). */
export const isConfigured = ({ token, apiUrl }: Pick<TmdbConfig, 'token' | 'apiUrl'>): boolean =>
  isTokenConfigured(token) || apiUrl.startsWith('/');
