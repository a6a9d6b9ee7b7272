import { itemsOf, readHostLinks } from '#domain/addresses/host-links.ts';
import type { CatalogueConfig } from './catalogues/catalogue.ts';
import type { CatalogueKind } from './catalogues/catalogues.ts';
import type { StoreKind } from './stores.ts';

/** The operator's configuration (product.md, Configuration: variables), with its defaults. */
export interface Config extends CatalogueConfig {
  readonly catalog: CatalogueKind;
  readonly store: StoreKind;
}

type Environment = Readonly<Record<`VITE_${string}`, string | undefined>>;

const IP_LOOKUP_URLS = 'https://api.ipify.org?format=json,https://httpbin.org/ip,https://api.myip.com';

const readText = (text = ''): string => text.trim();

/** What the script in the page needs of the configuration: without the rest, it is the same from release to release. */
export type ProviderConfig = Pick<Config, 'catalog' | 'token' | 'apiUrl' | 'imageUrl'>;

export const readProvider = (env: Environment): ProviderConfig => ({
  catalog: (env.VITE_CATALOG || 'tmdb') as CatalogueKind,
  token: readText(env.VITE_TMDB_ACCESS_TOKEN),
  apiUrl: env.VITE_TMDB_API_URL || 'https://api.themoviedb.org/3',
  imageUrl: env.VITE_TMDB_IMAGE_URL || 'https://image.tmdb.org/t/p/',
});

/**
 * Reads the configuration. An empty value counts as absent, except for the IP services, where it means none. That there are
 * such a catalogue and such a store is known: the build refuses any other (`build/configuration.ts`).
 */
export const readConfig = (env: Environment): Config => ({
  ...readProvider(env),
  store: (env.VITE_STORE || 'local') as StoreKind,
  ipLookupUrls: itemsOf(env.VITE_IP_LOOKUP_URLS ?? IP_LOOKUP_URLS),
  vitalsUrl: readText(env.VITE_VITALS_URL),
  hostLinks: readHostLinks(readText(env.VITE_FOOTER_LINKS)),
  requestUrl: readText(env.VITE_REQUEST_URL),
  version: readText(env.VITE_VERSION),
  sourceUrl: readText(env.VITE_SOURCE_URL),
});
