const PLACEHOLDER = 'your_tmdb_read_access_token_here';

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/** @param {string | undefined} token a TMDB read access token, as configured */
export const isConfiguredToken = (token) => {
  const given = token?.trim() ?? '';
  return given !== '' && given !== PLACEHOLDER;
};

/**
 * The catalogue asked for, in VITE_CATALOG. Whether there is such a one is for Vite's configuration to say, which knows all.
 * @param {Environment} env
 * @returns {string | undefined} undefined when none is
 */
export const explicitCatalogue = ({ VITE_CATALOG: asked }) => asked || undefined;

/**
 * What `npm start` and `npm run dev` run on: the catalogue asked for, else TMDB when there is a token for it, else the demo.
 * @param {Environment} env
 */
export const catalogueByToken = (env) =>
  explicitCatalogue(env) ?? (isConfiguredToken(env['VITE_TMDB_ACCESS_TOKEN']) ? 'tmdb' : 'demo');

/**
 * What `npm run build` builds for: the catalogue asked for, else TMDB.
 * @param {Environment} env
 */
export const catalogueForHosting = (env) => explicitCatalogue(env) ?? 'tmdb';

/**
 * Whether pages send a token: neither the demo does, nor do pages that ask by a path of their own host, which adds the token.
 * @param {string} catalogue
 * @param {Environment} env
 */
export const needsToken = (catalogue, env) => catalogue === 'tmdb' && !env['VITE_TMDB_API_URL']?.startsWith('/');
