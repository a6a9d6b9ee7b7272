import { tabCatalogChoice } from '#adapters/browser/tab-catalog-choice.ts';
import { askEarly } from '#adapters/tmdb/client/early-answers.ts';
import { isConfigured } from '#adapters/tmdb/client/is-configured.ts';
import { requestHeaders } from '#adapters/tmdb/client/request-headers.ts';
import { CONFIGURATION, TRENDING, type Endpoint } from '#adapters/tmdb/endpoints.ts';
import type { Config } from '../config.ts';
import { firstPicturesOf, type FirstPictures } from './first-pictures.ts';
import { showPictures } from './show-pictures.ts';

type Ask = (endpoint: Endpoint) => Promise<Response>;

/** A copy is read: the answer itself is the application's. */
const jsonOf = async (response: Response): Promise<Record<string, unknown>> =>
  (await response.clone().json()) as Record<string, unknown>;

const askAll = async (ask: Ask, pictures: FirstPictures | undefined): Promise<void> => {
  const configuration = ask(CONFIGURATION);
  const trending = ask(TRENDING);
  const naming = pictures && (pictures.endpoint === TRENDING ? trending : ask(pictures.endpoint));
  // Awaited on every page: a failure that nobody heard of would be an uncaught error.
  const [images, answer] = await Promise.all([configuration, naming, trending]);
  if (pictures && answer) showPictures(pictures, await jsonOf(images), await jsonOf(answer));
};

/**
 * Sends what startup will ask, in its order (product.md, Startup: order): the health check, then trending and the
 * configuration, and with them what names the first screen's largest pictures. The application takes the answers from
 * there, failures included, so that each is asked for once.
 */
export const startEarly = async (config: Config): Promise<void> => {
  const { catalog, token, apiUrl } = config;
  if (tabCatalogChoice(catalog === 'demo').isDemo || !isConfigured(config)) return;
  const headers = requestHeaders(token, ['Authorization', 'Accept', 'Content-Type']);
  const ask: Ask = ({ path }) => askEarly({ baseUrl: apiUrl, path, headers, cache: 'reload' });
  try {
    if ((await ask(CONFIGURATION)).status === 200) await askAll(ask, firstPicturesOf(location.pathname));
  } catch {
    // The application meets the same failure, and says so.
  }
};
