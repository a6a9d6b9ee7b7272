import { tabCatalogChoice } from '#adapters/browser/tab-catalog-choice.ts';
import { askEarly } from '#adapters/tmdb/early-answers.ts';
import { CONFIGURATION, TRENDING, type Endpoint } from '#adapters/tmdb/endpoints.ts';
import { isConfigured } from '#adapters/tmdb/is-configured.ts';
import { requestHeaders } from '#adapters/tmdb/request-headers.ts';
import type { Config } from '../config.ts';
import { preloadBanner } from './preload-banner.ts';

const isHome = (): boolean => location.pathname === '/';

/** Copies are read: the answers themselves are the application's. */
const jsonOf = ([configuration, trending]: readonly [Response, Response]): Promise<[unknown, unknown]> =>
  Promise.all([configuration.clone().json(), trending.clone().json()]);

/**
 * Sends what startup will ask, in its order (spec section 4): the health check, then trending and the configuration. The
 * application takes the answers from there, failures included, so that each is asked for once.
 */
export const startEarly = async (config: Config): Promise<void> => {
  const { catalog, token, apiUrl } = config;
  if (tabCatalogChoice(catalog === 'demo').isDemo || !isConfigured(config)) return;
  const headers = requestHeaders(token, ['Authorization', 'Accept', 'Content-Type']);
  const ask = ({ path }: Endpoint) => askEarly({ baseUrl: apiUrl, path, headers, cache: 'reload' });
  try {
    if ((await ask(CONFIGURATION)).status !== 200) return;
    // Awaited on every page: a failure that nobody heard of would be an uncaught error.
    const answers = await Promise.all([ask(CONFIGURATION), ask(TRENDING)]);
    if (isHome()) preloadBanner(...(await jsonOf(answers)));
  } catch {
    // The application meets the same failure, and says so.
  }
};
