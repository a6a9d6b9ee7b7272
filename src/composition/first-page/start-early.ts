import { lastTitleLanguage } from '#adapters/browser/memories/last-title-language.ts';
import { markAnswered } from '#adapters/browser/startup-answers.ts';
import { hasChosenDemo } from '#adapters/browser/tab-catalog-choice.ts';
import { requestEarly } from '#adapters/tmdb/client/early-answers.ts';
import { isConfigured } from '#adapters/tmdb/client/is-configured.ts';
import { requestHeaders } from '#adapters/tmdb/client/request-headers.ts';
import { CONFIGURATION, inLanguage, TRENDING, type Endpoint } from '#adapters/tmdb/endpoint.ts';
import { imageSourceAt, isOwnPath } from '#adapters/tmdb/image-source-at.ts';
import type { ImageSource } from '#domain/image-source.ts';
import type { ProviderConfig } from '../config.ts';
import type { FirstPictures } from './first-pictures.ts';
import { preconnect } from './preload.ts';
import { showPictures } from './show-pictures.ts';

type RequestEarly = (endpoint: Endpoint) => Promise<Response>;

interface Configuration {
  readonly images?: { readonly secure_base_url?: unknown };
}

/** As `mapToImageSource` has it; undefined where the answer is not as it should be: the application reports that. */
const sourceIn = ({ images }: Configuration, configured: string): ImageSource | undefined => {
  const baseUrl = isOwnPath(configured) ? configured : images?.secure_base_url;
  return typeof baseUrl === 'string' ? imageSourceAt(baseUrl) : undefined;
};

/** Reads a copy: the answer itself is for the application. */
const jsonOf = async (response: Response): Promise<Record<string, unknown>> =>
  (await response.clone().json()) as Record<string, unknown>;

const requestAll = async (request: RequestEarly, imageUrl: string, pictures?: FirstPictures): Promise<void> => {
  const configuration = request(CONFIGURATION);
  const trending = request(TRENDING);
  const naming = pictures && (pictures.endpoint === TRENDING ? trending : request(pictures.endpoint));
  // All are awaited on every page: a failure that no code handles would be an uncaught error.
  const [images, answer, { ok }] = await Promise.all([configuration, naming, trending]);
  if (images.ok && ok) markAnswered();
  if (!pictures || !answer) return;
  const source = sourceIn(await jsonOf(images), imageUrl);
  if (source) showPictures(source, pictures.find(await jsonOf(answer)));
};

/**
 * Sends the requests of startup in its order (product.md, Startup: order): the health check, then trending and the
 * configuration. With them it requests the answer that names the first screen's largest pictures. The application takes
 * these answers, failures included, so that each request is sent once.
 * @param first the pictures of the first screen, which are shown when they are known
 */
export const startEarly = async (config: ProviderConfig, first?: FirstPictures): Promise<void> => {
  const { catalog, token, apiUrl, imageUrl } = config;
  // A page that is not looked at asks for nothing yet: startup asks once it is.
  if (document.hidden || catalog !== 'tmdb' || hasChosenDemo() || !isConfigured(config)) return;
  const headers = requestHeaders(token, ['Authorization', 'Accept', 'Content-Type']);
  const language = lastTitleLanguage.recall();
  const request: RequestEarly = (endpoint) =>
    requestEarly({ ...inLanguage(endpoint, language), baseUrl: apiUrl, headers, cache: 'reload' });
  try {
    const health = request(CONFIGURATION);
    if (!isOwnPath(imageUrl)) preconnect(imageUrl);
    if ((await health).status === 200) await requestAll(request, imageUrl, first);
  } catch {
    // The application meets the same failure and reports it.
  }
};
