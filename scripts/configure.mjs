import { loadEnv } from 'vite';
import { catalogueByToken, explicitCatalogue, needsToken } from './choose-catalogue.mjs';

const NO_TOKEN =
  'No TMDB token is configured: running on the demo catalogue. To switch, put VITE_TMDB_ACCESS_TOKEN=<your token> into .env.local (see .env.example).';

/**
 * VITE_ variables: the process's first, even empty ones, then those of `.env.local` and its kin.
 * @param {'production' | 'development'} mode
 */
export const environment = (mode) => loadEnv(mode, process.cwd(), 'VITE_');

/**
 * Makes the following build or server one for a catalogue. What has no use for a token holds none in its files.
 * @param {string} catalogue
 * @param {import('./choose-catalogue.mjs').Environment} env
 */
export function switchTo(catalogue, env) {
  process.env['VITE_CATALOG'] = catalogue;
  if (!needsToken(catalogue, env)) process.env['VITE_TMDB_ACCESS_TOKEN'] = '';
}

/**
 * Settles which catalogue the following build or server is for, and says so when nobody chose the demo.
 * @param {'production' | 'development'} mode
 */
export function configureByToken(mode) {
  const env = environment(mode);
  const catalogue = catalogueByToken(env);
  if (catalogue === 'demo' && !explicitCatalogue(env)) console.log(NO_TOKEN);
  switchTo(catalogue, env);
}
